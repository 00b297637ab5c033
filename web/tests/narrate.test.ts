import { describe, expect, test } from 'vitest'
import { pots, standing } from '../src/game/pots'
import type { Card, Player, RoundOpened } from '../src/game/model'
import { en } from '../src/i18n/en'
import { es } from '../src/i18n/es'
import { narrate, type Speech } from '../src/i18n/narrate'
import { talk as talkEn } from '../src/i18n/talk.en'
import { talk as talkEs } from '../src/i18n/talk.es'
import type { Line, Opener, Who } from '../src/room/lines'
import { welcomed } from '../src/room/state'
import { playedHands } from './fixtures'
import { welcomeAt } from './moments'

const speeches: Record<'en' | 'es', Speech> = {
  en: { language: 'en', talk: talkEn, gameName: (game) => en.game[game] ?? game },
  es: { language: 'es', talk: talkEs, gameName: (game) => es.game[game] ?? game },
}
const who = (seat: number, name: string, you = false): Who => ({ seat, name, you })
const jimmy = who(1, 'Jimmy')
const pavel = who(2, 'Pavel')
const me = who(3, 'Nora', true)

const texts = (lines: Line[], language: 'en' | 'es') => narrate(lines, speeches[language]).map((one) => one.text)
const act = (one: Who, did: 'check' | 'call' | 'fold' | 'bring_in' | 'raise', to = 0, allIn = false): Line => ({
  ...{ kind: 'act', did, who: one, to, allIn },
})
const opener = (one: Who, category: 0 | 1, rank: 8 | 13 | 4, card: Card = '4d'): Opener => ({
  who: one,
  board: { category, ranks: [rank], low: false, telling: 1 },
  card,
})
const opened = (fields: Partial<RoundOpened>): RoundOpened => ({
  ...{ type: 'round_opened', seat: 2, reason: 'best_board', tied: null, passed: [], open_pair: false, bring_in: false },
  ...fields,
})

describe('the dealer says what happened and why', () => {
  test('who brings in, and why', () => {
    const lines: Line[] = [
      {
        kind: 'opens',
        event: opened({ reason: 'lowest_card', tied: 'suit', bring_in: true }),
        ...{ opener: opener(pavel, 0, 4), passed: [], third: true },
      },
      act(pavel, 'bring_in', 50),
    ]
    expect(texts(lines, 'en')).toEqual(['Pavel brings in for ‹0.50›: lowest card, by suit'])
    expect(texts(lines, 'es')).toEqual(['Pavel pone el bring-in de ‹0.50›: carta más baja, por palo'])
  })

  test('the board of who acts first is named as far as it differs from the others', () => {
    const line = (category: 0 | 1, telling: number): Line => ({
      kind: 'opens',
      event: opened({}),
      opener: { who: pavel, board: { category, ranks: [14, 12, 9], low: false, telling }, card: 'As' },
      ...{ passed: [], third: false },
    })
    const all = [line(0, 1), line(0, 2), line(1, 2), line(1, 3)]
    expect(all.flatMap((one) => texts([one], 'en'))).toEqual([
      'Pavel acts first with ace high',
      'Pavel acts first with ace-queen high',
      'Pavel acts first with aces and a queen',
      'Pavel acts first with aces and queen-nine',
    ])
    expect(all.flatMap((one) => texts([one], 'es'))).toEqual([
      'Pavel habla primero con as como carta alta',
      'Pavel habla primero con as-reina como carta alta',
      'Pavel habla primero con pareja de ases y reina',
      'Pavel habla primero con pareja de ases y reina-nueve',
    ])
  })

  test('who acts first when the best board is all-in', () => {
    const line: Line = {
      kind: 'opens',
      event: opened({ passed: [1] }),
      ...{ opener: opener(pavel, 1, 8), passed: [opener(jimmy, 1, 13)], third: false },
    }
    expect(texts([line], 'en')).toEqual(['Kings are best but Jimmy is all-in: Pavel acts first with eights'])
    expect(texts([line], 'es')).toEqual([
      'La mejor mano a la vista es pareja de reyes pero Jimmy está all-in: Pavel habla primero con pareja de ochos',
    ])
  })

  test('neighbours who do the same are said in one breath', () => {
    const lines = [act(pavel, 'call', 400), act(me, 'call', 400), act(jimmy, 'fold'), act(me, 'raise', 800, true)]
    expect(texts(lines, 'en')).toEqual(['Pavel and you call', 'Jimmy folds', 'You raise to ‹8.00›, all-in'])
    expect(texts(lines, 'es')).toEqual(['Pavel y tú igualan', 'Jimmy se retira', 'Tú subes a ‹8.00›, all-in'])
  })

  test('the street, and what may be bet on it', () => {
    const line: Line = {
      ...{ kind: 'street', label: { number: 4, round: false }, bets: [200, 400] },
      ...{ spread: false, openPair: true, shared: false },
    }
    expect(texts([line], 'en')).toEqual(['Fourth street · open pair: bets of 2 or 4'])
    expect(texts([line], 'es')).toEqual(['Cuarta calle · pareja descubierta: apuestas de 2 o 4'])
  })
})

test('every fixture hand is told in both languages, with nothing left unsaid', () => {
  for (const hand of playedHands()) {
    const { lines } = welcomed(welcomeAt(hand), 0)
    for (const language of ['en', 'es'] as const) {
      const said = texts([...lines], language)
      expect(said.length).toBeGreaterThan(3)
      for (const text of said) expect(text).not.toMatch(/undefined|NaN|null|\[object/)
    }
  }
})

test('English and Spanish have the same words to say, none of them empty', () => {
  const keys = (value: object, path = ''): string[] =>
    Object.entries(value).flatMap(([name, one]) =>
      typeof one === 'object' && one !== null ? keys(one as object, `${path}${name}.`) : [`${path}${name}`],
    )
  expect(keys(es)).toEqual(keys(en))
  expect(keys(talkEs)).toEqual(keys(talkEn))
})

describe('pots', () => {
  const player = (seat: number, paid: number, stack: number, folded = false): Player => ({
    ...{ seat, paid, stack, folded, wager: 0, down: [], up: [], timed_out: false, values: [], mucked: false },
  })

  test('a side pot begins where an all-in player has put in no more', () => {
    const players = [player(1, 500, 0), player(2, 900, 100), player(3, 900, 100), player(4, 300, 0, true)]
    const both = [
      { amount: 1800, seats: [1, 2, 3] },
      { amount: 800, seats: [2, 3] },
    ]
    expect(pots(players)).toEqual(both)
    expect(standing(players)).toEqual(both)
  })

  test('a bet that can still be called is no side pot', () => {
    const players = [player(1, 200, 800), player(2, 400, 600), player(3, 200, 800)]
    expect(standing(players)).toEqual([{ amount: 800, seats: [1, 2, 3] }])
  })
})
