// What the games are called: the house's by the dictionary, a host's own by the title the table came with.
import type { Dictionary } from './i18n/en'

type Titles = Readonly<Record<string, string>>

const NONE: Titles = {}
let heard = $state.raw<Titles>(NONE)

/** The titles of the table one is at; two tables may give one name to games of different titles. */
export function hearTitles(titles: Titles = NONE): void {
  heard = titles
}

export function gameName(game: string, t: Dictionary, titles: Titles = heard): string {
  return t.game[game] ?? titles[game] ?? game.replaceAll('_', ' ')
}
