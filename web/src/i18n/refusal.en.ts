// Why something was refused, in English.
import type { Phrases } from './refusal'

const why: Phrases = {
  nameless: () => 'You are only watching: pick a name in the lobby first.',
  watching: () => 'You are only watching: take a seat first.',
  one_seat: ({ seat }) => `You sit at seat ${seat} already.`,
  free_seats: ({ seats }) =>
    seats.length > 0 ? `That seat is not free. Free: ${seats.join(', ')}.` : 'That seat is not free, and no other is.',
  name_taken: () => 'Somebody of your name sits at this table. Pick another name in the lobby.',
  full_stack: ({ has, most }, { money }) => `You have ${money(has)}, and nobody may add to more than ${money(most)} here.`,
  needs_chips: () => 'You have no chips: add some first.',
  not_asked_in: () => 'You are not asked for the ante now.',
  no_choice: () => 'No game is to be picked now.',
  deal_of: ({ seat }) => `Seat ${seat} has the deal and picks the game.`,
  no_hand: () => 'No hand is in play.',
  other_hand: ({ number }) => `Hand ${number} is in play by now.`,
  own_seat: ({ seat }) => `You sit at seat ${seat} and act for no other.`,
  late_turn: () => 'Too late: the game has gone on.',
  turn_of: ({ seats }) => (seats.length > 0 ? `It is the turn of seat ${seats.join(' or ')}.` : 'The hand is over.'),
  on_offer: ({ moves }, said) => `That cannot be done now. What can: ${said.moves(moves)}.`,
  chips: ({ least, most }, { field, value, money }) =>
    least === most
      ? `${field}: ${value}. It must be ${money(least)}.`
      : `${field}: ${value}. Allowed: ${money(least)} to ${money(most)}.`,
  set_amount: ({ amount }, { field, value, money }) =>
    `${field}: ${value}. In this house it is one amount for all, here ${money(amount)}.`,
  no_bring_in: () => 'This house has no bring-in.',
  numbers: ({ least, most }, { field, value }) => `${field}: ${value}. Allowed: ${least} to ${most}.`,
  seconds: ({ most }, { field, value }) => `${field}: ${value}. Allowed: 0 to ${most} seconds.`,
  letters: ({ least, most }, { field }) => `${field}: ${least} to ${most} letters.`,
  one_of: ({ names }, said) => `${said.field}: ${said.value}. There is: ${said.names(names)}.`,
  some_games: () => 'Choose at least one game.',
  each_once: (_, said) => `${said.value} is chosen twice.`,
  seats_of_game: ({ seats, most }, said) => `${said.value}: for ${most} players at most, and there are ${seats} seats.`,
  every_hands: ({ most }, { field, value }) => `${field}: ${value}. Allowed: an orbit, or 1 to ${most} hands.`,
  no_session: () => 'Pick a name first.',
  no_such_table: () => 'There is no such table.',
  no_such_hand: () => 'There is no such hand, or it is still in play.',
  player_name: () => 'A name has 1 to 20 letters, digits, spaces or - _ . \'',
  room_full: ({ most }) => `There are ${most} tables, and the room has no place for more.`,
  too_few_cards: ({ missing }) =>
    `The deck has ${missing === 1 ? 'a card' : `${missing} cards`} too few for what is still to be dealt.`,
  cards_once: () => 'Nobody can be dealt these cards in this game.',
  not_written: () => 'The room could not write that down, so it has not happened. Try again in a moment.',
  failed: () => 'Something went wrong in the room, and nothing has changed.',
  unreadable: (_, { field }) => `The room cannot read that: ${field}.`,
}

export const refusal = {
  why,
  unreachable: 'The room does not answer. Try again in a moment.',
  noNumber: (field: string) => `${field}: that is no number.`,
  turnOne: 'turn one of your down cards',
}
