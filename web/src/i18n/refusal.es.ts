// Por qué no se admite algo, en español.
import type { Dictionary } from './en'
import type { Phrases } from './refusal'

const why: Phrases = {
  nameless: () => 'Solo estás mirando: elige antes un nombre en la sala.',
  watching: () => 'Solo estás mirando: siéntate antes.',
  one_seat: ({ seat }) => `Ya estás en el asiento ${seat}.`,
  free_seats: ({ seats }) =>
    seats.length > 0 ? `Ese asiento no está libre. Libres: ${seats.join(', ')}.` : 'Ese asiento no está libre, ni ningún otro.',
  name_taken: () => 'En esta mesa ya hay alguien con tu nombre. Elige otro en la sala.',
  full_stack: ({ has, most }, { money }) => `Tienes ${money(has)}, y aquí no se puede pasar de ${money(most)} añadiendo fichas.`,
  needs_chips: () => 'No tienes fichas: añade antes algunas.',
  not_asked_in: () => 'Ahora no se te pide el ante.',
  no_choice: () => 'Ahora no se elige el juego.',
  deal_of: ({ seat }) => `Reparte el asiento ${seat}, y elige el juego.`,
  no_hand: () => 'No hay ninguna mano en juego.',
  other_hand: ({ number }) => `Ya se juega la mano ${number}.`,
  own_seat: ({ seat }) => `Estás en el asiento ${seat}, y no juegas por ningún otro.`,
  late_turn: () => 'Demasiado tarde: el juego ha seguido.',
  turn_of: ({ seats }) => (seats.length > 0 ? `Le toca al asiento ${seats.join(' o ')}.` : 'La mano ha acabado.'),
  on_offer: ({ moves }, said) => `Ahora eso no se puede. Se puede: ${said.moves(moves)}.`,
  chips: ({ least, most }, { field, value, money }) =>
    least === most
      ? `${field}: ${value}. Tiene que ser ${money(least)}.`
      : `${field}: ${value}. Se admite de ${money(least)} a ${money(most)}.`,
  set_amount: ({ amount }, { field, value, money }) =>
    `${field}: ${value}. En esta casa es la misma cantidad para todos, aquí ${money(amount)}.`,
  no_bring_in: () => 'En esta casa no hay bring-in.',
  numbers: ({ least, most }, { field, value }) => `${field}: ${value}. Se admite de ${least} a ${most}.`,
  seconds: ({ most }, { field, value }) => `${field}: ${value}. Se admite de 0 a ${most} segundos.`,
  letters: ({ least, most }, { field }) => `${field}: de ${least} a ${most} letras.`,
  one_of: ({ names }, said) => `${said.field}: ${said.value}. Hay: ${said.names(names)}.`,
  some_games: () => 'Elige al menos un juego.',
  each_once: (_, said) => `${said.value} está elegido dos veces.`,
  seats_of_game: ({ seats, most }, said) => `${said.value}: para ${most} jugadores como mucho, y hay ${seats} asientos.`,
  every_hands: ({ most }, { field, value }) => `${field}: ${value}. Se admite una vuelta, o de 1 a ${most} manos.`,
  no_session: () => 'Elige antes un nombre.',
  no_such_table: () => 'No existe esa mesa.',
  no_such_hand: () => 'No existe esa mano, o todavía se juega.',
  player_name: () => 'Un nombre tiene de 1 a 20 letras, cifras, espacios o - _ . \'',
  room_full: ({ most }) => `Hay ${most} mesas, y en la sala no caben más.`,
  too_few_cards: ({ missing }) =>
    `En la baraja ${missing === 1 ? 'falta una carta' : `faltan ${missing} cartas`} para lo que queda por repartir.`,
  cards_once: () => 'En este juego no se pueden repartir esas cartas.',
  not_written: () => 'No se ha podido anotar, así que no ha pasado nada. Prueba otra vez enseguida.',
  failed: () => 'Algo ha fallado en la sala, y no ha cambiado nada.',
  unreadable: (_, { field }) => `No se puede leer: ${field}.`,
}

export const refusal: Dictionary['refusal'] = {
  why,
  unreachable: 'La sala no contesta. Prueba otra vez enseguida.',
  noNumber: (field) => `${field}: eso no es un número.`,
  turnOne: 'descubrir una de tus cartas tapadas',
}
