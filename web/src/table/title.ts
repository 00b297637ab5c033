// A table's terms in one line: what is played, for how much, by whose rules.
import { limit, money } from '../game/money'
import type { Setup, Stakes } from '../game/model'
import type { Dictionary } from '../i18n/en'
import { gameName } from '../titles.svelte'

export function limitsOf(stakes: Stakes): string {
  const { limit: bets } = stakes
  return bets.type === 'fixed' ? `${limit(bets.small)}/${limit(bets.big)}` : `${limit(bets.low)}–${limit(bets.high)}`
}

export function houseName(house: string, t: Dictionary): string {
  return t.house[house] ?? house.replaceAll('_', ' ')
}

export function termsOf(setup: Setup, game: string, t: Dictionary): string {
  const ante = `${t.header.ante} ${money(setup.stakes.ante)}`
  return [gameName(game, t), limitsOf(setup.stakes), ante, houseName(setup.house.name, t)].join(' · ')
}

/** The game in play, or the one to come. */
export function gameOf(setup: Setup, game: string | null): string {
  if (game !== null) return game
  const { schedule } = setup
  return schedule.type === 'one_game' ? schedule.game.name : (schedule.games[0]?.name ?? '')
}
