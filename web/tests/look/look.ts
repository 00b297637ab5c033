// The table at one moment of a fixture hand, without a server: /tests/look/?hand=3&step=40&lang=es
// A development page only (vite dev); the build does not contain it.
import { mount } from 'svelte'
import '../../src/style.css'
import type { Fact, Welcome } from '../../src/game/model'
import { settings } from '../../src/settings.svelte'
import { join, hear } from '../../src/store.svelte'
import TablePage from '../../src/table/TablePage.svelte'
import type { Played } from '../fixtures'

const NAMES = ['Lucía', 'Bruno', 'Katherine', 'Ada', 'Jimmy', 'Noor', 'Pavel', 'Marta', 'Craig']
const query = new URLSearchParams(location.search)
settings.set({ language: query.get('lang') === 'es' ? 'es' : 'en', fourColour: query.get('deck') !== 'two', classic: query.has('classic') })
document.documentElement.dataset['deck'] = query.get('deck') === 'two' ? 'two' : 'four'
document.documentElement.lang = settings.now.language

// The development server unpacks the file on the way.
const hands = (await (await fetch('/tests/fixtures/hands.json.gz')).json()) as Played[]
const played = hands[Number(query.get('hand') ?? 0)]!
const steps = played.steps.slice(0, Number(query.get('step') ?? 999))
const first = played.steps[0]!.event
if (first.type !== 'started') throw new Error('a hand begins with started')

const seats = first.seats.map(({ seat, stack }) => ({
  ...{ seat, stack, player: `p${seat}`, name: NAMES[seat - 1] ?? `P${seat}`, bot: seat % 2 === 0 },
  ...{ sitting_out: false, connected: true, leaving: false },
}))
const dealer = first.seats.at(-1)?.seat ?? 1
const recent: Fact[] = [
  { type: 'hand_began', number: 12, game: played.game, dealer, seats, at: 0 },
  ...steps.map(({ event }): Fact => ({ type: 'played', event })),
]
const options = steps.at(-1)?.options ?? null
const over = steps.at(-1)?.event.type === 'ended'
const welcome: Welcome = {
  ...{ type: 'welcome', seq: recent.length, table: 'look', seats, dealer, number: 12, playing: !over },
  setup: {
    ...{ name: 'Viernes stud', house: first.house, stakes: first.stakes, seats: 8 },
    schedule: { type: 'one_game', game: first.variant },
    buy_in: { least: 4000, most: 20000 },
    ...{ act_ms: 20000, bank_ms: 0, pause_ms: 4000, show_ms: 5000, ante_ms: 10000, pick_ms: 20000 },
  },
  ...{ game: played.game, hand: null, hand_seat: played.viewer, recent, asked: null },
  you: {
    ...{ player: played.viewer === null ? null : `p${played.viewer}`, name: 'You', seat: played.viewer },
    ...{ auto_ante: true, auto_muck: false, adding: 0, bank_ms: 0 },
  },
}
join('look', () => ({ send: () => new Promise(() => {}), resync() {}, close() {} }))
hear(welcome)
const turn = { turn: 1, left_ms: 9000, of_ms: 20000, bank: false, games: [] }
const waited = options ? [options.seat] : []
if (options) hear({ ...welcome, asked: { what: 'act', seats: waited, options, ...turn } })
mount(TablePage, { target: document.getElementById('app')! })
