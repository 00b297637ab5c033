// What the server refused about the cards, and where on the page that belongs.
import type { Card } from '../game/model'
import type { Dictionary } from '../i18n/en'
import { refusalText } from '../room/refusal'
import type { Problem } from '../wire'
import type { Deal } from './deal'

export interface Trouble {
  readonly text: string
  /** Whose cards it is about; null: nobody's in particular. */
  readonly player: number | null
  readonly dead: boolean
  readonly cards: ReadonlySet<Card>
}

const CARD = /\b[2-9TJQKA][cdhs]/g

export function troubleOf(problem: Problem | null, deal: Deal, t: Dictionary): Trouble {
  if (problem === null) return { text: '', player: null, dead: false, cards: new Set() }
  const text = refusalText(problem, t)
  const named = new Set((problem.value.match(CARD) ?? []) as Card[])
  const dead = problem.field === 'dead' || deal.dead.some((card) => named.has(card))
  const holds = deal.holds.map((hold) => [...hold.down, ...hold.up].filter((card) => card !== null && named.has(card)).length)
  const most = Math.max(0, ...holds)
  return { text, player: !dead && most > 0 ? holds.indexOf(most) : null, dead, cards: named }
}
