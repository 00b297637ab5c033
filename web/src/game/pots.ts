// The pots, main and side, by what each player has put in (src/doorcard/stud/pots.py).
import type { Player } from './model'

export interface Pot {
  readonly amount: number
  readonly seats: readonly number[]
}

/** Main pot first. A side pot begins where a player still in has put in no more. */
export function pots(players: readonly Player[]): Pot[] {
  const staying = players.filter((player) => !player.folded)
  const levels = [...new Set(staying.map((player) => player.paid))].filter((paid) => paid > 0).sort((a, b) => a - b)
  return levels.map((level, at) => {
    const below = levels[at - 1] ?? 0
    const top = at === levels.length - 1
    const amount = players.reduce(
      (sum, player) => sum + Math.max(0, (top ? player.paid : Math.min(player.paid, level)) - below),
      0,
    )
    return { amount, seats: staying.filter((player) => player.paid >= level).map((player) => player.seat) }
  })
}

/**
 * The pots as a table sees them while bets are being made. Only where a player can put in no more does a pot end, so
 * a bet not yet called is no side pot; who can still call can still win.
 */
export function standing(players: readonly Player[]): Pot[] {
  const spent = (player: Player) => player.stack === 0 || player.timed_out
  const staying = players.filter((player) => !player.folded)
  const most = Math.max(0, ...staying.map((player) => player.paid))
  const ends = new Set(staying.filter((player) => spent(player) && player.paid < most).map((player) => player.paid))
  const levels = [...ends].filter((paid) => paid > 0).sort((a, b) => a - b)
  return [...levels, Infinity]
    .map((level, at) => {
      const below = levels[at - 1] ?? 0
      const amount = players.reduce((sum, player) => sum + Math.max(0, Math.min(player.paid, level) - below), 0)
      const can = (player: Player) => !spent(player) || player.paid > below
      return { amount, seats: staying.filter(can).map((player) => player.seat) }
    })
    .filter((pot) => pot.amount > 0)
}
