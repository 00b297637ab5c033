// What the dealer says, in English. ‹…› is money; [Kd] is a card. `form`: 0 for one player, 1 for you, 2 for several.
import type { RoomNews } from '../room/lines'

export type Form = 0 | 1 | 2

const said = (one: string, other: string) => (who: string, form: Form) => `${who} ${form === 0 ? one : other}`
const to = (one: string, other: string) => (who: string, form: Form, amount: string) =>
  `${who} ${form === 0 ? one : other} ‹${amount}›`

const s = (form: Form, verb: string) => (form === 0 ? `${verb}s` : verb)

export type News = (who: string, form: Form, amount: string, game: string) => string

export const talk = {
  you: 'you',
  hand: (number: number, game: string) => `Hand ${number} · ${game}`,
  street: {
    3: 'Third street',
    4: 'Fourth street',
    5: 'Fifth street',
    6: 'Sixth street',
    7: 'Seventh street',
  } as Record<number, string>,
  round: (number: number) => `Round ${number}`,
  otherStreet: (cards: number) => `Street of ${cards} cards`,
  bets: (amounts: string[]) => `bets of ${amounts.join(' or ')}`,
  spread: (low: string, high: string) => `bets from ${low} to ${high}`,
  openPair: 'open pair',
  shared: 'one shared card',
  acts: {
    bring_in: to('brings in for', 'bring in for'),
    complete: to('completes to', 'complete to'),
    check: said('checks', 'check'),
    bet: to('bets', 'bet'),
    call: said('calls', 'call'),
    raise: to('raises to', 'raise to'),
    fold: said('folds', 'fold'),
    timed_out: said('runs out of time: all-in for what is in the pot', 'run out of time: all-in for what is in the pot'),
  },
  callFor: (who: string, form: Form, amount: string) => `${who} ${form === 0 ? 'calls for' : 'call for'} ‹${amount}›`,
  allIn: ', all-in',
  reason: {
    lowest_card: 'lowest card',
    highest_card: 'highest card',
  },
  bySuit: 'by suit',
  byPosition: 'first from the dealer',
  mustOpen: (who: string, form: Form, card: string, why: string) =>
    `${who} ${form === 0 ? 'has' : 'have'} the ${why}, ${card}, and ${form === 0 ? 'opens' : 'open'}`,
  actsFirst: (who: string, form: Form, board: string) => `${who} ${form === 0 ? 'acts' : 'act'} first with ${board}`,
  actsFirstPlain: (who: string, form: Form) => `${who} ${form === 0 ? 'acts' : 'act'} first`,
  passedBest: (board: string, plural: boolean, who: string, form: Form) =>
    `${board} ${plural ? 'are' : 'is'} best but ${who} ${form === 1 ? 'are' : 'is'} all-in`,
  passedMany: (who: string) => `${who} come first but are all-in`,
  passedOne: (who: string, form: Form) => `${who} would open but ${form === 1 ? 'are' : 'is'} all-in`,
  nextLeft: 'next to the left',
  boards: {
    high: (rank: string) => `${rank} high`,
    pair: (ranks: string) => ranks,
    twoPair: (ranks: string, others: string) => `${ranks} and ${others}`,
    three: (ranks: string) => `three ${ranks}`,
    four: (ranks: string) => `four ${ranks}`,
    five: (ranks: string) => `five ${ranks}`,
    beside: (ranks: string) => ` and ${ranks.includes('-') ? '' : /^[ae]/.test(ranks) ? 'an ' : 'a '}${ranks}`,
  },
  tied: { suit: 'a tie, by suit', position: 'a tie: nearest the dealer’s left' },
  wild: (names: string) => `Wild now: ${names}`,
  extra: (who: string, form: Form, rank: string) => `${rank} up: ${who} ${form === 0 ? 'gets' : 'get'} one more card`,
  sharedCard: (card: string) => `Too few cards are left: ${card} is shared by all`,
  renewed: (count: number) => `The stub is short: ${count} cards are left to deal, the burned ones among them`,
  choose: 'Everybody chooses a card to turn',
  turned: (who: string, form: Form, card: string) => `${who} ${form === 0 ? 'turns' : 'turn'} ${card}`,
  showdown: 'Showdown',
  allShow: 'all-in: every live hand is shown',
  shows: (who: string, form: Form, cards: string) => `${who} ${form === 0 ? 'shows' : 'show'} ${cards}`,
  worth: (words: string[]) => `: ${words.join(' · ')}`,
  nothing: 'no claim',
  revealed: (who: string, _form: Form, cards: string) => `${who} had ${cards}`,
  mucks: said('mucks', 'muck'),
  wins: (who: string, form: Form, amount: string) => `${who} ${form === 0 ? 'wins' : 'win'} ‹${amount}›`,
  pot: (pot: number) => (pot === 0 ? 'main pot' : pot === 1 ? 'side pot' : `side pot ${pot}`),
  share: { high: 'high', low: 'low', hole: 'in the hole' },
  from: (pot: string) => (/\d/.test(pot) ? ` from ${pot}` : ` from the ${pot}`),
  with: (value: string) => ` with ${value}`,
  returned: (who: string, _form: Form, amount: string) => `‹${amount}› not called goes back to ${who}`,
  room: {
    sat: (who, form, amount) => `${who} ${s(form, 'sit')} down with ‹${amount}›`,
    left: (who, form, amount) => `${who} ${s(form, 'leave')} with ‹${amount}›`,
    leaving: (who, form) => `${who} ${s(form, 'leave')} after this hand`,
    chips: (who, form, amount) => `${who} ${s(form, 'add')} ‹${amount}›`,
    promised: (who, form, amount) => `${who} ${s(form, 'add')} ‹${amount}› after this hand`,
    sat_in: (who, form) => `${who} ${form ? 'are' : 'is'} back in the game`,
    asked: (who, form) => `${who} ${s(form, 'sit')} out`,
    timed_out: (who, form) => `${who} ran out of time and ${s(form, 'sit')} out`,
    disconnected: (who, form) => `${who} ${form ? 'are' : 'is'} not connected and ${s(form, 'sit')} out`,
    no_chips: (who, form) => `${who} ${form ? 'have' : 'has'} no chips left`,
    no_ante: (who, form) => `${who} ${form ? 'are' : 'is'} not in for the ante`,
    lost: (who) => `${who} lost the connection`,
    back: (who, form) => `${who} ${form ? 'are' : 'is'} connected again`,
    choosing: (who, form) => `${who} ${form ? 'have' : 'has'} the deal and ${s(form, 'pick')} the game`,
    picked: (who, form, _amount, game) => `${who} ${s(form, 'pick')} ${game}`,
    bank: (who, form, amount) => `${who} ${s(form, 'use')} the time bank: ${amount} s`,
  } as Record<RoomNews, News>,
}

export type Talk = typeof talk
