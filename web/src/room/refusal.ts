// A refusal told in the chosen language, with the page's own labels and amounts as people write them.
import { money } from '../game/money'
import type { Dictionary } from '../i18n/en'
import type { Phrases, Said } from '../i18n/refusal'
import { houseName } from '../table/title'
import { gameName } from '../titles.svelte'
import type { Move, Problem, Reason } from '../wire'
import { Refusal } from './http'

/** What went wrong with something asked over HTTP; whatever is no refusal is a room that does not answer. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem
  return { field: 'server', value: '', allowed: '', reason: null }
}

/** Why it was refused. `labels`: what the page calls some of the fields, where that is not the usual. */
export function refusalText(problem: Problem, t: Dictionary, labels: Readonly<Record<string, string>> = {}): string {
  const { field, value, allowed, reason } = problem
  if (field === 'server') return t.refusal.unreachable
  if (reason === null) return field.startsWith('own') ? t.app.refused(ownField(field, labels), value, allowed) : `${value}: ${allowed}`
  return phrase(t.refusal.why, reason, saidOf(problem, reason, t, labels))
}

/** A field of one of the host's own games, which the form calls by its title. */
function ownField(field: string, labels: Readonly<Record<string, string>>): string {
  const [game = '', ...within] = field.split('.')
  return labels[game] === undefined ? field : `${labels[game]} · ${within.join('.')}`
}

/** The field as the form for a table, or the table itself, labels it. */
export function labelOf(field: string, t: Dictionary): string {
  const labels: Record<string, string> = {
    name: t.open.name,
    house: t.open.house,
    game: t.open.games,
    games: t.open.games,
    every: t.open.order,
    limit: t.open.betting,
    small: t.open.small,
    big: t.open.big,
    ante: t.open.ante,
    bring_in: t.open.bringIn,
    buy_in: t.open.buyIn,
    buy_in_least: `${t.open.buyIn} ${t.open.from}`,
    buy_in_most: `${t.open.buyIn} ${t.open.to}`,
    seats: t.open.seats,
    bots: t.open.bots,
    seconds_to_act: t.open.clock,
    time_bank_seconds: t.act.bank,
    amount: t.buyIn.label,
    text: t.panel.chat,
  }
  return labels[field] ?? field
}

function phrase<Kind extends Reason['type']>(
  phrases: Phrases,
  reason: Extract<Reason, { type: Kind }>,
  said: Said,
): string {
  const say = phrases[reason.type as Kind] as (reason: Extract<Reason, { type: Kind }>, said: Said) => string
  return say(reason, said)
}

function saidOf({ field, value }: Problem, reason: Reason, t: Dictionary, labels: Readonly<Record<string, string>>): Said {
  const name = (one: string) => nameOf(field, one, t)
  const bare = value.replace(/^'(.*)'$/, '$1')
  const amount = (reason.type === 'chips' || reason.type === 'set_amount') && /^-?\d+$/.test(value)
  return {
    field: labels[field] ?? labelOf(field, t),
    value: amount ? money(Number(value)) : name(bare),
    money,
    names: (names) => names.map(name).join(', '),
    moves: (moves) => moves.map((move) => moveText(move, t)).join(', '),
  }
}

function nameOf(field: string, name: string, t: Dictionary): string {
  if (field === 'house') return houseName(name, t)
  if (field === 'game' || field === 'games') return gameName(name, t)
  if (field === 'limit') return name === 'fixed' ? t.open.fixed : name === 'spread' ? t.open.spread : name
  return name
}

function moveText({ verb, low, high }: Move, t: Dictionary): string {
  if (verb === 'turn') return t.refusal.turnOne
  return t.act.verbs[verb](low === high ? money(low) : `${money(low)}–${money(high)}`)
}
