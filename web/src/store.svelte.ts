// The one store: who is here, which table is open, what is known of it. Every value in it is replaced, never changed.
import type { Frozen, Session } from './game/model'
import { connect, type Answer, type Connection, type Link, type Request } from './room/connection'
import * as http from './room/http'
import { told, welcomed, type Room } from './room/state'
import { hearTitles } from './titles.svelte'
import type { FromServer, Problem } from './wire'

let session = $state.raw<Session | null>(null)
let room = $state.raw<Room | null>(null)
let link = $state.raw<Link>('connecting')
let trouble = $state.raw<Problem | null>(null)
let path = $state.raw(location.pathname)
let connection: Connection | null = null
let stale = false

export const store = {
  get session() {
    return session
  },
  get room() {
    return room
  },
  get link() {
    return link
  },
  /** The last refusal, until it is dismissed or something succeeds. */
  get trouble() {
    return trouble
  },
  get path() {
    return path
  },
}

export async function remember(): Promise<void> {
  session = await http.whoAmI().catch(() => null)
}

export async function enter(name: string): Promise<void> {
  session = await http.enter(name)
}

export function go(to: string): void {
  history.pushState(null, '', to)
  path = location.pathname
}

export function followHistory(): () => void {
  const moved = () => (path = location.pathname)
  addEventListener('popstate', moved)
  return () => removeEventListener('popstate', moved)
}

/** Join a table; what is known of the last one is forgotten. The answer leaves it again. */
export function join(table: string, by = connect): () => void {
  room = null
  stale = false
  connection = by(table, {
    message: hear,
    link: (now) => (link = now),
    since: () => (stale ? null : (room?.seq ?? null)),
  })
  const mine = connection
  return () => {
    mine.close()
    if (connection === mine) connection = null
    room = null
    hearTitles()
  }
}

/** Take in one message of the server. */
export function hear(message: Frozen<FromServer>): void {
  if (message.type === 'welcome') {
    stale = false
    hearTitles(message.titles)
    room = welcomed(message, performance.now())
  } else if (message.type === 'told' && room !== null && !stale) {
    const next = told(room, message, performance.now())
    if (next !== null) room = next
    else {
      stale = true
      connection?.resync()
    }
  }
}

export async function request(asked: Request): Promise<Answer | null> {
  const answer = (await connection?.send(asked)) ?? null
  trouble = answer?.type === 'refused' ? answer : null
  return answer
}

export function dismiss(): void {
  trouble = null
}
