import { beforeEach, describe, expect, test } from 'vitest'
import type { Variant } from '../game/model'
import { LOW_RANKS, nameOf, OWN_RANKS, problemsAt, rankOfText, sectionOf, sharesOf, streetOf, streetsOf, tidied, titled, toggled, wildOf } from './form'
import { forget, keep, keptGames, titleOf } from './kept'

const CHICAGO: Variant = {
  name: 'low_chicago',
  streets: [{ level: 'small', down: 2, up: 1, turn: 0, open_pair: false }],
  shares: [{ type: 'high' }, { type: 'low', at_most: 8 }, { type: 'hole', suit: 3, lowest: true }],
  ...{ boards: 'high', extra: null, seats: 9, also: ['chicago'] },
  wild: { ranks: [10, 2], cards: ['Jh'], follow: 12 },
}

describe('the name of a game', () => {
  test('is its title in small letters', () => {
    expect(nameOf('Razz del sábado, ¡ya!', [])).toBe('razz_del_sabado_ya')
    expect(nameOf('7–27', [])).toBe('game_7_27')
    expect(nameOf('', [])).toBe('game')
  })

  test('is none of the house’s, and not too long', () => {
    expect(nameOf('Razz', ['razz'])).toBe('razz_own')
    expect(nameOf('a'.repeat(60), [])).toHaveLength(40)
    expect(nameOf('a'.repeat(60), ['a'.repeat(40)])).toHaveLength(40)
  })

  test('goes with a title only where there is one', () => {
    expect(tidied({ name: '', title: '  ', base: 'razz' }, [])).toEqual({ name: 'game', title: null, base: 'razz' })
  })
})

test('a problem stands at its part of the form', () => {
  const problem = (field: string) => ({ field, value: 'v', allowed: 'a' })
  const fields = ['name', 'wild.ranks[0]', 'streets[1].level', 'shares', 'seats', 'players', 'extra.rank']
  const sections = ['title', 'wild', 'streets', 'shares', 'seats', 'streets', 'extra']
  expect(fields.map((field) => sectionOf(problem(field)))).toEqual(sections)
  expect(problemsAt({ variant: null, problems: [problem('seats')] }, 'seats')).toHaveLength(1)
  expect([problem('streets[4].up'), problem('streets')].map(streetOf)).toEqual([5, null])
  expect(problemsAt(null, 'seats')).toEqual([])
})

test('a game that exists is a beginning for one’s own', () => {
  expect(wildOf(CHICAGO)).toEqual({ ranks: ['10', '2'], cards: ['Jh'], follow: 'Q' })
  expect(sharesOf(CHICAGO)).toEqual([
    { type: 'high' },
    { type: 'low', at_most: '8' },
    { type: 'hole', suit: 'spades', which: 'lowest' },
  ])
  expect(streetsOf(CHICAGO)).toEqual(CHICAGO.streets)
  expect(titled(CHICAGO, 'Friday')).toMatchObject({ name: 'Friday', also: [] })
  expect(titled(CHICAGO, null)).toBe(CHICAGO)
})

test('ranks go both ways, and a tap flips', () => {
  expect(OWN_RANKS.map(rankOfText)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2])
  expect(rankOfText('T')).toBe(10)
  expect(toggled([1, 2], 2)).toEqual([1])
  expect(toggled([1], 2)).toEqual([1, 2])
})

test('a low is limited to a rank that five different ones reach', () => {
  expect(LOW_RANKS).toEqual(['K', 'Q', 'J', '10', '9', '8', '7', '6', '5'])
})

describe('games are kept in the browser', () => {
  beforeEach(() => localStorage.clear())
  const game = { own: { name: 'friday', title: 'Friday' }, variant: CHICAGO }

  test('one of each name, until it is thrown away', () => {
    keep(game)
    keep({ ...game, own: { name: 'friday' } })
    expect(keptGames().map(titleOf)).toEqual(['friday'])
    expect(forget('friday')).toEqual([])
    expect(keptGames()).toEqual([])
  })

  test('what is not one is passed over', () => {
    localStorage.setItem('doorcard.games', '[{"own":{}},null]')
    expect(keptGames()).toEqual([])
    localStorage.setItem('doorcard.games', 'nonsense')
    expect(keptGames()).toEqual([])
  })
})
