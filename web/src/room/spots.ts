// Each seat as the table shows it: who sits there, what lies before him, what there is to say about him.
import { allIn, live, potOf, toAct } from '../game/hand'
import { standing, type Pot } from '../game/pots'
import type { Card, Player, SeatView, Value, Variant } from '../game/model'
import type { Line } from './lines'
import type { Room } from './state'

export interface Spot {
  readonly seat: number
  /** Clockwise from the bottom of the screen, 0 first. */
  readonly slot: number
  readonly taken: SeatView | null
  /** The hand before him, when he was dealt in. */
  readonly player: Player | null
  readonly you: boolean
  readonly stack: number
  readonly acting: boolean
  readonly folded: boolean
  readonly allIn: boolean
  readonly did: Extract<Line, { kind: 'act' }> | null
  readonly won: number
  readonly values: readonly Value[]
  /** The cards that won, to be lit. */
  readonly played: readonly Card[]
}

/** All seats, the one at the bottom first. `turned` seats further round than usual (rotate the view). */
export function spotsOf(room: Room, turned: number): Spot[] {
  const { seats } = room.setup
  const bottom = ((room.you.seat ?? 1) - 1 + turned + seats * 9) % seats
  return Array.from({ length: seats }, (_, slot) => spot(room, ((bottom + slot) % seats) + 1, slot))
}

function spot(room: Room, seat: number, slot: number): Spot {
  const taken = room.seats.find((one) => one.seat === seat) ?? null
  const hand = room.view?.hand ?? null
  const holder = room.dealtIn.find((one) => one.seat === seat)
  const same = holder !== undefined && (room.playing || taken?.player === holder.player)
  const player = same ? (hand?.players.find((one) => one.seat === seat) ?? null) : null
  const did = room.did[seat]
  const won = player === null ? [] : room.won.filter((one) => one.seat === seat)
  const values = player?.values.filter((value) => value !== null) ?? []
  return {
    seat,
    slot,
    taken,
    player,
    you: taken !== null && taken.player === room.you.player,
    stack: room.playing && player !== null ? player.stack : (taken?.stack ?? 0),
    acting: actingSeats(room).includes(seat),
    folded: player?.folded ?? false,
    allIn: player !== null && room.playing && live(player) && allIn(player),
    did: did?.kind === 'act' ? did : null,
    won: won.reduce((sum, one) => sum + one.amount, 0),
    values,
    played: won.flatMap((one) => {
      const value = one.share === null ? null : (player?.values[one.share] ?? null)
      return value === null ? [] : value.type === 'hole' ? [value.card] : value.cards
    }),
  }
}

/** Whose decision is awaited: in the hand, for an ante, for the game. */
export function actingSeats(room: Room): readonly number[] {
  if (room.asked !== null) return room.asked.seats
  return room.playing && room.view !== null ? toAct(room.view.hand) : []
}

/** The pots still to be won, main first; none once the hand is over. */
export function potsOf(room: Room): Pot[] {
  const hand = room.view?.hand
  if (hand === undefined || potOf(hand) === 0) return []
  return standing(hand.players)
}

export interface Result {
  readonly seat: number
  readonly name: string
  readonly you: boolean
  readonly amount: number
  readonly values: readonly Value[]
}

/** Who has won what, all pots together, with what he won it. */
export function resultsOf(room: Room): Result[] {
  const hand = room.view?.hand
  return [...new Set(room.won.map((one) => one.seat))].map((seat) => {
    const won = room.won.filter((one) => one.seat === seat)
    const player = hand?.players.find((one) => one.seat === seat)
    const shares = [...new Set(won.map((one) => one.share))].filter((share) => share !== null)
    const values = shares.map((share) => player?.values[share] ?? null).filter((value) => value !== null)
    const holder = room.dealtIn.find((one) => one.seat === seat)
    const amount = won.reduce((sum, one) => sum + one.amount, 0)
    return { seat, name: holder?.name ?? '', you: holder?.player === room.you.player, amount, values }
  })
}

/** The game picked for the hand to come, for everybody to see its rule card; null while a hand is played. */
export function nextGame(room: Room): Variant | null {
  const { schedule } = room.setup
  if (schedule.type === 'one_game') return null
  return schedule.games.find((one) => one.name === room.next) ?? null
}

/** Chips bet on this street, not yet in the middle, by seat. */
export function wagersOf(room: Room): { seat: number; amount: number }[] {
  const hand = room.view?.hand
  if (hand === undefined || !room.playing) return []
  const done = hand.phase.type === 'showing' || hand.phase.type === 'alone' || hand.phase.type === 'over'
  if (done) return []
  return hand.players.filter((one) => one.wager > 0).map((one) => ({ seat: one.seat, amount: one.wager }))
}

/** Milliseconds left to act, and of how many, at `now`; null without a clock. */
export function clockOf(room: Room, now: number): { left: number; of: number } | null {
  const { asked, askedAt } = room
  if (asked?.left_ms == null || asked.of_ms == null) return null
  return { left: Math.max(0, asked.left_ms - (now - askedAt)), of: Math.max(asked.of_ms, asked.left_ms, 1) }
}

/** Every card that cannot come any more, as this viewer knows: upcards ever seen, hands shown, his own. */
export function deadOf(room: Room): { seen: ReadonlySet<Card>; mine: ReadonlySet<Card> } {
  const hand = room.view?.hand
  if (hand === undefined) return { seen: new Set(), mine: new Set() }
  const me = hand.players.find((one) => one.seat === room.view?.viewer)
  const mine = new Set([...(me?.down ?? []), ...(me?.up ?? [])].filter((card) => card !== null))
  const others = hand.players.filter((one) => one !== me).flatMap((one) => [...one.down, ...one.up])
  const faceUp = [...hand.faceup, ...hand.community, ...others].filter((card) => card !== null)
  return { seen: new Set(faceUp.filter((card) => !mine.has(card))), mine }
}
