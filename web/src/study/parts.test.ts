import { expect, test } from 'vitest'
import { decisionAt } from '../last/decision'
import type { DecisionOdds } from '../wire'
import { en } from '../i18n/en'
import { emptyDeal, put } from './deal'
import { spread } from './spread'
import { troubleOf } from './trouble'

test('labels that would lie over each other are moved apart, in their order', () => {
  expect(spread([50, 51, 90], 10, 0, 100)).toEqual([50, 60, 90])
  expect(spread([98, 99, 97], 10, 0, 100)).toEqual([90, 100, 80])
  expect(spread([], 10, 0, 100)).toEqual([])
})

test('trouble is shown at the player or the tray whose cards it names', () => {
  const deal = { ...put(emptyDeal(2), { player: 1, up: true, at: 0 }, 'Kd'), dead: ['2c' as const] }
  expect(troubleOf({ field: 'card', value: 'Kd is twice in ????Kd', allowed: 'once', reason: { type: 'cards_once' } }, deal, en)).toMatchObject({ player: 1, dead: false })
  expect(troubleOf({ field: 'dead', value: '3 unseen cards', allowed: '', reason: { type: 'too_few_cards', missing: 9 } }, deal, en)).toMatchObject({ player: null, dead: true })
  expect(troubleOf({ field: 'house', value: 'x', allowed: 'home', reason: { type: 'one_of', names: ['home'] } }, deal, en)).toMatchObject({ player: null, dead: false, text: 'House: x. There is: Home.' })
  expect(troubleOf(null, deal, en).text).toBe('')
})

test('a step shows the odds of the decision to come, else of the last one', () => {
  const decisions = [5, 8].map((at) => ({ at })) as DecisionOdds[]
  expect([3, 4, 6, 7, 40].map((event) => decisionAt(decisions, event)?.at)).toEqual([undefined, 5, 5, 8, 8])
})
