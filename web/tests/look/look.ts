// The table at one moment of a fixture hand, without a server: /tests/look/?hand=3&step=40&lang=es
// A development page only (vite dev); the build does not contain it.
import { mount } from 'svelte'
import '../../src/style.css'
import { settings } from '../../src/settings.svelte'
import { hear, join } from '../../src/store.svelte'
import TablePage from '../../src/table/TablePage.svelte'
import type { Played } from '../fixtures'
import { welcomeAt } from '../moments'

const query = new URLSearchParams(location.search)
const two = query.get('deck') === 'two'
settings.set({ language: query.get('lang') === 'es' ? 'es' : 'en', fourColour: !two, classic: query.has('classic') })
document.documentElement.dataset['deck'] = two ? 'two' : 'four'
document.documentElement.lang = settings.now.language

// The development server unpacks the file on the way.
const hands = (await (await fetch(`/tests/fixtures/${query.get('file') ?? 'hands'}.json.gz`)).json()) as Played[]
join('look', () => ({ send: () => new Promise(() => {}), resync() {}, close() {} }))
hear(welcomeAt(hands[Number(query.get('hand') ?? 0)]!, Number(query.get('step') ?? 999)))
mount(TablePage, { target: document.getElementById('app')! })
