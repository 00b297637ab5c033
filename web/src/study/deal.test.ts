import { describe, expect, test } from 'vitest'
import type { Card, Variant } from '../game/model'
import {
  cardIn, emptyDeal, holdingText, nextSlot, placesIn, put, questions, sizeOf, slotsOf, streetNow, withPlayers, without,
  type Deal, type Slot, type Terms,
} from './deal'

const street = (down: number, up: number, turn = 0) => ({ level: 'small' as const, down, up, turn, open_pair: false })
const STUD: Variant = {
  name: 'stud',
  streets: [street(2, 1), street(0, 1), street(0, 1), street(0, 1), street(1, 0)],
  shares: [{ type: 'high' }],
  ...{ boards: 'high', wild: null, extra: null, seats: 9, also: [] },
}
const BASEBALL: Variant = { ...STUD, name: 'baseball', extra: { rank: 4 } }
const ROLLED: Variant = { ...STUD, name: 'roll_your_own', streets: [1, 2, 3, 4].map(() => street(2, 0, 1)) }
const stud: Terms = { variant: STUD, extra: 'up' }

const slot = (player: number, up: boolean, at: number): Slot => ({ player, up, at })
function dealt(...cards: [Slot, Card][]): Deal {
  return cards.reduce((deal, [where, card]) => put(deal, where, card), emptyDeal(2))
}

describe('slots', () => {
  test('come street by street, down cards first', () => {
    const groups = slotsOf(stud, emptyDeal(2), 1)
    expect(groups.map((group) => group.map((one) => (one.up ? 'u' : 'd')).join(''))).toEqual(['ddu', 'u', 'u', 'u', 'd'])
  })

  test('each street of roll your own ends with one down and one up', () => {
    const groups = slotsOf({ variant: ROLLED, extra: 'up' }, emptyDeal(2), 0)
    expect(groups.map((group) => group.map((one) => one.up))).toEqual(Array.from({ length: 4 }, () => [false, true]))
  })

  test('a four dealt up earns a place, and a four there another', () => {
    const hold = { down: [], up: ['4s', '4d'] as Card[] }
    expect(sizeOf({ variant: BASEBALL, extra: 'up' }, hold, 0)).toEqual({ down: 2, up: 3 })
    expect(sizeOf({ variant: BASEBALL, extra: 'down' }, hold, 0)).toEqual({ down: 3, up: 1 })
    expect(sizeOf(stud, hold, 0)).toEqual({ down: 2, up: 1 })
  })
})

describe('tapping', () => {
  test('goes round the table on each street, past cards that lie there', () => {
    const deal = dealt([slot(1, false, 0), 'As'])
    expect(nextSlot(stud, deal, slot(0, false, 0))).toEqual(slot(0, false, 1))
    expect(nextSlot(stud, deal, slot(0, true, 0))).toEqual(slot(1, false, 1))
    expect(nextSlot(stud, deal, slot(1, true, 0))).toEqual(slot(0, true, 1))
    expect(nextSlot(stud, deal, slot(1, false, 2))).toBeNull()
  })

  test('a card is found where it lies and taken back from there', () => {
    const deal: Deal = { ...dealt([slot(0, true, 2), 'Kd']), dead: ['2c'] }
    expect(placesIn(stud, deal)).toEqual(new Map<Card, Slot | 'dead'>([['2c', 'dead'], ['Kd', slot(0, true, 2)]]))
    expect(cardIn(without(stud, deal, 'Kd'), slot(0, true, 2))).toBeNull()
    expect(without(stud, deal, '2c').dead).toEqual([])
    expect(without(stud, deal, '3c')).toBe(deal)
  })

  test('who leaves takes his cards along, who comes has none', () => {
    const deal = dealt([slot(1, true, 0), 'Kd'])
    expect(withPlayers(withPlayers(deal, 1), 2).holds).toEqual(emptyDeal(2).holds)
    expect(withPlayers(deal, 3).holds).toHaveLength(3)
  })
})

describe('what is asked', () => {
  test('is nothing while no card is known', () => {
    expect(questions(stud, 'home', { ...emptyDeal(2), dead: ['As'] }, null)).toEqual([])
  })

  test('is a question for each street that has been dealt, unknown cards in it', () => {
    const deal: Deal = { ...dealt([slot(0, false, 0), 'As'], [slot(0, true, 0), 'Kd'], [slot(1, true, 1), '7c']), dead: ['2c', '3c'] }
    expect(streetNow(stud, deal)).toBe(1)
    expect(questions(stud, 'home', deal, null)).toEqual([
      { game: 'stud', house: 'home', own: null, dead: '2c3c', holdings: ['As??/Kd', '????/??'] },
      { game: 'stud', house: 'home', own: null, dead: '2c3c', holdings: ['As??/Kd??', '????/??7c'] },
    ])
  })

  test('a card that came extra belongs to the street that brought it', () => {
    const hold = { down: ['As', 'Ah'] as Card[], up: ['4s', '9d', '8c'] as Card[] }
    expect(holdingText({ variant: BASEBALL, extra: 'up' }, hold, 0)).toBe('AsAh/4s9d')
    expect(holdingText({ variant: BASEBALL, extra: 'up' }, hold, 1)).toBe('AsAh/4s9d8c')
  })
})
