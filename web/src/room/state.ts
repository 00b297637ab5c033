// The table as this client knows it: one value, made anew by every message, never changed.
import { watch } from '../fold'
import type {
  Asked,
  Awarded,
  DealtIn,
  Fact,
  SeatView,
  Setup,
  Told,
  View,
  Welcome,
  You,
} from '../game/model'
import { linesOf, newsOf, withOpenPair, type Line, type Naming } from './lines'

export interface Remark {
  readonly seat: number | null
  readonly name: string
  readonly text: string
}

export interface Room {
  /** The last fact folded in; the next Told begins one higher. */
  readonly seq: number
  readonly table: string
  readonly setup: Setup
  readonly seats: readonly SeatView[]
  readonly dealer: number | null
  readonly number: number
  readonly playing: boolean
  readonly game: string | null
  /** The game picked for the hand to come. */
  readonly next: string | null
  /** The hand in play, or the last one until the next begins. */
  readonly view: View | null
  readonly dealtIn: readonly DealtIn[]
  readonly you: You
  readonly asked: Asked | null
  /** When `asked` came, by the clock the caller reads. */
  readonly askedAt: number
  readonly lines: readonly Line[]
  /** How many lines have been forgotten; so every line kept has a number of its own. */
  readonly forgotten: number
  readonly remarks: readonly Remark[]
  /** The last thing each seat did on this street, and what it won. */
  readonly did: Readonly<Record<number, Line>>
  readonly won: readonly Awarded[]
}

const KEPT = 240

export function welcomed(welcome: Welcome, now: number): Room {
  const { seq, table, setup, seats, dealer, number, playing, game, you, asked, recent } = welcome
  const empty: Room = {
    ...{ seq, table, setup, seats, dealer, number, playing, game, you },
    ...{ view: null, next: null, dealtIn: [], asked, askedAt: now, lines: [], forgotten: 0, remarks: [], did: {}, won: [] },
  }
  const said = recent.reduce(retold, empty)
  const view = welcome.hand === null ? null : { viewer: welcome.hand_seat, hand: welcome.hand }
  return { ...said, ...{ seq, seats, dealer, number, playing, game, you }, view: view ?? said.view }
}

/** A fact from before the welcome, for what was said alone: seats and stacks are already as they are now. */
function retold(room: Room, fact: Fact): Room {
  return { ...folded(room, fact), seats: room.seats, you: room.you }
}

/** The room after a Told, or null when something between was missed. */
export function told(room: Room, message: Told, now: number): Room | null {
  if (message.seq > room.seq + 1) return null
  const fresh = message.facts.slice(room.seq + 1 - message.seq)
  const next = fresh.reduce(folded, room)
  return { ...next, seq: room.seq + fresh.length, asked: message.asked, askedAt: now }
}

function folded(room: Room, fact: Fact): Room {
  const after = happened(room, fact)
  if (fact.type === 'played') return after
  const name = naming(fact.type === 'left' ? room : after)
  return spoken(after, newsOf(fact, room.view, name))
}

function spoken(room: Room, lines: readonly Line[]): Room {
  if (lines.length === 0) return room
  const all = [...room.lines, ...lines]
  const over = Math.max(0, all.length - KEPT)
  return { ...room, lines: all.slice(over), forgotten: room.forgotten + over }
}

function happened(room: Room, fact: Fact): Room {
  switch (fact.type) {
    case 'opened':
      return { ...room, setup: fact.setup }
    case 'sat': {
      const { seat, player, name, bot, stack } = fact
      const taken = { seat, player, name, bot, stack, sitting_out: false, connected: true, leaving: false }
      const seats = [...room.seats.filter((one) => one.seat !== seat), taken].sort((a, b) => a.seat - b.seat)
      return { ...room, seats, you: player === room.you.player ? { ...room.you, seat } : room.you }
    }
    case 'left': {
      const you = room.you.seat === fact.seat ? { ...room.you, seat: null, adding: 0 } : room.you
      return { ...room, you, seats: room.seats.filter((one) => one.seat !== fact.seat) }
    }
    case 'chips_promised':
      return mine(room, fact.seat, { adding: fact.amount })
    case 'chips_added': {
      const more = seated(room, fact.seat, (one) => ({ stack: one.stack + fact.amount }))
      return mine(more, fact.seat, { adding: 0 })
    }
    case 'sat_out':
      return seated(room, fact.seat, () => ({ sitting_out: true }))
    case 'sat_in':
      return seated(room, fact.seat, () => ({ sitting_out: false }))
    case 'leaving':
      return seated(room, fact.seat, () => ({ leaving: true }))
    case 'connected':
      return seated(room, fact.seat, () => ({ connected: true }))
    case 'disconnected':
      return seated(room, fact.seat, () => ({ connected: false }))
    case 'preferred': {
      const { auto_ante, auto_muck } = room.you
      return mine(room, fact.seat, {
        auto_ante: fact.auto_ante ?? auto_ante,
        auto_muck: fact.auto_muck ?? auto_muck,
      })
    }
    case 'said': {
      const { seat, name, text } = fact
      return { ...room, remarks: [...room.remarks, { seat, name, text }].slice(-KEPT) }
    }
    case 'game_picked':
      return { ...room, game: fact.game, next: fact.game }
    case 'hand_began': {
      const { number, game, dealer, seats } = fact
      return { ...room, number, game, dealer, dealtIn: seats, next: null, view: null, playing: true, did: {}, won: [] }
    }
    case 'played':
      return played(room, fact.event)
    case 'bank_spent':
      return mine(room, fact.seat, { bank_ms: Math.max(0, room.you.bank_ms - fact.spent_ms) })
    case 'hand_ended': {
      const stacks = new Map(fact.stacks.map(({ seat, stack }) => [seat, stack]))
      const seats = room.seats.map((one) => ({ ...one, stack: stacks.get(one.seat) ?? one.stack }))
      return { ...room, seats, playing: false }
    }
    case 'game_asked':
    case 'antes_asked':
    case 'ante_agreed':
    case 'lapsed':
    case 'bank_opened':
      return room
    default:
      return unknown(fact)
  }
}

function unknown(fact: never): never {
  throw new TypeError(`no such fact: ${JSON.stringify(fact)}`)
}

function seated(room: Room, seat: number, fields: (one: SeatView) => Partial<SeatView>): Room {
  return { ...room, seats: room.seats.map((one) => (one.seat === seat ? { ...one, ...fields(one) } : one)) }
}

function mine(room: Room, seat: number, fields: Partial<You>): Room {
  return seat === room.you.seat ? { ...room, you: { ...room.you, ...fields } } : room
}

function played(room: Room, event: Extract<Fact, { type: 'played' }>['event']): Room {
  const viewer = room.dealtIn.some((one) => one.seat === room.you.seat) ? room.you.seat : null
  const view = watch(room.view, event, viewer)
  const lines = linesOf(event, room.view?.hand ?? null, view.hand, naming(room))
  const did = event.type === 'street_began' ? kept(room.did) : room.did
  const done = lines.find((line) => line.kind === 'act')
  const openPair = event.type === 'round_opened' && event.open_pair
  const told = openPair ? { ...room, lines: withOpenPair(room.lines, view.hand) } : room
  return {
    ...spoken(told, lines),
    view,
    did: done ? { ...did, [done.who.seat]: done } : did,
    won: event.type === 'awarded' ? [...room.won, event] : room.won,
  }
}

/** What is still true when a new street begins: who has folded. */
function kept(did: Room['did']): Room['did'] {
  const folds = Object.entries(did).filter(([, line]) => line.kind === 'act' && line.did === 'fold')
  return Object.fromEntries(folds)
}

/** Who sits where: the holders of the cards first, since a seat may have changed hands. */
export function naming(room: Room): Naming {
  return (seat) => {
    const inHand = room.playing ? room.dealtIn.find((one) => one.seat === seat) : undefined
    const one = inHand ?? room.seats.find((other) => other.seat === seat)
    const you = one !== undefined && one.player === room.you.player
    return { seat, name: one?.name ?? String(seat), you }
  }
}
