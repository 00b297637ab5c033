import { expect, test, vi } from 'vitest'
import { told, welcomed, type Room } from '../src/room/state'
import { heard, type Sound } from '../src/table/heard'
import type { Event, Told } from '../src/game/model'
import { playedHands } from './fixtures'
import { welcomeAt } from './moments'

const hands = playedHands().filter((hand) => hand.viewer !== null)
const QUIET: readonly Event['type'][] = ['checked', 'folded', 'street_began', 'round_opened', 'shown', 'mucked', 'ended']

/** The rooms of a hand, one for each of its facts, as the server tells them. */
function roomsOf(hand: (typeof hands)[number]): { event: Event | null; room: Room }[] {
  let room = welcomed(welcomeAt(hand, 1), 0)
  return [
    { event: null, room },
    ...hand.steps.slice(1).map(({ event, options }, at) => {
      const seats = options ? [options.seat] : []
      const terms = { left_ms: 1, of_ms: 1, bank: false, games: [] }
      const asked = { what: 'act' as const, seats, options: options ?? null, turn: at, ...terms }
      const message: Told = { type: 'told', seq: room.seq + 1, facts: [{ type: 'played', event }], asked }
      room = told(room, message, 0)!
      return { event, room }
    }),
  ]
}

const steps = hands.flatMap((hand) => {
  const rooms = roomsOf(hand)
  return rooms.slice(1).map(({ event, room }, at) => ({
    ...{ event: event!, room, viewer: hand.viewer, sounds: heard(rooms[at]!.room, room) },
  }))
})
const without = (sounds: readonly Sound[], one: Sound) => sounds.filter((sound) => sound !== one)

test('every card dealt is heard, all chips put in, and nothing where neither happens', () => {
  for (const { event, sounds } of steps) {
    const rest = without(sounds, 'turn')
    if (event.type === 'dealt') expect(rest).toEqual(['card'])
    if (event.type === 'called' || event.type === 'raised' || event.type === 'ante_posted') expect(rest).toEqual(['chips'])
    if (QUIET.includes(event.type)) expect(rest).toEqual([])
  }
  expect(steps.some(({ sounds }) => sounds.includes('card'))).toBe(true)
})

test('a pot that is mine has its own sound, another’s is chips being moved', () => {
  const pots = steps.filter(({ event }) => event.type === 'awarded')
  const mine = pots.filter(({ event, viewer }) => event.type === 'awarded' && event.seat === viewer)
  expect(mine.length).toBeGreaterThan(0)
  expect(mine.every(({ sounds }) => sounds.includes('won'))).toBe(true)
  expect(pots.length).toBeGreaterThan(mine.length)
})

test('my turn is heard once each time it comes, and never another’s', () => {
  for (const { room, sounds, viewer } of steps) {
    const asked = room.asked !== null && viewer !== null && room.asked.seats.includes(viewer)
    expect(sounds.includes('turn')).toBe(asked)
  }
  expect(steps.some(({ sounds }) => sounds.includes('turn'))).toBe(true)
  const asked = steps.find(({ sounds }) => sounds.includes('turn'))!.room
  expect(heard(asked, { ...asked, seq: asked.seq + 1, remarks: [] })).toEqual([])
  expect(heard(asked, { ...asked, asked: { ...asked.asked!, bank: true, turn: 999 } })).toEqual([])
})

test('nothing is heard of what lay on the table when I came', () => {
  const { room } = steps.findLast(({ event }) => event.type === 'dealt')!
  expect(heard(null, room)).toEqual([])
  expect(heard({ ...room, table: 'another' }, room)).toEqual([])
})

test('before the first touch the browser is not asked for sound; then it is, once', async () => {
  const made = vi.fn()
  vi.stubGlobal('AudioContext', class {
    state = 'suspended'
    constructor() {
      made()
    }
    resume = () => new Promise(() => {})
  })
  const activation = { hasBeenActive: false }
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: activation } }))
  const { play } = await import('../src/table/sound')
  play(['card'])
  expect(made).not.toHaveBeenCalled()
  activation.hasBeenActive = true
  play([])
  expect(made).not.toHaveBeenCalled()
  play(['card'])
  play(['turn'])
  expect(made).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
