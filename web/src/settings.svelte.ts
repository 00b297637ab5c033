// What a person likes, kept in this browser.
import { en, type Dictionary } from './i18n/en'
import { es } from './i18n/es'
import { talk as talkEn } from './i18n/talk.en'
import { talk as talkEs } from './i18n/talk.es'
import type { Speech } from './i18n/narrate'
import type { Language } from './i18n/words'
import { gameName } from './titles.svelte'

export interface Settings {
  readonly language: Language
  readonly fourColour: boolean
  /** Cards with their traditional pictures. */
  readonly classic: boolean
  readonly sound: boolean
  readonly preActions: boolean
}

const KEY = 'doorcard.settings'
const dictionaries: Record<Language, Dictionary> = { en, es }

export function languageOf(tags: readonly string[]): Language {
  const known = tags.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'en' || tag === 'es')
  return known === 'es' ? 'es' : 'en'
}

function stored(): Settings {
  const fresh: Settings = {
    language: languageOf(navigator.languages),
    fourColour: true,
    classic: false,
    sound: false,
    preActions: true,
  }
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return fresh
  }
}

let current = $state.raw(stored())

export const settings = {
  get now(): Settings {
    return current
  },
  set(change: Partial<Settings>): void {
    current = { ...current, ...change }
    try {
      localStorage.setItem(KEY, JSON.stringify(current))
    } catch {
      // A browser that keeps nothing still plays.
    }
  },
}

/** The dictionary of the chosen language; reading it in a component follows the switch. */
export function t(): Dictionary {
  return dictionaries[current.language]
}

/** What the dealer's talk needs, in the chosen language. */
export function speech(): Speech {
  const dictionary = t()
  return {
    language: current.language,
    talk: current.language === 'es' ? talkEs : talkEn,
    gameName: (game) => gameName(game, dictionary),
  }
}
