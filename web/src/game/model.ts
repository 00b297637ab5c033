// The engine's types as they arrive (src/doorcard/stud): one hand, what happened in it, what may be done.
export type Rank = number
export type Card = string
export type SeenCard = Card | null

export interface Wild {
  readonly ranks: readonly Rank[]
  readonly cards: readonly Card[]
}

export type Limit =
  | { readonly type: 'fixed'; readonly small: number; readonly big: number }
  | { readonly type: 'spread'; readonly low: number; readonly high: number }

export interface Stakes {
  readonly ante: number
  readonly bring_in: number
  readonly limit: Limit
}

export interface Street {
  readonly level: 'small' | 'big'
  readonly down: number
  readonly up: number
  readonly turn: number
  readonly open_pair: boolean
}

export type Share =
  | { readonly type: 'high' }
  | { readonly type: 'low'; readonly at_most: Rank | null }
  | { readonly type: 'hole'; readonly suit: number; readonly lowest: boolean }

export interface WildRule {
  readonly ranks: readonly Rank[]
  readonly cards: readonly Card[]
  readonly follow: Rank | null
}

export interface Variant {
  readonly name: string
  readonly streets: readonly Street[]
  readonly shares: readonly Share[]
  readonly boards: 'high' | 'low'
  readonly wild: WildRule | null
  readonly extra: { readonly rank: Rank } | null
  readonly seats: number
  readonly also: readonly string[]
}

export interface HouseRules {
  readonly name: string
  readonly dealer: 'fixed' | 'rotating'
  readonly burns: boolean
  readonly bring_in: 'low_card' | 'none'
  readonly bring_in_tie: 'suit' | 'position'
  readonly open_pair: 'off' | 'high' | 'high_and_split'
  readonly raises: number
  readonly reopen: 'half' | 'full'
  readonly short_bring_in_call: 'full' | 'short'
  readonly low_spade_ace: 'low' | 'high'
  readonly extra_card: 'down' | 'up'
  readonly on_timeout: 'check_or_fold' | 'all_in'
  readonly reveal_live_hands: boolean
  readonly seconds_to_act: number | null
  readonly post_ante: 'ask_first' | 'auto'
  readonly auto_muck: 'ask' | 'on'
  readonly buy_in: 'range' | 'exact' | 'free'
  readonly limits: readonly ('fixed' | 'spread')[]
  readonly wild: {
    readonly natural_beats_wild: boolean
    readonly double_ace_flush: boolean
    readonly wild_boards_count: boolean
  }
}

/** What a hand is worth for one share of the pot (src/doorcard/hands/rank.py). */
export type Value =
  | {
      readonly type: 'high'
      readonly category: number
      readonly ranks: readonly Rank[]
      readonly wilds: readonly Rank[]
      readonly cards: readonly Card[]
      readonly natural: boolean | null
    }
  | {
      readonly type: 'low'
      readonly category: number
      readonly ranks: readonly Rank[]
      readonly wilds: readonly Rank[]
      readonly cards: readonly Card[]
    }
  | { readonly type: 'hole'; readonly card: Card; readonly ace_low: boolean; readonly lowest: boolean }

export interface Player {
  readonly seat: number
  readonly stack: number
  readonly paid: number
  readonly wager: number
  readonly down: readonly SeenCard[]
  readonly up: readonly SeenCard[]
  readonly folded: boolean
  readonly timed_out: boolean
  readonly values: readonly (Value | null)[]
  readonly mucked: boolean
}

export interface Deal {
  readonly seat: number | null
  readonly up: boolean
}

export interface Betting {
  readonly type: 'betting'
  readonly queue: readonly number[]
  readonly opener: number
  readonly to: number
  readonly base: number
  readonly step: number
  readonly bets: number
  readonly closed: readonly number[]
  readonly open_pair: boolean
  readonly aggressor: number | null
}

type Key = readonly number[]

export interface Showing {
  readonly type: 'showing'
  readonly queue: readonly number[]
  readonly all: boolean
  readonly best: readonly (Key | null)[]
}

export interface Choosing {
  readonly type: 'choosing'
  readonly waiting: readonly number[]
  readonly chosen: readonly { readonly seat: number; readonly card: SeenCard }[]
}

export type Phase =
  | { readonly type: 'anteing' }
  | { readonly type: 'dealing'; readonly todo: readonly Deal[]; readonly fresh: Deal | null }
  | Choosing
  | { readonly type: 'bring_in_owed'; readonly queue: readonly number[]; readonly may_fold: boolean }
  | Betting
  | Showing
  | { readonly type: 'alone'; readonly seat: number }
  | { readonly type: 'over' }

export interface Hand {
  readonly variant: Variant
  readonly house: HouseRules
  readonly stakes: Stakes
  readonly players: readonly Player[]
  readonly deck: readonly SeenCard[]
  readonly dealt: number
  readonly burned: readonly SeenCard[]
  readonly community: readonly SeenCard[]
  readonly faceup: readonly SeenCard[]
  readonly wild: Wild
  readonly street: number
  readonly aggressor: number | null
  readonly awarded: number
  readonly phase: Phase
}

export interface View {
  readonly viewer: number | null
  readonly hand: Hand
}

type At = { readonly seat: number }
type To = At & { readonly to: number }

export interface Started {
  readonly type: 'started'
  readonly variant: Variant
  readonly house: HouseRules
  readonly stakes: Stakes
  readonly seats: readonly { readonly seat: number; readonly stack: number }[]
  readonly deck: readonly SeenCard[]
}

export type RoundOpened = At & {
  readonly type: 'round_opened'
  readonly reason: 'lowest_card' | 'highest_card' | 'best_board' | 'lowest_board' | 'left'
  readonly tied: 'suit' | 'position' | null
  readonly passed: readonly number[]
  readonly open_pair: boolean
  readonly bring_in: boolean
}

export type Shown = At & {
  readonly type: 'shown'
  readonly down: readonly SeenCard[]
  readonly values: readonly (Value | null)[]
}

export type Awarded = At & {
  readonly type: 'awarded'
  readonly amount: number
  readonly pot: number
  readonly share: number | null
}

export type Event =
  | Started
  | (At & { readonly type: 'ante_posted'; readonly amount: number })
  | { readonly type: 'street_began'; readonly street: number; readonly source: 'stub' | 'burns' | 'community' }
  | { readonly type: 'burned'; readonly card: SeenCard }
  | { readonly type: 'deck_renewed'; readonly cards: readonly SeenCard[] }
  | (At & { readonly type: 'dealt'; readonly card: SeenCard; readonly up: boolean })
  | { readonly type: 'community_dealt'; readonly card: SeenCard }
  | (At & { readonly type: 'extra_earned'; readonly up: boolean })
  | { readonly type: 'wilds_named'; readonly wild: Wild }
  | { readonly type: 'choice_opened'; readonly seats: readonly number[] }
  | (At & { readonly type: 'chosen'; readonly card: SeenCard })
  | (At & { readonly type: 'turned'; readonly card: Card })
  | RoundOpened
  | (To & { readonly type: 'brought_in' })
  | (To & { readonly type: 'completed' })
  | (At & { readonly type: 'checked' })
  | (To & { readonly type: 'bet_made' })
  | (To & { readonly type: 'called' })
  | (To & { readonly type: 'raised' })
  | (At & { readonly type: 'folded' })
  | (At & { readonly type: 'timed_out' })
  | (At & { readonly type: 'returned'; readonly amount: number })
  | { readonly type: 'showdown_opened'; readonly order: readonly number[]; readonly all: boolean }
  | Shown
  | (At & { readonly type: 'mucked' })
  | (At & { readonly type: 'uncontested' })
  | Awarded
  | {
      readonly type: 'live_hands_revealed'
      readonly dealt_in: readonly number[]
      readonly hands: readonly { readonly seat: number; readonly down: readonly SeenCard[] }[]
    }
  | { readonly type: 'ended' }

export type Verb =
  'bring_in' | 'complete' | 'check' | 'bet' | 'call' | 'raise' | 'fold' | 'show' | 'muck' | 'turn'

/** One thing on offer; `low` to `high` is the whole wager on the street after it. */
export interface Offer {
  readonly verb: Verb
  readonly low: number
  readonly high: number
  readonly cards: readonly Card[]
}

export interface Options {
  readonly seat: number
  readonly offers: readonly Offer[]
}
