// The games made in this browser, kept in it: what was asked for, and the game the server made of it.
import type { Variant } from '../game/model'
import type { OwnGame } from '../wire'

export interface Kept {
  readonly own: OwnGame
  readonly variant: Variant
}

const KEY = 'doorcard.games'

export function keptGames(): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(whole) : []
  } catch {
    return []
  }
}

function whole(one: Partial<Kept> | null): one is Kept {
  return typeof one?.own?.name === 'string' && Array.isArray(one.variant?.streets)
}

/** Keep the game, in the place of one of the same name. */
export function keep(game: Kept): readonly Kept[] {
  return save([...keptGames().filter((one) => one.own.name !== game.own.name), game])
}

export function forget(name: string): readonly Kept[] {
  return save(keptGames().filter((one) => one.own.name !== name))
}

function save(games: readonly Kept[]): readonly Kept[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(games))
  } catch {
    // A browser that keeps nothing still plays.
  }
  return games
}

/** What people call it. */
export const titleOf = (game: Kept): string => game.own.title || game.own.name.replaceAll('_', ' ')
