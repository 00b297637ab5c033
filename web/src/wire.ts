// Made from src/doorcard/server/wire.py and bodies.py by scripts/wire. Do not edit.

/** One of the fifty-two cards. Its value is its text, so `Card("As")` is the ace of spades. */
export type Card = '2c' | '2d' | '2h' | '2s' | '3c' | '3d' | '3h' | '3s' | '4c' | '4d' | '4h' | '4s' | '5c' | '5d' | '5h' | '5s' | '6c' | '6d' | '6h' | '6s' | '7c' | '7d' | '7h' | '7s' | '8c' | '8d' | '8h' | '8s' | '9c' | '9d' | '9h' | '9s' | 'Tc' | 'Td' | 'Th' | 'Ts' | 'Jc' | 'Jd' | 'Jh' | 'Js' | 'Qc' | 'Qd' | 'Qh' | 'Qs' | 'Kc' | 'Kd' | 'Kh' | 'Ks' | 'Ac' | 'Ad' | 'Ah' | 'As'

/** A card's rank, 2 to 14: the ace is high here; a rule that plays it low says so itself. 2 two, 3 three, 4 four, 5 five, 6 six, 7 seven, 8 eight, 9 nine, 10 ten, 11 jack, 12 queen, 13 king, 14 ace. */
export type Rank = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14

/** A suit, 0 to 3, in the order that breaks ties (rules.md 4.1): clubs, diamonds, hearts, spades. 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = 0 | 1 | 2 | 3

/** The kinds of poker hand, the better one bigger for a high hand (rules.md 5). 0 high_card, 1 pair, 2 two_pair, 3 three_of_a_kind, 4 straight, 5 flush, 6 full_house, 7 four_of_a_kind, 8 straight_flush, 9 five_of_a_kind. */
export type Category = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

export type Verb = 'bring_in' | 'complete' | 'check' | 'bet' | 'call' | 'raise' | 'fold' | 'show' | 'muck' | 'turn'

export type FromClient =
  | Sit
  | Leave
  | SitOut
  | AddChips
  | Act
  | PostAnte
  | PickGame
  | Prefer
  | Chat

export type FromServer =
  | Welcome
  | Told
  | Done
  | Refused

export type Fact =
  | Opened
  | Sat
  | ChipsPromised
  | ChipsAdded
  | SatOut
  | SatIn
  | Leaving
  | Left
  | Connected
  | Disconnected
  | Preferred
  | Said
  | GameAsked
  | GamePicked
  | AntesAsked
  | AnteAgreed
  | HandBegan
  | Played
  | Lapsed
  | BankOpened
  | BankSpent
  | HandEnded

export type StudEvent =
  | Started
  | AntePosted
  | StreetBegan
  | Burned
  | DeckRenewed
  | Dealt
  | CommunityDealt
  | ExtraEarned
  | WildsNamed
  | ChoiceOpened
  | Chosen
  | Turned
  | RoundOpened
  | BroughtIn
  | Completed
  | Checked
  | BetMade
  | Called
  | Raised
  | Folded
  | TimedOut
  | Returned
  | ShowdownOpened
  | Shown
  | Mucked
  | Uncontested
  | Awarded
  | LiveHandsRevealed
  | Ended

export type Action =
  | BringIn
  | Complete
  | Check
  | Bet
  | Call
  | Raise
  | Fold
  | Show
  | Muck
  | Turn

export type Phase =
  | Anteing
  | Dealing
  | Choosing
  | BringInOwed
  | Betting
  | Showing
  | Alone
  | Over

export type Limit =
  | FixedLimit
  | SpreadLimit

export type Share =
  | HighShare
  | LowShare
  | HoleShare

export type Value =
  | High
  | Low
  | HoleCard

export type Schedule =
  | OneGame
  | Rotation
  | DealersChoice

export type Reason =
  | Nameless
  | Watching
  | OneSeat
  | FreeSeats
  | NameTaken
  | FullStack
  | NeedsChips
  | NotAskedIn
  | NoChoice
  | DealOf
  | NoHand
  | OtherHand
  | OwnSeat
  | LateTurn
  | TurnOf
  | OnOffer
  | Chips
  | SetAmount
  | NoBringIn
  | Numbers
  | Seconds
  | Letters
  | OneOf
  | SomeGames
  | EachOnce
  | SeatsOfGame
  | EveryHands
  | NoSession
  | NoSuchTable
  | NoSuchHand
  | PlayerName
  | RoomFull
  | TooFewCards
  | CardsOnce
  | NotWritten
  | Failed
  | Unreadable

/** Do one of the things on offer in `Asked.options`. `turn`: `Asked.turn`, so that a late click does nothing. */
export interface Act {
  type: 'act'
  id: string
  action: Action
  hand: number
  turn?: number | null
}

/** Add chips to the stack; during a hand they are added when it is over. */
export interface AddChips {
  type: 'add_chips'
  id: string
  amount: number
}

/** All others folded; the winner may show or not. */
export interface Alone {
  type: 'alone'
  seat: number
}

/** The seat is in for the next hand. */
export interface AnteAgreed {
  type: 'ante_agreed'
  seat: number
}

export interface AntePosted {
  type: 'ante_posted'
  seat: number
  amount: number
}

/** Antes are being posted. */
export interface Anteing {
  type: 'anteing'
}

/** These seats are asked whether they are in for the next hand. */
export interface AntesAsked {
  type: 'antes_asked'
  seats: number[]
}

/** POST /api/odds: what each holding wins on average. Answered with `OddsAnswer`.
 *
 * `holdings`: in dealing order, down cards first and then upcards, "??" for a card not known;
 * "AsAh/Kd" says which are up. `dead`: cards that cannot come. `own`: a game of one's own, instead. */
export interface AskOdds {
  game: string
  holdings: string[]
  dead: string
  house: string
  own: OwnGame | null
}

/** What the table waits for now. `seats`: whose answer.
 *
 * act: an action of the hand, showing and choosing cards included; `options` only to the one asked.
 * ante: whether the seats are in for the next hand. game: which of `games` the next hand is.
 * `left_ms` of `of_ms` are left when this is sent, null: no clock; `bank`: the time bank is running. */
export interface Asked {
  what: 'act' | 'ante' | 'game'
  seats: number[]
  turn: number
  left_ms: number | null
  of_ms: number | null
  bank: boolean
  options: Options | null
  games: string[]
}

/** Chips pushed to a winner: from pot `pot` (0 is the main pot), for the game's share `share`.
 *
 * `share` is the index in the variant's shares, None when the pot was not contested. */
export interface Awarded {
  type: 'awarded'
  seat: number
  amount: number
  pot: number
  share: number | null
}

/** The time to act is over and the seat's time bank runs, `bank_ms` long. */
export interface BankOpened {
  type: 'bank_opened'
  seat: number
  bank_ms: number
}

/** The seat acted, or not, after `spent_ms` of its time bank. */
export interface BankSpent {
  type: 'bank_spent'
  seat: number
  spent_ms: number
}

/** The first wager of a round. */
export interface Bet {
  type: 'bet'
  seat: number
  to: number
}

export interface BetMade {
  type: 'bet_made'
  seat: number
  to: number
}

/** A betting round.
 *
 * `queue`: the seats still to act, the first one now. `to`: the wager to match. `base`: the last
 * full wager, raises are measured from it. `step`: the size of the last full bet or raise, 0 before
 * one. `bets`: full bets and raises made, for the cap. `closed`: seats that may only call or fold. */
export interface Betting {
  type: 'betting'
  queue: number[]
  opener: number
  to: number
  base: number
  step: number
  bets: number
  closed: number[]
  open_pair: boolean
  aggressor: number | null
}

/** Post the bring-in. */
export interface BringIn {
  type: 'bring_in'
  seat: number
  to: number
}

/** The first seat of `queue` owes the bring-in; `may_fold`: it came to him because another is all-in. */
export interface BringInOwed {
  type: 'bring_in_owed'
  queue: number[]
  may_fold: boolean
}

export interface BroughtIn {
  type: 'brought_in'
  seat: number
  to: number
}

export interface Burned {
  type: 'burned'
  card: Card | null
}

/** What a player may bring to the table, `least` to `most` minor units; equal where the amount is set. */
export interface BuyIn {
  least: number
  most: number
}

/** Match the wager, or go all-in for less. */
export interface Call {
  type: 'call'
  seat: number
}

export interface Called {
  type: 'called'
  seat: number
  to: number
}

/** Those cards cannot be held so; `value` says which. */
export interface CardsOnce {
  type: 'cards_once'
}

/** Say something to the table. */
export interface Chat {
  type: 'chat'
  id: string
  text: string
}

/** Pass: there is nothing to call. */
export interface Check {
  type: 'check'
  seat: number
}

export interface Checked {
  type: 'checked'
  seat: number
}

/** POST /api/games/check, with an `OwnGame`: the game, or every reason why it cannot be played. */
export interface CheckedGame {
  variant: Variant | null
  problems: GameProblem[]
}

/** POST /api/tables/check: the terms the table asked for would have, or why it cannot be opened. */
export interface CheckedTable {
  setup: Setup | null
  problem: Problem | null
}

/** An amount, `least` to `most` minor units. */
export interface Chips {
  type: 'chips'
  least: number
  most: number
}

/** Chips came from the player's account to his stack. */
export interface ChipsAdded {
  type: 'chips_added'
  seat: number
  amount: number
}

/** Chips asked for during a hand: they are added when it is over (table stakes, rules.md 2). */
export interface ChipsPromised {
  type: 'chips_promised'
  seat: number
  amount: number
}

/** Each of these seats now chooses a down card to turn; a seat stands here once a card. */
export interface ChoiceOpened {
  type: 'choice_opened'
  seats: number[]
}

/** Each player chooses the down cards he will turn. `waiting`: a seat for each choice still open. */
export interface Choosing {
  type: 'choosing'
  waiting: number[]
  chosen: ChosenCard[]
}

/** A player has chosen the card he will turn; which one is his alone until all have. */
export interface Chosen {
  type: 'chosen'
  seat: number
  card: Card | null
}

/** The card a player has chosen to turn; None when the viewer may not know it. */
export interface ChosenCard {
  seat: number
  card: Card | null
}

export interface CommunityDealt {
  type: 'community_dealt'
  card: Card | null
}

/** Make a bring-in, or an all-in wager short of a full bet, up to a full one. */
export interface Complete {
  type: 'complete'
  seat: number
  to: number
}

export interface Completed {
  type: 'completed'
  seat: number
  to: number
}

/** The seated player is there again. */
export interface Connected {
  type: 'connected'
  seat: number
}

/** A card still to be dealt on this street; `seat` None: face up in the middle. */
export interface Deal {
  seat: number | null
  up: boolean
}

/** Another one, at `seat`, has the deal. */
export interface DealOf {
  type: 'deal_of'
  seat: number
}

/** The player with the deal picks one of `games` within the table's `pick_ms`, else it is the first. */
export interface DealersChoice {
  type: 'dealers_choice'
  games: Variant[]
}

/** A street is being dealt. `fresh`: the upcard just dealt, while it may still earn its owner another. */
export interface Dealing {
  type: 'dealing'
  todo: Deal[]
  fresh: Deal | null
}

/** One card to one player, face `up` or down. */
export interface Dealt {
  type: 'dealt'
  seat: number
  card: Card | null
  up: boolean
}

/** Who holds the cards at a seat, in one hand. */
export interface DealtIn {
  seat: number
  player: string
  name: string
}

/** The odds when event number `at` of the hand (from 0), an action of `seat`, was still to come.
 *
 * `open`: from the upcards alone, as known to all. `own`: with the viewer's down cards as well, null
 * where he was not in the hand or had folded. */
export interface DecisionOdds {
  at: number
  seat: number
  street: number
  open: PlayerShare[]
  own: PlayerShare[] | null
}

/** What is left to deal is now this many cards: the stub, the burns, or both (rules.md 4.4). */
export interface DeckRenewed {
  type: 'deck_renewed'
  cards: (Card | null)[]
}

/** The seated player has lost the connection: his time runs out, then he sits out (rules.md 8). */
export interface Disconnected {
  type: 'disconnected'
  seat: number
}

/** The request was done (and its `Told` has been sent before). */
export interface Done {
  type: 'done'
  id: string
}

/** A game is named twice. */
export interface EachOnce {
  type: 'each_once'
}

/** The hand is over. */
export interface Ended {
  type: 'ended'
}

/** Games in turn change after an orbit, or after 1 to `most` hands. */
export interface EveryHands {
  type: 'every_hands'
  most: number
}

/** The card just dealt up brings its owner one more, at once (baseball). */
export interface ExtraEarned {
  type: 'extra_earned'
  seat: number
  up: boolean
}

/** A card of `rank` dealt up brings its owner one more card at once (baseball's fours). */
export interface ExtraRule {
  rank: Rank
}

/** An error nobody foresaw. */
export interface Failed {
  type: 'failed'
}

/** Bets and raises of exactly `small` or `big` minor units, by street (rules.md 4.3). */
export interface FixedLimit {
  type: 'fixed'
  small: number
  big: number
}

/** Give the hand up. */
export interface Fold {
  type: 'fold'
  seat: number
}

export interface Folded {
  type: 'folded'
  seat: number
}

/** The seat is taken, or not there. `seats`: those that are free. */
export interface FreeSeats {
  type: 'free_seats'
  seats: number[]
}

/** No more chips: there are `has` before the player, and `most` is the most. Minor units. */
export interface FullStack {
  type: 'full_stack'
  has: number
  most: number
}

/** Dealer's choice: `seat` has the deal and picks the next hand's game. */
export interface GameAsked {
  type: 'game_asked'
  seat: number
  games: string[]
}

/** GET /api/games. */
export interface GameLine {
  name: string
  also: string[]
  variant: Variant
}

/** The next `hands` hands are `game`; `seat` None: nobody picked in time, or the schedule moved on.
 *
 * `place`: where the game stands in the schedule's list, 0 the first. */
export interface GamePicked {
  type: 'game_picked'
  seat: number | null
  game: string
  hands: number
  place: number
}

/** What is wrong with a game of one's own: the field as a path, its value, what is allowed. */
export interface GameProblem {
  field: string
  value: string
  allowed: string
}

/** One deal of one game.
 *
 * `players` sit in dealing order, the first is left of the dealer; `order` are their seats, which
 * never change. The next card is `deck[dealt]`. `faceup` are all upcards in the order they came,
 * over the whole table (follow the queen). `aggressor`: the last seat to bet or raise on any
 * street, or the bring-in. `awarded`: what has been pushed from the pots, minor units. */
export interface Hand {
  variant: Variant
  house: HouseRules
  stakes: Stakes
  players: Player[]
  order: number[]
  deck: (Card | null)[]
  dealt: number
  burned: (Card | null)[]
  community: (Card | null)[]
  faceup: (Card | null)[]
  wild: Wild
  street: number
  aggressor: number | null
  awarded: number
  phase: Phase
}

/** Hand `number` of this table, at `at` (ms since 1970). `seats` in dealing order; `dealer`: the stud button. */
export interface HandBegan {
  type: 'hand_began'
  number: number
  game: string
  dealer: number
  seats: DealtIn[]
  at: number
}

/** Hand `number` is over; the stacks of all who were dealt in. */
export interface HandEnded {
  type: 'hand_ended'
  number: number
  stacks: Standing[]
}

/** GET /api/tables/{id}/hands: the last 50 finished hands, newest first. `at`: ms since 1970.
 *
 * Nothing in it is anybody's secret: no cards, only chips. `pot`: all that was awarded. */
export interface HandLine {
  number: number
  game: string
  at: number
  seats: DealtIn[]
  pot: number
  won: Won[]
  stacks: Standing[]
}

/** GET /api/tables/{id}/hands/{number}/odds: of a finished hand, never of one in play. */
export interface HandOdds {
  table: string
  number: number
  decisions: DecisionOdds[]
}

/** GET /api/tables/{id}/hands/{number}: a finished hand as the viewer may see it.
 *
 * `events` are the hand's facts, `LiveHandsRevealed` open to those dealt in where the house keeps
 * it; `hand` is what they fold to. `your_seat` null: the viewer was not dealt in. */
export interface HandRecord {
  table: string
  number: number
  game: string
  dealer: number
  at: number
  seats: DealtIn[]
  your_seat: number | null
  events: StudEvent[]
  hand: Hand
}

/** GET /api/health. */
export interface Health {
  ok: boolean
  version: string
  tables: number
  sockets: number
}

/** A high hand: the best five cards, or as many as there are below five.
 *
 * `ranks`, in order of importance: full house (7, 4); two pair (13, 9, 5); a flush or high
 * cards all five; a straight its top rank alone, FIVE for the wheel; of a kind, the rank and then
 * the kickers. `wilds` are the ranks wild cards played stand for; one that plays as the very card
 * it is printed as is natural and not among them. `natural` is None unless the house says that a
 * natural hand beats its equal with wilds (`WildRules.natural_beats_wild`). */
export interface High {
  type: 'high'
  category: Category
  ranks: Rank[]
  wilds: Rank[]
  cards: Card[]
  natural: boolean | null
}

/** The best five-card high hand (rules.md 5). */
export interface HighShare {
  type: 'high'
}

/** The one down card that takes a hole-suit half, such as low Chicago's spade (rules.md 6).
 *
 * `ace_low` says whether the ace counts as one; `lowest` whether the lowest such card takes the half. */
export interface HoleCard {
  type: 'hole'
  card: Card
  ace_low: boolean
  lowest: boolean
}

/** The lowest or highest card of `suit` among the down cards (Chicago). */
export interface HoleShare {
  type: 'hole'
  suit: Suit
  lowest: boolean
}

/** GET /api/houses. */
export interface HouseLine {
  name: string
  house: HouseRules
}

/** One house's answers. Defaults are the ones rules.md 11 names first.
 *
 * For the engine:
 *   burns: a card is burned before each street after the first.
 *   bring_in: `low_card` posts it; `none`: ante only, the best door card acts first and may check.
 *   bring_in_tie, tied_boards: by `suit`, or by `position` (nearest the dealer's left).
 *   open_pair: in which kinds of game an open pair on fourth street allows the big bet.
 *   raises: raises allowed after the bet; `cap_heads_up`: with two live players as well.
 *   reopen: how much of a full bet an all-in wager must be to count as one.
 *   exhaustion, community_from, keep_last_card: what happens when the stub is short (4.4).
 *   first_to_show, reveal_live_hands: the showdown (4.5).
 *   all_in_opener, low_card_all_in, short_bring_in_call, odd_chip: left open by the records (11).
 *   on_timeout: what a player who lets his time run out has done (8).
 *   extra_card: the face of baseball's extra card. low_spade_ace: the ace in low Chicago.
 * For the table:
 *   dealer, seconds_to_act (None: the room's default; 0: no clock), post_ante, auto_muck, buy_in.
 * For its stakes:
 *   ante_part, bring_in_part: of the small bet; None: set for each table. */
export interface HouseRules {
  name: string
  dealer: 'fixed' | 'rotating'
  burns: boolean
  bring_in: 'low_card' | 'none'
  bring_in_tie: 'position' | 'suit'
  tied_boards: 'position' | 'suit'
  open_pair: 'high' | 'high_and_split' | 'off'
  raises: number
  cap_heads_up: boolean
  reopen: 'full' | 'half'
  exhaustion: 'burns_then_community' | 'community'
  community_from: 'burns' | 'burns_and_stub' | 'stub'
  keep_last_card: boolean
  first_to_show: 'last_aggressor_any_street' | 'last_aggressor_river'
  reveal_live_hands: boolean
  all_in_opener: 'next_best' | 'next_left'
  low_card_all_in: 'left' | 'next_lowest'
  short_bring_in_call: 'full' | 'short'
  odd_chip: 'card' | 'position'
  on_timeout: 'all_in' | 'check_or_fold'
  extra_card: 'down' | 'up'
  low_spade_ace: 'high' | 'low'
  wild: WildRules
  seconds_to_act: number | null
  post_ante: 'ask_first' | 'auto'
  auto_muck: 'ask' | 'on'
  buy_in: 'exact' | 'free' | 'range'
  ante_part: Part | null
  bring_in_part: Part | null
  limits: ('fixed' | 'spread')[]
}

/** The seat's time ran out: what it then did by the house's rule follows (rules.md 8). */
export interface Lapsed {
  type: 'lapsed'
  seat: number
}

/** The request answers a question that is over. */
export interface LateTurn {
  type: 'late_turn'
}

/** Give the seat up: at once, or when the hand one is in is over. */
export interface Leave {
  type: 'leave'
  id: string
}

/** The player goes as soon as the hand is over; until then his hand is folded when its turn comes. */
export interface Leaving {
  type: 'leaving'
  seat: number
}

/** The seat is free; its `stack` went back to the player's account. */
export interface Left {
  type: 'left'
  seat: number
  player: string
  stack: number
}

/** A text of `least` to `most` letters. */
export interface Letters {
  type: 'letters'
  least: number
  most: number
}

/** A hand that was live at the showdown and was not shown there. */
export interface Live {
  seat: number
  down: (Card | null)[]
}

/** For the record of the hand: the live hands mucked at the showdown.
 *
 * `dealt_in` are the seats that may see them (FT's LAST HAND window, TS's e-mail). */
export interface LiveHandsRevealed {
  type: 'live_hands_revealed'
  dealt_in: number[]
  hands: Live[]
}

/** An ace-to-five low: aces low, straights and flushes nothing (rules.md 5).
 *
 * `category` is HIGH_CARD for five different ranks, else the pairs a razz hand could not avoid.
 * `ranks` most significant first: (8, 6, 4, 3, ACE); a pair comes before its kickers. */
export interface Low {
  type: 'low'
  category: Category
  ranks: Rank[]
  wilds: Rank[]
  cards: Card[]
}

/** The best ace-to-five low. `at_most`: five different ranks, none over it; None: any low wins. */
export interface LowShare {
  type: 'low'
  at_most: Rank | null
}

/** One thing on offer. `low` to `high`, minor units: the whole wager on the street; 0 where there is none. */
export interface Move {
  verb: Verb
  low: number
  high: number
}

/** At the showdown: give a beaten hand, or an uncalled one, back unseen. */
export interface Muck {
  type: 'muck'
  seat: number
}

export interface Mucked {
  type: 'mucked'
  seat: number
}

/** Somebody of that name sits there. */
export interface NameTaken {
  type: 'name_taken'
}

/** Whoever has no session only watches. */
export interface Nameless {
  type: 'nameless'
}

/** Whoever has no chips cannot come back. */
export interface NeedsChips {
  type: 'needs_chips'
}

/** POST /api/session: pick a name, 1 to 20 letters, digits, spaces or - _ . '. Play money: no password. */
export interface NewSession {
  name: string
}

/** POST /api/tables. `small` and `big`: the two bets of fixed limit, or low and high of spread limit.
 *
 * `games`: one, or several played in turn (`every` an orbit or so many hands), or dealer's choice.
 * What is null is the house's own or the room's default. `bots`: how many sit down at once. `own`:
 * games of one's own that `games` may name beside the house's. */
export interface NewTable {
  name: string
  house: string
  games: string[]
  small: number
  big: number
  limit?: 'fixed' | 'spread' | null
  every?: 'dealers_choice' | 'orbit' | number
  ante?: number | null
  bring_in?: number | null
  seats?: number
  buy_in_least?: number | null
  buy_in_most?: number | null
  seconds_to_act?: number | null
  time_bank_seconds?: number
  bots?: number
  own?: OwnGame[]
}

/** The house has no bring-in. */
export interface NoBringIn {
  type: 'no_bring_in'
}

/** No game is to be picked now. */
export interface NoChoice {
  type: 'no_choice'
}

/** No hand is in play. */
export interface NoHand {
  type: 'no_hand'
}

/** Only who has picked a name may ask that. */
export interface NoSession {
  type: 'no_session'
}

/** There is no such hand, or it is still in play. */
export interface NoSuchHand {
  type: 'no_such_hand'
}

/** There is no such table. */
export interface NoSuchTable {
  type: 'no_such_table'
}

/** Nobody asks that seat whether it is in for the next hand. */
export interface NotAskedIn {
  type: 'not_asked_in'
}

/** The database took nothing, so nothing has happened. */
export interface NotWritten {
  type: 'not_written'
}

/** A whole number, `least` to `most`; no amount. */
export interface Numbers {
  type: 'numbers'
  least: number
  most: number
}

/** The odds asked for, and how they were had. */
export interface OddsAnswer {
  method: 'exact' | 'sampled'
  seconds: number
  players: OddsLine[]
}

/** One holding: its part of the pot on average, 0 to 1; how many of `total` deals give it the whole pot
 * alone (`win`) or a part of it (`tie`); the standard error of `equity`, 0 when counted exactly. */
export interface OddsLine {
  holding: string
  equity: number
  win: number
  tie: number
  total: number
  stderr: number
}

/** One thing on offer. `low` to `high`, minor units: the player's whole wager on the street after it.
 *
 * An exact amount has `low == high`; check, fold, show and muck have 0. `cards`: the down cards
 * one of which may be turned. */
export interface Offer {
  verb: Verb
  low: number
  high: number
  cards: Card[]
}

/** The rules offer the one who is asked something else. */
export interface OnOffer {
  type: 'on_offer'
  moves: Move[]
}

/** Every hand is the same game. */
export interface OneGame {
  type: 'one_game'
  game: Variant
}

/** One of these names: of games, houses, limits, as the field says. */
export interface OneOf {
  type: 'one_of'
  names: string[]
}

/** Whoever asks sits at `seat` already. */
export interface OneSeat {
  type: 'one_seat'
  seat: number
}

/** The table is open. The first fact of every log. */
export interface Opened {
  type: 'opened'
  setup: Setup
}

/** Everything on offer to one seat. `action in options` says whether it would be accepted. */
export interface Options {
  seat: number
  offers: Offer[]
}

/** Another hand, `number`, is in play. */
export interface OtherHand {
  type: 'other_hand'
  number: number
}

/** The hand is over. */
export interface Over {
  type: 'over'
}

/** A card of this rank dealt up brings its owner one more. */
export interface OwnExtra {
  rank: '10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'A' | 'J' | 'K' | 'Q' | 'T'
}

/** A game of one's own: a game that exists, and what is different. */
export interface OwnGame {
  name: string
  title?: string | null
  base?: string
  seats?: number | null
  boards?: 'high' | 'low' | null
  streets?: OwnStreet[] | null
  shares?: (OwnHigh | OwnHole | OwnLow)[] | null
  wild?: OwnWild | null
  extra?: OwnExtra | null
}

/** The best high hand. */
export interface OwnHigh {
  type: 'high'
}

/** The lowest or highest card of a suit among the down cards. */
export interface OwnHole {
  type: 'hole'
  suit?: 'clubs' | 'diamonds' | 'hearts' | 'spades'
  which?: 'highest' | 'lowest'
}

/** The best ace-to-five low; with `at_most`, five different ranks and none above it. */
export interface OwnLow {
  type: 'low'
  at_most?: '10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'A' | 'J' | 'K' | 'Q' | 'T' | null
}

/** Whoever asks sits at `seat`, and acts for no other. */
export interface OwnSeat {
  type: 'own_seat'
  seat: number
}

/** One deal and the betting round after it. */
export interface OwnStreet {
  level?: 'big' | 'small'
  down?: number
  up?: number
  turn?: number
  open_pair?: boolean
}

/** What is wild; an empty table: nothing. */
export interface OwnWild {
  ranks?: ('10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'A' | 'J' | 'K' | 'Q' | 'T')[]
  cards?: string[]
  follow?: '10' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'A' | 'J' | 'K' | 'Q' | 'T' | null
}

/** A part of the small bet, `top`/`bottom`: how a sheet states its ante or bring-in. */
export interface Part {
  top: number
  bottom: number
}

/** The answer to `Asked` with `what` "game": a name out of `Asked.games`. */
export interface PickGame {
  type: 'pick_game'
  id: string
  game: string
}

/** Something happened in the hand. */
export interface Played {
  type: 'played'
  event: StudEvent
}

/** One player's part in the hand. Amounts in minor units.
 *
 * `stack` is what he still has, `paid` what is his in the pot (antes and bets, less what came
 * back), `wager` his bets on this street. `down` and `up` are his holding, each in the order dealt
 * or turned. `timed_out`: he acts no more, though he may have chips (TS). `values`: what the hand is
 * worth for each share of the game, once it is face up at the showdown. */
export interface Player {
  seat: number
  stack: number
  paid: number
  wager: number
  down: (Card | null)[]
  up: (Card | null)[]
  folded: boolean
  timed_out: boolean
  values: (Value | null)[]
  mucked: boolean
}

/** That is no name for a player. */
export interface PlayerName {
  type: 'player_name'
}

/** A live seat's part of the pot on average, 0 to 1, and its standard error. */
export interface PlayerShare {
  seat: number
  equity: number
  stderr: number
}

/** The answer to `Asked` with `what` "ante": in for the next hand, or not (then one sits out). */
export interface PostAnte {
  type: 'post_ante'
  id: string
  post: boolean
}

/** Post antes by itself; muck beaten hands by itself. null leaves it as it is. */
export interface Prefer {
  type: 'prefer'
  id: string
  auto_ante?: boolean | null
  auto_muck?: boolean | null
}

/** The player changed what happens by itself. Both are None to everybody else. */
export interface Preferred {
  type: 'preferred'
  seat: number
  auto_ante: boolean | null
  auto_muck: boolean | null
}

/** What every HTTP error says: 400 for a bad field, 401 without a session, 404, 409, 429.
 *
 * `reason` says why for programs, and for clients that speak any language; `allowed` is the same in
 * English. Where `reason` is null, `value` and `allowed` are in the language of `Accept-Language`. */
export interface Problem {
  field: string
  value: string
  allowed: string
  reason: Reason | null
}

/** Wager more than the bet to be called. */
export interface Raise {
  type: 'raise'
  seat: number
  to: number
}

export interface Raised {
  type: 'raised'
  seat: number
  to: number
}

/** The request was not done and nothing has changed. `id` null: it could not be read.
 *
 * `reason` says why for programs, and for clients that speak any language; `allowed` is the same in
 * English, for whoever reads it as it is. */
export interface Refused {
  type: 'refused'
  id: string | null
  field: string
  value: string
  allowed: string
  reason: Reason | null
}

/** Chips nobody called go back to the bettor. */
export interface Returned {
  type: 'returned'
  seat: number
  amount: number
}

/** There are `most` tables already. */
export interface RoomFull {
  type: 'room_full'
  most: number
}

/** The games in turn: each for an orbit (as many hands as players when it began), or for `every` hands. */
export interface Rotation {
  type: 'rotation'
  games: Variant[]
  every: 'orbit' | number
}

/** A betting round begins. `seat` acts first, because of `reason`; `tied`: how a tie was broken.
 *
 * `passed` are the seats that would have come before it but are all-in. `open_pair`: the big bet
 * is allowed on a small-bet street (rules.md 4.3). `bring_in`: the first to act owes the bring-in. */
export interface RoundOpened {
  type: 'round_opened'
  seat: number
  reason: 'best_board' | 'highest_card' | 'left' | 'lowest_board' | 'lowest_card'
  tied: 'position' | 'suit' | null
  passed: number[]
  open_pair: boolean
  bring_in: boolean
}

/** Chat. `seat` None: someone on the rail. */
export interface Said {
  type: 'said'
  seat: number | null
  name: string
  text: string
}

/** A player took a seat with `stack` chips from his account. */
export interface Sat {
  type: 'sat'
  seat: number
  player: string
  name: string
  bot: boolean
  stack: number
}

/** The seat is dealt in again from the next hand on. */
export interface SatIn {
  type: 'sat_in'
  seat: number
}

/** From the next hand on the seat is not dealt in. */
export interface SatOut {
  type: 'sat_out'
  seat: number
  reason: 'asked' | 'disconnected' | 'no_ante' | 'no_chips' | 'timed_out'
}

/** A player dealt in: the seat's number at the table and the chips before the hand, in minor units.
 *
 * Raises `ValueError` naming the field when a number is not whole or there are no chips. */
export interface SeatStack {
  seat: number
  stack: number
}

/** A taken seat. `stack` is what is before the player now, in the middle of a hand as well. */
export interface SeatView {
  seat: number
  player: string
  name: string
  bot: boolean
  stack: number
  sitting_out: boolean
  connected: boolean
  leaving: boolean
}

/** The game cannot be played by `seats`; `most` is the most it can. `because`: the arithmetic, in English. */
export interface SeatsOfGame {
  type: 'seats_of_game'
  seats: number
  most: number
  because: string
}

/** 0 to `most` seconds. */
export interface Seconds {
  type: 'seconds'
  most: number
}

/** POST and GET /api/session (401 without one). `token`, only from POST, is for clients without cookies.
 *
 * `balance`: what the player has won or lost and what is on the tables, play money; may be below 0. */
export interface Session {
  player: string
  name: string
  balance: number
  token: string | null
}

/** The house has one amount for all, `amount` minor units. */
export interface SetAmount {
  type: 'set_amount'
  amount: number
}

/** A table's terms. `act_ms` 0: no clock; `bank_ms`: extra time a player has for the whole session.
 *
 * `pause_ms`: between two hands. `show_ms`: to show or muck. `ante_ms`: to say whether one is in,
 * where antes are not posted by themselves. `pick_ms`: to pick the game (dealer's choice). */
export interface Setup {
  name: string
  house: HouseRules
  stakes: Stakes
  schedule: Schedule
  buy_in: BuyIn
  seats: number
  act_ms: number
  bank_ms: number
  pause_ms: number
  show_ms: number
  ante_ms: number
  pick_ms: number
}

/** At the showdown: turn the hand face up. */
export interface Show {
  type: 'show'
  seat: number
}

/** Live hands are shown in this order. `all`: betting ended with an all-in, so nobody mucks. */
export interface ShowdownOpened {
  type: 'showdown_opened'
  order: number[]
  all: boolean
}

/** The showdown. `queue`: the seats still to show; `best`: the best key shown, for each share. */
export interface Showing {
  type: 'showing'
  queue: number[]
  all: boolean
  best: (number[] | null)[]
}

/** A live hand is face up. `values`: what it is worth for each share of the game, None: nothing. */
export interface Shown {
  type: 'shown'
  seat: number
  down: (Card | null)[]
  values: (Value | null)[]
}

/** Take a free seat, 1 to the table's seats, with `buy_in` chips. */
export interface Sit {
  type: 'sit'
  id: string
  seat: number
  buy_in: number
}

/** Sit out from the next hand (`on`), or come back. */
export interface SitOut {
  type: 'sit_out'
  id: string
  on: boolean
}

/** A table needs a game. */
export interface SomeGames {
  type: 'some_games'
}

/** Bets of any whole amount from `low` to `high` minor units; a raise at least the last one. */
export interface SpreadLimit {
  type: 'spread'
  low: number
  high: number
}

/** The numbers of a table, all in minor units: each player's ante, the bring-in, the limit.
 *
 * Raises `ValueError` naming the field when a number is not whole: money is never a float. */
export interface Stakes {
  ante: number
  bring_in: number
  limit: Limit
}

/** A seat's chips after a hand. */
export interface Standing {
  seat: number
  stack: number
}

/** A hand begins. `seats` are in dealing order: the first is the one left of the dealer.
 *
 * `deck` is the whole deck, top first; only the log has it. */
export interface Started {
  type: 'started'
  variant: Variant
  house: HouseRules
  stakes: Stakes
  seats: SeatStack[]
  deck: (Card | null)[]
}

/** One deal and the betting round after it.
 *
 * `down` cards come first, then `up` cards, one at a time around the table; then each player
 * turns `turn` of his down cards face up, all at the same moment. `open_pair`: a house may allow
 * the big bet here while a board shows a pair (fourth street, rules.md 4.3). */
export interface Street {
  level: 'big' | 'small'
  down: number
  up: number
  turn: number
  open_pair: boolean
}

/** A street is about to be dealt. `source` is what it is dealt from (rules.md 4.4).
 *
 * stub: a card each. burns: the stub and the burned cards together, a card each. community: the
 * cards are turned face up in the middle and play in every live hand. */
export interface StreetBegan {
  type: 'street_began'
  street: number
  source: 'burns' | 'community' | 'stub'
}

/** GET /api/tables: one line of the lobby; GET and POST /api/tables/{id} too.
 *
 * `titles`: what people call those of `games` that are somebody's own. */
export interface TableLine {
  table: string
  name: string
  house: string
  games: string[]
  stakes: Stakes
  seats: number
  buy_in: BuyIn
  players: SeatView[]
  number: number
  playing: boolean
  titles: Record<string, string>
}

/** The player's time ran out: he is all-in for what is in the pot, and acts no more (TS). */
export interface TimedOut {
  type: 'timed_out'
  seat: number
}

/** Facts, the first numbered `seq`, the others following on; and what the table waits for now. */
export interface Told {
  type: 'told'
  seq: number
  facts: Fact[]
  asked: Asked | null
}

/** The deck has `missing` cards too few for what is still to be dealt. */
export interface TooFewCards {
  type: 'too_few_cards'
  missing: number
}

/** Choose the down card to turn face up (roll your own). */
export interface Turn {
  type: 'turn'
  seat: number
  card: Card
}

/** Others, at `seats`, are asked; none when the hand is over. */
export interface TurnOf {
  type: 'turn_of'
  seats: number[]
}

/** A chosen down card is turned face up. */
export interface Turned {
  type: 'turned'
  seat: number
  card: Card
}

/** All others have folded; the last live player may show or not. */
export interface Uncontested {
  type: 'uncontested'
  seat: number
}

/** What came is not what the schema has at that field. `schema`: what it has, in English. */
export interface Unreadable {
  type: 'unreadable'
  schema: string
}

/** One game: everything the engine needs to know about what is played.
 *
 * `name` is the game's key in lists and files, lower case with underscores; `also` are other
 * names people use. `seats` is the most players the game takes, 2 to 9. */
export interface Variant {
  name: string
  streets: Street[]
  shares: Share[]
  boards: 'high' | 'low'
  wild: WildRule | null
  extra: ExtraRule | null
  seats: number
  also: string[]
}

/** Only who has a seat may ask that. */
export interface Watching {
  type: 'watching'
}

/** The table as the viewer may see it after fact number `seq`.
 *
 * `hand`: the hand in play, or the last one until the next begins; `number` is its number and
 * `playing` says whether it is still in play. `game`: its game, or the next hand's once that is
 * picked. `recent`: the facts since that hand began, for the log of announcements. `hand_seat`:
 * the viewer's seat in that hand, null when he was not dealt in. `titles`: what people call the
 * games of somebody's own, by the name they travel under. */
export interface Welcome {
  type: 'welcome'
  seq: number
  table: string
  setup: Setup
  seats: SeatView[]
  dealer: number | null
  number: number
  playing: boolean
  game: string | null
  hand: Hand | null
  hand_seat: number | null
  recent: Fact[]
  asked: Asked | null
  you: You
  titles: Record<string, string>
}

/** The wild cards at one moment of a hand: whole ranks, single cards, or both. False if none. */
export interface Wild {
  ranks: Rank[]
  cards: Card[]
}

/** Which cards are wild: always these ranks and cards, and what follows an upcard of `follow`.
 *
 * With `follow`, that rank is wild, and so is the rank of the card dealt up right after the last
 * upcard of it, in the dealing order of the whole table (follow the queen). */
export interface WildRule {
  ranks: Rank[]
  cards: Card[]
  follow: Rank | null
}

/** House fields for what groups dispute; the defaults are rules.md 5. */
export interface WildRules {
  natural_beats_wild: boolean
  double_ace_flush: boolean
  wild_boards_count: boolean
}

/** From now on these cards are wild, and no others. */
export interface WildsNamed {
  type: 'wilds_named'
  wild: Wild
}

/** Chips pushed to a seat in one hand, all pots together. */
export interface Won {
  seat: number
  name: string
  amount: number
}

/** The viewer. `adding`: chips that come when the hand is over. `seat` null: on the rail. */
export interface You {
  player: string | null
  name: string | null
  seat: number | null
  auto_ante: boolean
  auto_muck: boolean
  adding: number
  bank_ms: number
}
