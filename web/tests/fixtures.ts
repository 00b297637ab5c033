// Hands played by the engine itself (make_fixtures.py), for tests and for looking at the table without a server.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Event, Hand, Options } from '../src/game/model'
import type { Pot } from '../src/game/pots'

export interface Step {
  readonly event: Event
  readonly changed: Partial<Hand>
  readonly pots?: readonly Pot[]
  readonly options?: Options
}

export interface Played {
  readonly game: string
  readonly house: string
  readonly viewer: number | null
  readonly steps: readonly Step[]
}

export function playedHands(): Played[] {
  const path = join(import.meta.dirname, 'fixtures', 'hands.json.gz')
  return JSON.parse(gunzipSync(readFileSync(path)).toString()) as Played[]
}
