// A finished hand as a row of steps to walk through, folded from its facts with what was revealed put in its place.
import { watch } from '../fold'
import type { Event, Hand, HandRecord, SeenCard, View } from '../game/model'
import { linesOf, withOpenPair, type Line, type Naming } from '../room/lines'

export interface Step {
  readonly hand: Hand
  /** The lines up to here. */
  readonly lines: number
  /** Which event it comes after, from 0. */
  readonly event: number
}

export interface Replay {
  readonly lines: readonly Line[]
  /** A step each decision and each street, the last one the end. */
  readonly steps: readonly Step[]
  /** The hands that were live at the showdown, as far as this viewer may see them. */
  readonly revealed: ReadonlyMap<number, readonly SeenCard[]>
}

const PAUSES: readonly Event['type'][] = [
  ...(['round_opened', 'brought_in', 'completed', 'checked', 'bet_made', 'called', 'raised', 'folded'] as const),
  ...(['timed_out', 'turned', 'wilds_named', 'shown', 'mucked', 'awarded', 'ended'] as const),
]

export function namesOf(record: HandRecord): Naming {
  return (seat) => {
    const one = record.seats.find((other) => other.seat === seat)
    return { seat, name: one?.name ?? String(seat), you: seat === record.your_seat }
  }
}

export function replayOf(record: HandRecord): Replay {
  const name = namesOf(record)
  let lines: Line[] = []
  const steps: Step[] = []
  const revealed = new Map<number, readonly SeenCard[]>()
  let view: View | null = null
  for (const [at, event] of record.events.entries()) {
    const before: Hand | null = view?.hand ?? null
    view = watch(view, event, record.your_seat)
    if (event.type === 'round_opened' && event.open_pair) lines = [...withOpenPair(lines, view.hand)]
    lines.push(...linesOf(event, before, view.hand, name))
    if (event.type === 'shown') revealed.set(event.seat, event.down)
    if (event.type === 'live_hands_revealed') event.hands.forEach(({ seat, down }) => revealed.set(seat, down))
    if (PAUSES.includes(event.type)) steps.push({ hand: view.hand, lines: lines.length, event: at })
  }
  return { lines, steps, revealed }
}

/** The hand with the down cards of revealed hands in sight, for looking back. */
export function opened(hand: Hand, revealed: Replay['revealed']): Hand {
  const players = hand.players.map((player) => {
    const down = revealed.get(player.seat)
    if (down === undefined || player.folded) return player
    const turns = hand.variant.streets.some((street) => street.turn > 0)
    if (turns && hand.street < hand.variant.streets.length - 1) return player
    return { ...player, down: down.slice(0, player.down.length), mucked: false }
  })
  return { ...hand, players }
}
