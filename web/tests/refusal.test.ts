import { describe, expect, test } from 'vitest'
import { en } from '../src/i18n/en'
import { es } from '../src/i18n/es'
import { refusalText } from '../src/room/refusal'
import type { Problem, Reason } from '../src/wire'

/** One of each, or this does not compile. */
const ALL: { readonly [Kind in Reason['type']]: Extract<Reason, { type: Kind }> } = {
  nameless: { type: 'nameless' },
  watching: { type: 'watching' },
  one_seat: { type: 'one_seat', seat: 3 },
  free_seats: { type: 'free_seats', seats: [2, 5] },
  name_taken: { type: 'name_taken' },
  full_stack: { type: 'full_stack', has: 20_000, most: 20_000 },
  needs_chips: { type: 'needs_chips' },
  not_asked_in: { type: 'not_asked_in' },
  no_choice: { type: 'no_choice' },
  deal_of: { type: 'deal_of', seat: 4 },
  no_hand: { type: 'no_hand' },
  other_hand: { type: 'other_hand', number: 12 },
  own_seat: { type: 'own_seat', seat: 3 },
  late_turn: { type: 'late_turn' },
  turn_of: { type: 'turn_of', seats: [3, 4] },
  on_offer: {
    type: 'on_offer',
    moves: [
      { verb: 'fold', low: 0, high: 0 },
      { verb: 'call', low: 50, high: 50 },
      { verb: 'raise', low: 100, high: 500 },
      { verb: 'turn', low: 0, high: 0 },
    ],
  },
  chips: { type: 'chips', least: 1000, most: 20_000 },
  set_amount: { type: 'set_amount', amount: 5000 },
  no_bring_in: { type: 'no_bring_in' },
  numbers: { type: 'numbers', least: 2, most: 9 },
  seconds: { type: 'seconds', most: 86_400 },
  letters: { type: 'letters', least: 1, most: 40 },
  one_of: { type: 'one_of', names: ['stud', 'razz'] },
  some_games: { type: 'some_games' },
  each_once: { type: 'each_once' },
  seats_of_game: { type: 'seats_of_game', seats: 8, most: 7, because: 'players: 8; roll_your_own takes 2 to 7' },
  every_hands: { type: 'every_hands', most: 1000 },
  no_session: { type: 'no_session' },
  no_such_table: { type: 'no_such_table' },
  no_such_hand: { type: 'no_such_hand' },
  player_name: { type: 'player_name' },
  room_full: { type: 'room_full', most: 1000 },
  too_few_cards: { type: 'too_few_cards', missing: 3 },
  cards_once: { type: 'cards_once' },
  not_written: { type: 'not_written' },
  failed: { type: 'failed' },
  unreadable: { type: 'unreadable', schema: 'Expected `int` <= 9' },
}
const ENGLISH = /\b(the|is|and|or|to|of|not|no \w+ is|allowed|seat|hand|card|cards|table|at least|at most|exactly)\b/i

const problem = (field: string, value: string, reason: Reason | null, allowed = 'in English'): Problem => ({
  field,
  value,
  allowed,
  reason,
})

describe('every refusal is told in both languages', () => {
  test.each(Object.values(ALL))('$type', (reason) => {
    const refused = problem('buy_in', '300', reason)
    const [english, spanish] = [refusalText(refused, en), refusalText(refused, es)]
    for (const text of [english, spanish]) {
      expect(text).toMatch(/^\S.*[.']$/)
      expect(text).not.toMatch(/undefined|in English|buy_in/)
    }
    expect(spanish).not.toBe(english)
    expect(spanish).not.toMatch(ENGLISH)
  })
})

test('amounts are written as people write them, and fields are called what the page calls them', () => {
  expect(refusalText(problem('ante', '300', { type: 'chips', least: 0, most: 200 }), es)).toBe(
    'Ante: 3.00. Se admite de 0.00 a 2.00.',
  )
  expect(refusalText(problem('amount', '7', { type: 'chips', least: 5000, most: 5000 }), en)).toBe(
    'Chips: 0.07. It must be 50.00.',
  )
  expect(refusalText(problem('small', '0', { type: 'chips', least: 1, most: 500 }), es, { small: es.open.low })).toBe(
    'Apuesta mínima: 0.00. Se admite de 0.01 a 5.00.',
  )
  expect(refusalText(problem('seats', '300', { type: 'numbers', least: 2, most: 9 }), en)).toBe(
    'Seats: 300. Allowed: 2 to 9.',
  )
})

test('games, houses, limits and moves are called what people call them', () => {
  expect(refusalText(problem('games', "'holdem'", { type: 'one_of', names: ['stud', 'razz'] }), es)).toBe(
    'Juegos: holdem. Hay: Stud de siete cartas, Razz.',
  )
  expect(refusalText(problem('limit', 'spread', { type: 'one_of', names: ['fixed'] }), es)).toBe(
    'Apuestas: Límite abierto. Hay: Límite fijo.',
  )
  expect(refusalText(problem('games', 'roll_your_own', ALL.seats_of_game), en)).toBe(
    'Roll your own: for 7 players at most, and there are 8 seats.',
  )
  expect(refusalText(problem('action', 'bet 7', ALL.on_offer), es)).toBe(
    'Ahora eso no se puede. Se puede: Retirarse, Igualar 0.50, Subir a 1.00–5.00, descubrir una de tus cartas tapadas.',
  )
})

test('what the server has said in the language asked for stands as it is', () => {
  const often = problem('sessions', 'demasiadas desde una misma dirección', null, '60 por minuto')
  expect(refusalText(often, es)).toBe('demasiadas desde una misma dirección: 60 por minuto')
  const own = problem('own[0].seats', '9', null, '6 como mucho')
  expect(refusalText(own, es)).toBe('own[0].seats: 9. Se admite: 6 como mucho')
})

test('a server that does not answer is told as just that', () => {
  expect(refusalText(problem('server', '502', null, ''), es)).toBe(es.refusal.unreachable)
})

test("a field of the host's own game is told by the game's title", () => {
  const refused: Problem = { field: 'own[1].streets[0].down', value: '9', allowed: '0 to 4', reason: null }
  expect(refusalText(refused, en, { 'own[1]': 'Friday razz' })).toContain('Friday razz · streets[0].down: 9')
  expect(refusalText(refused, es)).toContain('own[1].streets[0].down: 9')
})
