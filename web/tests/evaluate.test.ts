import { expect, test } from 'vitest'
import { watch } from '../src/fold'
import { bestHigh, bestLow, worth } from '../src/game/evaluate'
import { playerAt } from '../src/game/hand'
import { inWords } from '../src/i18n/words'
import type { Card, Value, View } from '../src/game/model'
import { playedHands } from './fixtures'

function plain(value: Value | null): unknown {
  if (value === null || value.type === 'hole') return value
  return { type: value.type, category: value.category, ranks: value.ranks }
}

test('the value said under a hand is the one the engine gives it at the showdown', () => {
  let shown = 0
  for (const hand of playedHands()) {
    let view: View | null = null
    for (const { event } of hand.steps) {
      view = watch(view, event, hand.viewer)
      if (event.type !== 'shown') continue
      const mine = worth(view.hand, playerAt(view.hand, event.seat))
      expect(mine.map(plain)).toEqual(event.values.map(plain))
      shown++
    }
  }
  expect(shown).toBeGreaterThan(60)
})

const wildDeuces = { ranks: [2], cards: [] } as const
const cards = (text: string) => text.split(' ') as Card[]

test('wild cards make what their holder lacks', () => {
  const straight = bestHigh(cards('5c 6h 7d 9c 4d Tc 2s'), wildDeuces)
  expect(inWords(straight, 'en')).toBe('straight, ten high, wild as eight')
  const aces = bestHigh(cards('As Ad Ac Ah Tc 2s 2d'), wildDeuces)
  expect(inWords(aces, 'en')).toBe('five aces, one wild')
  expect(inWords(aces, 'es')).toBe('repóker de ases, un comodín')
})

test('a low is read from the top', () => {
  const none = { ranks: [], cards: [] }
  expect(inWords(bestLow(cards('8h 6d 4c 3s Ah Kd Kc'), none, 8)!, 'en')).toBe('8-6-4-3-A low')
  expect(inWords(bestLow(cards('5h 4d 3c 2s Ah Kd Kc'), none, null)!, 'es')).toBe('rueda, 5-4-3-2-A')
  expect(bestLow(cards('9h 6d 4c 3s Ah Kd Kc'), none, 8)).toBeNull()
  expect(inWords(bestLow(cards('9h 9d 4c 4s'), none, null)!, 'en')).toBe('low, two pair, nines and fours')
})
