// The fold: what a hand is after one more fact. The same as src/doorcard/stud/apply.py, fact for fact;
// it judges nothing and chooses nothing, and it changes no value it was given.
import { able, after, compareKeys, keyOf, playerAt } from './game/hand'
import type { Betting, Deal, Event, Hand, Phase, Player, RoundOpened, SeenCard, Started, View } from './game/model'

/** The view after one more event; `viewer` says whose it is before the first. */
export function watch(view: View | null, event: Event, viewer: number | null = null): View {
  if (view === null) return { viewer, hand: apply(null, event) }
  return { ...view, hand: apply(view.hand, event) }
}

export function apply(hand: Hand | null, event: Event): Hand {
  if (hand === null) {
    if (event.type !== 'started') throw new TypeError(`a hand begins with started, not with ${event.type}`)
    return started(event)
  }
  switch (event.type) {
    case 'dealt':
      return dealt(hand, event.seat, event.card, event.up)
    case 'folded':
      return acted(change(hand, event.seat, { folded: true }), event.seat)
    case 'called':
      return acted(payTo(hand, event.seat, event.to), event.seat)
    case 'checked':
      return acted(hand, event.seat)
    case 'bet_made':
    case 'raised':
    case 'completed':
      return wager(payTo(hand, event.seat, event.to), event.seat, event.to)
    case 'ante_posted': {
      const { stack, paid } = playerAt(hand, event.seat)
      return change(hand, event.seat, { stack: stack - event.amount, paid: paid + event.amount })
    }
    case 'round_opened':
      return { ...hand, phase: opened(hand, event) }
    case 'street_began':
      return street(hand, event.street, event.source === 'community')
    case 'brought_in':
      return owedBringIn(payTo(hand, event.seat, event.to), event.seat, event.to)
    case 'returned': {
      const { stack, paid, wager } = playerAt(hand, event.seat)
      const back = event.amount
      return change(hand, event.seat, { stack: stack + back, paid: paid - back, wager: Math.max(0, wager - back) })
    }
    case 'awarded': {
      const paid = change(hand, event.seat, { stack: playerAt(hand, event.seat).stack + event.amount })
      return { ...paid, awarded: hand.awarded + event.amount }
    }
    case 'shown': {
      const after = change(hand, event.seat, { down: event.down, values: event.values })
      const keys = event.values.map((value) => (value === null ? null : keyOf(value)))
      return shownOrMucked(after, event.seat, keys)
    }
    case 'mucked':
      return shownOrMucked(change(hand, event.seat, { mucked: true }), event.seat, [])
    case 'burned':
      return { ...hand, dealt: hand.dealt + 1, burned: [...hand.burned, event.card] }
    case 'deck_renewed':
      return { ...hand, deck: event.cards, dealt: 0, burned: [] }
    case 'community_dealt': {
      const community = [...hand.community, event.card]
      return { ...hand, dealt: hand.dealt + 1, community, phase: dealing(hand.phase, null) }
    }
    case 'extra_earned': {
      const todo = hand.phase.type === 'dealing' ? hand.phase.todo : []
      const extra = { seat: event.seat, up: event.up }
      return { ...hand, phase: { type: 'dealing', todo: [extra, ...todo], fresh: null } }
    }
    case 'wilds_named':
      return { ...hand, wild: event.wild }
    case 'choice_opened':
      return { ...hand, phase: { type: 'choosing', waiting: event.seats, chosen: [] } }
    case 'chosen':
      return chosen(hand, event.seat, event.card)
    case 'turned':
      return turned(hand, event.seat, event.card)
    case 'timed_out':
      return acted(change(hand, event.seat, { timed_out: true }), event.seat)
    case 'showdown_opened':
      return { ...hand, phase: { type: 'showing', queue: event.order, all: event.all, best: [] } }
    case 'uncontested':
      return { ...hand, phase: { type: 'alone', seat: event.seat } }
    case 'live_hands_revealed':
      return hand
    case 'ended':
      return { ...hand, phase: { type: 'over' } }
    case 'started':
      throw new TypeError('a hand begins once')
    default:
      return unknown(event)
  }
}

function unknown(event: never): never {
  throw new TypeError(`no such event: ${JSON.stringify(event)}`)
}

function started(event: Started): Hand {
  const rule = event.variant.wild
  const ranks = rule === null ? [] : rule.follow === null ? rule.ranks : [...rule.ranks, rule.follow]
  return {
    variant: event.variant,
    house: event.house,
    stakes: event.stakes,
    players: event.seats.map(({ seat, stack }) => ({
      seat,
      stack,
      paid: 0,
      wager: 0,
      down: [],
      up: [],
      folded: false,
      timed_out: false,
      values: [],
      mucked: false,
    })),
    order: event.seats.map(({ seat }) => seat),
    deck: event.deck,
    dealt: 0,
    burned: [],
    community: [],
    faceup: [],
    wild: { ranks: [...new Set(ranks)], cards: rule === null ? [] : [...new Set(rule.cards)] },
    street: -1,
    aggressor: null,
    awarded: 0,
    phase: { type: 'anteing' },
  }
}

function change(hand: Hand, seat: number, fields: Partial<Player>): Hand {
  playerAt(hand, seat)
  return { ...hand, players: hand.players.map((one) => (one.seat === seat ? { ...one, ...fields } : one)) }
}

function payTo(hand: Hand, seat: number, to: number): Hand {
  const { stack, paid, wager } = playerAt(hand, seat)
  return change(hand, seat, { stack: stack - (to - wager), paid: paid + (to - wager), wager: to })
}

function without(queue: readonly number[], seat: number): number[] {
  return queue.filter((one) => one !== seat)
}

function acted(hand: Hand, seat: number): Hand {
  const phase = hand.phase
  if (phase.type !== 'betting' && phase.type !== 'bring_in_owed') return hand
  return { ...hand, phase: { ...phase, queue: without(phase.queue, seat) } }
}

function street(hand: Hand, number: number, community: boolean): Hand {
  const plan = hand.variant.streets[number]
  if (plan === undefined) throw new RangeError(`no street ${number}`)
  const { down, up } = plan
  const seats = hand.players.filter((player) => !player.folded).map((player) => player.seat)
  const faces = [...Array<boolean>(down).fill(false), ...Array<boolean>(up).fill(true)]
  const todo: Deal[] = community
    ? faces.map(() => ({ seat: null, up: true }))
    : faces.flatMap((face) => seats.map((seat) => ({ seat, up: face })))
  const players = hand.players.map((player) => (player.wager ? { ...player, wager: 0 } : player))
  return { ...hand, street: number, players, phase: { type: 'dealing', todo, fresh: null } }
}

function dealing(phase: Phase, fresh: Deal | null): Phase {
  return phase.type === 'dealing' ? { type: 'dealing', todo: phase.todo.slice(1), fresh } : phase
}

function dealt(hand: Hand, seat: number, card: SeenCard, up: boolean): Hand {
  const player = playerAt(hand, seat)
  const next = { dealt: hand.dealt + 1, phase: dealing(hand.phase, up ? { seat, up: true } : null) }
  if (!up) return { ...change(hand, seat, { down: [...player.down, card] }), ...next }
  return { ...change(hand, seat, { up: [...player.up, card] }), ...next, faceup: [...hand.faceup, card] }
}

function chosen(hand: Hand, seat: number, card: SeenCard): Hand {
  const phase = hand.phase
  if (phase.type !== 'choosing') return hand
  const waiting = phase.waiting.toSpliced(phase.waiting.indexOf(seat), 1)
  return { ...hand, phase: { type: 'choosing', waiting, chosen: [...phase.chosen, { seat, card }] } }
}

function turned(hand: Hand, seat: number, card: SeenCard): Hand {
  const player = playerAt(hand, seat)
  const place = player.down.includes(card) ? player.down.indexOf(card) : player.down.length - 1
  const after = change(hand, seat, { down: player.down.toSpliced(place, 1), up: [...player.up, card] })
  let phase = hand.phase
  if (phase.type === 'choosing') {
    const at = phase.chosen.findIndex((choice) => choice.seat === seat)
    phase = { ...phase, chosen: phase.chosen.toSpliced(at, 1) }
  }
  return { ...after, faceup: [...hand.faceup, card], phase }
}

function opened(hand: Hand, event: RoundOpened): Phase {
  const place = hand.players.findIndex((player) => player.seat === event.seat)
  const inOrder = [...hand.players.slice(place), ...hand.players.slice(0, place)]
  const queue = inOrder.filter(able).map((player) => player.seat)
  if (event.bring_in) return { type: 'bring_in_owed', queue, may_fold: event.reason === 'left' }
  return { ...round(queue, event.seat), open_pair: event.open_pair }
}

function round(queue: readonly number[], opener: number): Betting {
  return {
    type: 'betting',
    queue,
    opener,
    to: 0,
    base: 0,
    step: 0,
    bets: 0,
    closed: [],
    open_pair: false,
    aggressor: null,
  }
}

/** The least size a full bet or raise may have now (src/doorcard/stud/betting.py, spans). */
function fullSize(hand: Hand, phase: Betting): number {
  const { limit } = hand.stakes
  if (limit.type === 'spread') return Math.max(limit.low, phase.step)
  if (hand.variant.streets[hand.street]?.level === 'big') return limit.big
  return phase.open_pair && limit.small !== limit.big && phase.step > limit.small ? limit.big : limit.small
}

function wager(hand: Hand, seat: number, to: number): Hand {
  const phase = hand.phase.type === 'bring_in_owed' ? round(hand.phase.queue, seat) : hand.phase
  if (phase.type !== 'betting') return hand
  const size = to - phase.base
  const full = fullSize(hand, phase)
  const queue = after(hand, seat)
    .filter(able)
    .map((player) => player.seat)
  const raised = { ...hand, aggressor: seat }
  if (size >= full || (hand.house.reopen === 'half' && 2 * size >= full)) {
    const step = size >= full ? size : phase.step
    const bets = phase.bets + 1
    return { ...raised, phase: { ...phase, queue, to, base: to, step, bets, closed: [], aggressor: seat } }
  }
  const closed = queue.filter((one) => !phase.queue.includes(one) || phase.closed.includes(one))
  return { ...raised, phase: { ...phase, queue, to, closed, aggressor: seat } }
}

function owedBringIn(hand: Hand, seat: number, to: number): Hand {
  const phase = hand.phase
  if (phase.type !== 'bring_in_owed') return hand
  const price = hand.house.short_bring_in_call === 'full' ? Math.max(to, hand.stakes.bring_in) : to
  const { limit } = hand.stakes
  const betting = { ...round(without(phase.queue, seat), seat), to: price }
  const small = limit.type === 'fixed' && price < limit.small
  const bet = { base: price, step: price, bets: Number(limit.type === 'fixed') }
  return { ...hand, aggressor: seat, phase: small ? betting : { ...betting, ...bet } }
}

type Key = readonly number[] | null

function shownOrMucked(hand: Hand, seat: number, keys: readonly Key[]): Hand {
  const phase = hand.phase
  if (phase.type !== 'showing') return hand
  const old: readonly Key[] = phase.best.length ? phase.best : keys.map(() => null)
  const best = keys.length ? old.map((key, at) => better(key, keys[at] ?? null)) : old
  return { ...hand, phase: { ...phase, queue: without(phase.queue, seat), best } }
}

function better(old: Key, fresh: Key): Key {
  if (old === null || fresh === null) return fresh ?? old
  return compareKeys(old, fresh) >= 0 ? old : fresh
}

