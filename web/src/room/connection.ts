// One table's socket: asks to resume where it was after every break, and gives each request its answer.
import type { FromClient, FromServer } from '../wire'

export type Link = 'connecting' | 'open' | 'lost' | 'missing'
type Plain<T> = T extends unknown ? Omit<T, 'id'> : never
/** A request without its name; the connection gives it one. */
export type Request = Plain<FromClient>
export type Answer = Extract<FromServer, { type: 'done' | 'refused' }>

export interface Connection {
  send(request: Request): Promise<Answer>
  /** Forget where we were: the next welcome replaces everything. */
  resync(): void
  close(): void
}

export interface Hooks {
  message(message: FromServer): void
  link(link: Link): void
  /** The last fact number that is known, or null when nothing is. */
  since(): number | null
}

const NO_SUCH_TABLE = 4404
const WAITS = [0, 400, 1000, 2000, 4000, 8000]

export function connect(table: string, hooks: Hooks): Connection {
  const waiting = new Map<string, { request: FromClient; answered: (answer: Answer) => void }>()
  let socket: WebSocket | null = null
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const open = () => {
    const since = hooks.since()
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = since === null ? '' : `?since=${since}`
    const fresh = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}${query}`)
    socket = fresh
    fresh.onopen = () => {
      tries = 0
      hooks.link('open')
      for (const { request } of waiting.values()) fresh.send(JSON.stringify(request))
    }
    fresh.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as FromServer
      if (message.type !== 'done' && message.type !== 'refused') return hooks.message(message)
      const asked = message.id === null ? undefined : waiting.get(message.id)
      if (message.id !== null) waiting.delete(message.id)
      asked?.answered(message)
    }
    fresh.onclose = (event) => {
      if (closed || socket !== fresh) return
      if (event.code === NO_SUCH_TABLE) return hooks.link('missing')
      hooks.link('lost')
      const wait = WAITS[Math.min(tries++, WAITS.length - 1)] ?? 8000
      timer = setTimeout(open, wait + Math.random() * 200)
    }
  }

  hooks.link('connecting')
  open()
  return {
    send(request) {
      const named = { ...request, id: crypto.randomUUID?.() ?? String(Math.random()).slice(2) } as FromClient
      return new Promise((answered) => {
        waiting.set(named.id, { request: named, answered })
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(named))
      })
    },
    resync() {
      socket?.close()
    },
    close() {
      closed = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}
