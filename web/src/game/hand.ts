// Questions a hand answers, as Hand and Player answer them on the server (src/doorcard/stud/hand.py).
import { lowRank, rankOf } from './cards'
import type { Hand, Player, Value, Variant } from './model'

export function playerAt(hand: Hand, seat: number): Player {
  const player = hand.players.find((one) => one.seat === seat)
  if (player === undefined) throw new RangeError(`seat ${seat} was not dealt in`)
  return player
}

export function maybeAt(hand: Hand | null, seat: number | null): Player | null {
  return hand?.players.find((one) => one.seat === seat) ?? null
}

/** All other players, clockwise from the left of `seat`. */
export function after(hand: Hand, seat: number): Player[] {
  const place = hand.players.findIndex((one) => one.seat === seat)
  return [...hand.players.slice(place + 1), ...hand.players.slice(0, place)]
}

export const live = (player: Player): boolean => !player.folded && !player.mucked
export const able = (player: Player): boolean => player.stack > 0 && !player.folded && !player.timed_out
export const allIn = (player: Player): boolean => !player.folded && (player.stack === 0 || player.timed_out)

/** Chips in the middle, bets of this street included. */
export function potOf(hand: Hand): number {
  return hand.players.reduce((sum, player) => sum + player.paid, 0) - hand.awarded
}

/** Third street is 3: how many cards a player holds once it is dealt. */
export function streetNumber(variant: Variant, street: number): number {
  return variant.streets.slice(0, street + 1).reduce((sum, one) => sum + one.down + one.up, 0)
}

export interface StreetLabel {
  readonly number: number
  /** Counted from the first deal, as in roll your own, not by the cards a player holds. */
  readonly round: boolean
}

/** What people call a street: the third, or the first round where the cards come in pairs and are turned. */
export function streetLabel(variant: Variant, street: number): StreetLabel {
  const round = variant.streets.some((one) => one.turn > 0)
  return { number: round ? street + 1 : streetNumber(variant, street), round }
}

/** The seats a decision is waited for; more than one only while cards to turn are chosen. */
export function toAct(hand: Hand): number[] {
  const phase = hand.phase
  switch (phase.type) {
    case 'betting':
    case 'bring_in_owed':
    case 'showing':
      return phase.queue.slice(0, 1)
    case 'choosing':
      return [...new Set(phase.waiting)]
    case 'alone':
      return [phase.seat]
    default:
      return []
  }
}

/** Bigger is better within one kind of value (src/doorcard/hands/rank.py). */
export function keyOf(value: Value): number[] {
  switch (value.type) {
    case 'high':
      return [value.category, ...value.ranks, ...(value.natural === null ? [] : [Number(value.natural)])]
    case 'low':
      return [-value.category, ...value.ranks.map((rank) => -lowRank(rank))].map((n) => n || 0)
    case 'hole': {
      const rank = rankOf(value.card)
      const counted = value.ace_low ? lowRank(rank) : rank
      return [value.lowest ? -counted : counted]
    }
  }
}

export function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}
