import { describe, expect, test } from 'vitest'
import { watch } from '../src/fold'
import { pots } from '../src/game/pots'
import { toAct } from '../src/game/hand'
import type { Hand, View } from '../src/game/model'
import { playedHands } from './fixtures'

function tidy(hand: Hand): Hand {
  const ranks = hand.wild.ranks.toSorted((a, b) => a - b)
  return { ...hand, wild: { ranks, cards: hand.wild.cards.toSorted() } }
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

describe('the client folds what it is told as the engine does', () => {
  for (const [at, hand] of playedHands().entries()) {
    test(`${at}: ${hand.game} by ${hand.house}, seen by ${hand.viewer ?? 'the rail'}`, () => {
      let view: View | null = null
      let known: Partial<Hand> = {}
      for (const step of hand.steps) {
        view = frozen(watch(view, step.event, hand.viewer))
        known = { ...known, ...step.changed }
        expect(tidy(view.hand)).toEqual(known)
        if (step.pots) expect(pots(view.hand.players)).toEqual(step.pots)
        if (step.options) expect(toAct(view.hand)).toContain(hand.viewer)
      }
      expect(view?.hand.phase).toEqual({ type: 'over' })
    })
  }
})

test('a hand begins with started, and once', () => {
  const [hand] = playedHands()
  const first = hand!.steps[0]!.event
  expect(() => watch(null, { type: 'ended' })).toThrow('a hand begins with started, not with ended')
  expect(() => watch(watch(null, first), first)).toThrow('a hand begins once')
})
