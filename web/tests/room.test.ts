import { describe, expect, test } from 'vitest'
import type { Event, Fact, Told } from '../src/game/model'
import { potOf } from '../src/game/hand'
import { deadOf, potsOf, resultsOf, spotsOf } from '../src/room/spots'
import { told, welcomed, type Room } from '../src/room/state'
import { playedHands, type Played } from './fixtures'
import { welcomeAt } from './moments'

const hands = playedHands()
const seen = hands.filter((hand) => hand.viewer !== null)

function tell(room: Room, ...facts: Fact[]): Room {
  const message: Told = { type: 'told', seq: room.seq + 1, facts, asked: null }
  return told(room, message, 0)!
}

const fact = (event: Event): Fact => ({ type: 'played', event })

test('being told a hand fact by fact comes to what a welcome in its middle says', () => {
  for (const hand of seen.slice(0, 12)) {
    const half = Math.floor(hand.steps.length / 2)
    let room = welcomed(welcomeAt(hand, 2), 0)
    for (const { event } of hand.steps.slice(2, half)) room = tell(room, fact(event))
    const fresh = welcomed(welcomeAt(hand, half), 0)
    expect(room.view).toEqual(fresh.view)
    expect(room.lines).toEqual(fresh.lines)
    expect(room.did).toEqual(fresh.did)
    expect(room.seq).toBe(fresh.seq)
  }
})

describe('numbers without a hole', () => {
  const room = welcomed(welcomeAt(seen[0]!, 5), 0)
  const said: Fact = { type: 'said', seat: null, name: 'Ana', text: 'hello' }

  test('what was told already is not told twice', () => {
    const next = told(room, { type: 'told', seq: room.seq, facts: [said, said], asked: null }, 0)
    expect(next?.remarks).toHaveLength(1)
    expect(next?.seq).toBe(room.seq + 1)
  })

  test('a gap is seen', () => {
    expect(told(room, { type: 'told', seq: room.seq + 2, facts: [said], asked: null }, 0)).toBeNull()
  })
})

test('seats are taken, stacks change and seats are given up', () => {
  const hand = seen[0]!
  const free = [1, 2, 3, 4, 5, 6, 7, 8].find((seat) => !welcomeAt(hand).seats.some((one) => one.seat === seat))!
  let room = welcomed(welcomeAt(hand), 0)
  const player = { player: 'new', name: 'Zoe', bot: false }
  room = tell(room, { type: 'sat', seat: free, stack: 4000, ...player })
  room = tell(room, { type: 'chips_added', seat: free, amount: 500 })
  const spot = () => spotsOf(room, 0).find((one) => one.seat === free)
  expect(spot()?.stack).toBe(4500)
  expect(spot()?.taken?.name).toBe('Zoe')
  room = tell(room, { type: 'left', seat: free, player: 'new', stack: 4500 })
  expect(spot()?.taken).toBeNull()
})

test('my seat is at the bottom, and the view can be turned', () => {
  for (const hand of seen) {
    const room = welcomed(welcomeAt(hand, 9), 0)
    expect(spotsOf(room, 0)[0]?.seat).toBe(hand.viewer)
    expect(spotsOf(room, 1)[0]?.seat).toBe((hand.viewer! % 8) + 1)
    expect(spotsOf(room, 0).map((spot) => spot.seat).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  }
})

test('the pots shown add up to the pot, at every moment of every hand', () => {
  for (const hand of hands) {
    let room = welcomed(welcomeAt(hand, 1), 0)
    for (const { event } of hand.steps.slice(1)) {
      room = tell(room, fact(event))
      const shown = potsOf(room).reduce((sum, pot) => sum + pot.amount, 0)
      const pot = potOf(room.view!.hand)
      expect(pot === 0 || room.won.length > 0 ? pot : shown).toBe(pot)
    }
  }
})

test('what is won is what the seats were awarded', () => {
  for (const hand of hands) {
    const room = welcomed(welcomeAt(hand), 0)
    const awarded = hand.steps.reduce((sum, { event }) => sum + (event.type === 'awarded' ? event.amount : 0), 0)
    expect(resultsOf(room).reduce((sum, one) => sum + one.amount, 0)).toBe(awarded)
  }
})

test('dead cards are those seen and not mine, folded boards included', () => {
  const upcards = (hand: Played) => hand.steps.filter(({ event }) => event.type === 'dealt' && event.up).length
  const hand = seen.find((one) => one.game === 'stud')!
  const { seen: dead, mine } = deadOf(welcomed(welcomeAt(hand, hand.steps.length - 1), 0))
  expect(dead.size + mine.size).toBeGreaterThanOrEqual(upcards(hand))
  expect([...dead].some((card) => mine.has(card))).toBe(false)
})
