// What is asked over HTTP: who one is, the tables, the games and houses, the hands that were played.
import type { CheckedTable, GameLine, HandLine, HandRecord, HouseLine, Session, TableLine } from '../game/model'
import { settings } from '../settings.svelte'
import type { AskOdds, CheckedGame, HandOdds, NewTable, OddsAnswer, OwnGame, Problem } from '../wire'

/** The server's refusal, in its own terms. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(`${problem.field}: ${problem.value}; ${problem.allowed}`)
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: {
      'accept-language': settings.now.language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (answer.ok) return (await answer.json()) as T
  const problem = await answer.json().catch(() => ({ field: 'server', value: String(answer.status), allowed: '', reason: null }))
  throw new Refusal(answer.status, problem as Problem)
}

/** Set once this browser has given a name: before that, asking who one is would only be refused. */
const MET = 'doorcard.met'

function metBefore(): boolean {
  try {
    return localStorage.getItem(MET) !== null
  } catch {
    return true // A browser that keeps nothing may still have the cookie.
  }
}

export async function whoAmI(): Promise<Session | null> {
  if (!metBefore()) return null
  try {
    return await ask<Session>('GET', '/api/session')
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) return null
    throw error
  }
}

export async function enter(name: string): Promise<Session> {
  const session = await ask<Session>('POST', '/api/session', { name })
  try {
    localStorage.setItem(MET, 'yes')
  } catch {
    // Then it is asked anyway.
  }
  return session
}

export const tables = () => ask<readonly TableLine[]>('GET', '/api/tables')
export const openTable = (table: NewTable) => ask<TableLine>('POST', '/api/tables', table)
export const checkTable = (table: NewTable) => ask<CheckedTable>('POST', '/api/tables/check', table)
export const games = () => ask<readonly GameLine[]>('GET', '/api/games')
export const houses = () => ask<readonly HouseLine[]>('GET', '/api/houses')
export const hands = (table: string) => ask<readonly HandLine[]>('GET', `/api/tables/${encodeURIComponent(table)}/hands`)
export const handRecord = (table: string, number: number) =>
  ask<HandRecord>('GET', `/api/tables/${encodeURIComponent(table)}/hands/${number}`)
export const askOdds = (question: AskOdds) => ask<OddsAnswer>('POST', '/api/odds', question)
export const handOdds = (table: string, number: number) =>
  ask<HandOdds>('GET', `/api/tables/${encodeURIComponent(table)}/hands/${number}/odds`)
export const checkGame = (own: OwnGame) => ask<CheckedGame>('POST', '/api/games/check', own)
