// A room at a moment of a fixture hand, as the server would welcome a client into it.
import type { Fact, Welcome } from '../src/game/model'
import type { Played } from './fixtures'

export const NAMES = ['Lucía', 'Bruno', 'Katherine', 'Ada', 'Jimmy', 'Noor', 'Pavel', 'Marta', 'Craig']

/** The welcome after the first `steps` events of the hand. */
export function welcomeAt(played: Played, steps = played.steps.length): Welcome {
  const first = played.steps[0]?.event
  if (first?.type !== 'started') throw new Error('a hand begins with started')
  const shown = played.steps.slice(0, steps)
  const seats = first.seats.map(({ seat, stack }) => ({
    ...{ seat, stack, player: `p${seat}`, name: NAMES[seat - 1] ?? `P${seat}`, bot: seat % 2 === 0 && seat !== played.viewer },
    ...{ sitting_out: false, connected: true, leaving: false },
  }))
  const dealer = first.seats.at(-1)?.seat ?? 1
  const recent: Fact[] = [
    { type: 'hand_began', number: 12, game: played.game, dealer, seats, at: 0 },
    ...shown.map(({ event }): Fact => ({ type: 'played', event })),
  ]
  const over = shown.at(-1)?.event.type === 'ended'
  const options = shown.at(-1)?.options ?? null
  const turn = { turn: 1, left_ms: 9000, of_ms: 20000, bank: false, games: [] }
  const viewer = played.viewer
  return {
    ...{ type: 'welcome', seq: recent.length, table: 'look', seats, dealer, number: 12, playing: !over },
    setup: {
      ...{ name: 'Viernes stud', house: first.house, stakes: first.stakes, seats: 8 },
      schedule: { type: 'one_game', game: first.variant },
      buy_in: { least: 4000, most: 20000 },
      ...{ act_ms: 20000, bank_ms: 0, pause_ms: 4000, show_ms: 5000, ante_ms: 10000, pick_ms: 20000 },
    },
    ...{ game: played.game, hand: null, hand_seat: viewer, recent, titles: {} },
    asked: options && { what: 'act', seats: [options.seat], options, ...turn },
    you: {
      ...{ player: viewer === null ? null : `p${viewer}`, name: viewer === null ? null : 'You', seat: viewer },
      ...{ auto_ante: true, auto_muck: false, adding: 0, bank_ms: 0 },
    },
  }
}
