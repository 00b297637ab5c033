// What the dealer has to say about each fact, without words yet: the dictionaries put it in a language (i18n/narrate).
import { boardOf, doorCard, type Board } from '../game/board'
import { known } from '../game/cards'
import { able, allIn, maybeAt, playerAt, streetLabel, type StreetLabel } from '../game/hand'
import type { Card, Event, Fact, Hand, Rank, RoundOpened, Share, Value, View, Wild } from '../game/model'

export interface Who {
  readonly seat: number
  readonly name: string
  readonly you: boolean
}

export type Did = 'bring_in' | 'complete' | 'check' | 'bet' | 'call' | 'raise' | 'fold' | 'timed_out'

export interface Opener {
  readonly who: Who
  readonly board: Board
  readonly card: Card | null
}

export type Line =
  | { readonly kind: 'hand'; readonly number: number; readonly game: string }
  | {
      readonly kind: 'street'
      readonly label: StreetLabel
      readonly bets: readonly number[]
      readonly spread: boolean
      readonly openPair: boolean
      readonly shared: boolean
    }
  | {
      readonly kind: 'opens'
      readonly event: RoundOpened
      readonly opener: Opener
      readonly passed: readonly Opener[]
      readonly third: boolean
    }
  | { readonly kind: 'act'; readonly did: Did; readonly who: Who; readonly to: number; readonly allIn: boolean }
  | { readonly kind: 'wild'; readonly wild: Wild; readonly lead: Rank | null }
  | { readonly kind: 'extra'; readonly who: Who; readonly rank: Rank }
  | { readonly kind: 'shared'; readonly card: Card }
  | { readonly kind: 'renewed'; readonly count: number }
  | { readonly kind: 'choose' }
  | { readonly kind: 'turned'; readonly who: Who; readonly card: Card }
  | { readonly kind: 'showdown'; readonly all: boolean }
  | {
      readonly kind: 'shown'
      readonly who: Who
      readonly cards: readonly Card[]
      readonly values: readonly (Value | null)[]
      readonly alone: boolean
    }
  | { readonly kind: 'revealed'; readonly who: Who; readonly cards: readonly Card[] }
  | { readonly kind: 'mucked'; readonly who: Who }
  | {
      readonly kind: 'awarded'
      readonly who: Who
      readonly amount: number
      readonly pot: number | null
      readonly share: Share | null
      readonly value: Value | null
    }
  | { readonly kind: 'returned'; readonly who: Who; readonly amount: number }
  | { readonly kind: 'room'; readonly what: RoomNews; readonly who: Who; readonly amount: number; readonly game: string }

export type RoomNews =
  | 'sat'
  | 'left'
  | 'leaving'
  | 'chips'
  | 'promised'
  | 'sat_in'
  | 'asked'
  | 'timed_out'
  | 'disconnected'
  | 'no_chips'
  | 'no_ante'
  | 'lost'
  | 'back'
  | 'choosing'
  | 'picked'
  | 'bank'

export type Naming = (seat: number) => Who

/** The lines for one event of the hand; `before` and `after` are the viewer's hand around it. */
export function linesOf(event: Event, before: Hand | null, after: Hand, name: Naming): Line[] {
  switch (event.type) {
    case 'round_opened':
      return [opens(event, after, name)]
    case 'street_began':
      return [street(after, false, event.source === 'community')]
    case 'brought_in':
      return [act('bring_in', event.seat, event.to, after, name)]
    case 'completed':
      return [act('complete', event.seat, event.to, after, name)]
    case 'bet_made':
      return [act('bet', event.seat, event.to, after, name)]
    case 'raised':
      return [act('raise', event.seat, event.to, after, name)]
    case 'called':
      return [act('call', event.seat, event.to, after, name)]
    case 'checked':
      return [act('check', event.seat, 0, after, name)]
    case 'folded':
      return [act('fold', event.seat, 0, after, name)]
    case 'timed_out':
      return [act('timed_out', event.seat, 0, after, name)]
    case 'wilds_named':
      return [{ kind: 'wild', wild: event.wild, lead: after.variant.wild?.follow ?? null }]
    case 'extra_earned':
      return [{ kind: 'extra', who: name(event.seat), rank: after.variant.extra?.rank ?? 4 }]
    case 'community_dealt':
      return event.card === null ? [] : [{ kind: 'shared', card: event.card }]
    case 'deck_renewed':
      return [{ kind: 'renewed', count: event.cards.length }]
    case 'choice_opened':
      return [{ kind: 'choose' }]
    case 'turned':
      return [{ kind: 'turned', who: name(event.seat), card: event.card }]
    case 'showdown_opened':
      return [{ kind: 'showdown', all: event.all }]
    case 'shown': {
      const alone = before?.phase.type === 'alone'
      return [{ kind: 'shown', who: name(event.seat), cards: known(event.down), values: event.values, alone }]
    }
    case 'mucked':
      return before?.phase.type === 'alone' ? [] : [{ kind: 'mucked', who: name(event.seat) }]
    case 'awarded': {
      const several = new Set(after.players.filter((one) => !one.folded).map((one) => one.paid)).size > 1
      const share = event.share === null ? null : (after.variant.shares[event.share] ?? null)
      const value = event.share === null ? null : (playerAt(after, event.seat).values[event.share] ?? null)
      const pot = several ? event.pot : null
      return [{ kind: 'awarded', who: name(event.seat), amount: event.amount, pot, share, value }]
    }
    case 'returned':
      return [{ kind: 'returned', who: name(event.seat), amount: event.amount }]
    case 'live_hands_revealed':
      return event.hands.map(({ seat, down }) => ({ kind: 'revealed', who: name(seat), cards: known(down) }))
    default:
      return []
  }
}

function act(did: Did, seat: number, to: number, after: Hand, name: Naming): Line {
  const player = playerAt(after, seat)
  return { kind: 'act', did, who: name(seat), to, allIn: did !== 'timed_out' && allIn(player) }
}

function street(hand: Hand, openPair: boolean, shared: boolean): Line {
  const { limit } = hand.stakes
  const level = hand.variant.streets[hand.street]?.level ?? 'small'
  const small = openPair && limit.type === 'fixed' ? [limit.small] : []
  const sizes = limit.type === 'fixed' ? [...small, openPair ? limit.big : limit[level]] : [limit.low, limit.high]
  const bets = hand.players.filter(able).length > 1 ? sizes : []
  const label = streetLabel(hand.variant, hand.street)
  return { kind: 'street', label, bets, spread: limit.type === 'spread', openPair, shared }
}

/** The lines once a round has opened with an open pair: the street's own line says so from then on. */
export function withOpenPair(lines: readonly Line[], hand: Hand): readonly Line[] {
  const at = lines.findLastIndex((line) => line.kind === 'street')
  const line = lines[at]
  return line?.kind === 'street' ? lines.with(at, street(hand, true, line.shared)) : lines
}

function opens(event: RoundOpened, hand: Hand, name: Naming): Line {
  const opener = (seat: number): Opener => {
    const player = playerAt(hand, seat)
    return { who: name(seat), board: boardOf(hand, player), card: doorCard(player) }
  }
  const passed = event.passed.map(opener)
  return { kind: 'opens', event, opener: opener(event.seat), passed, third: hand.street === 0 }
}

/** The lines for what happens around the hands: who comes, goes, picks the game. */
export function newsOf(fact: Fact, view: View | null, name: Naming): Line[] {
  const news = (what: RoomNews, seat: number, amount = 0, game = ''): Line[] => [
    { kind: 'room', what, who: name(seat), amount, game },
  ]
  switch (fact.type) {
    case 'sat':
      return news('sat', fact.seat, fact.stack)
    case 'left':
      return news('left', fact.seat, fact.stack)
    case 'leaving':
      return maybeAt(view?.hand ?? null, fact.seat) ? news('leaving', fact.seat) : []
    case 'chips_added':
      return news('chips', fact.seat, fact.amount)
    case 'chips_promised':
      return news('promised', fact.seat, fact.amount)
    case 'sat_out':
      return news(fact.reason, fact.seat)
    case 'sat_in':
      return news('sat_in', fact.seat)
    case 'disconnected':
      return news('lost', fact.seat)
    case 'connected':
      return news('back', fact.seat)
    case 'game_asked':
      return news('choosing', fact.seat)
    case 'game_picked':
      return fact.seat === null ? [] : news('picked', fact.seat, 0, fact.game)
    case 'bank_opened':
      return news('bank', fact.seat, fact.bank_ms)
    case 'hand_began':
      return [{ kind: 'hand', number: fact.number, game: fact.game }]
    default:
      return []
  }
}
