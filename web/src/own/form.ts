// A game being made: the form's state is the game itself; what is null is as in the game it begins as.
import { indexOf, RANKS } from '../game/cards'
import type { Rank, Variant } from '../game/model'
import type { CheckedGame, GameProblem, OwnGame, OwnHigh, OwnHole, OwnLow, OwnStreet, OwnWild } from '../wire'

export type OwnShare = OwnHigh | OwnHole | OwnLow
export type OwnRank = NonNullable<OwnWild['follow']>
export type Section = 'title' | 'base' | 'wild' | 'extra' | 'shares' | 'seats' | 'boards' | 'streets'

export const freshGame: OwnGame = { name: '', title: '', base: 'stud' }

const MOST_NAME = 40

/** The ranks as the server writes them, the ace first. */
export const OWN_RANKS: readonly OwnRank[] = RANKS.map((rank) => indexOf(rank) as OwnRank)

/** What a low may be limited to: it is five ranks, and there must be as many up to the limit, the ace the lowest. */
export const LOW_RANKS: readonly OwnRank[] = RANKS.filter((rank) => rank >= 5 && rank < 14).map((rank) => indexOf(rank) as OwnRank)

export function rankOfText(text: OwnRank): Rank {
  return RANKS[OWN_RANKS.indexOf(text === 'T' ? '10' : text)] ?? 14
}

/** The key of a game called so: "Razz del sábado" is razz_del_sabado; none of the `taken` ones. */
export function nameOf(title: string, taken: readonly string[]): string {
  const plain = title.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
  const joined = plain.replace(/[^a-z0-9]+/g, '_').replace(/^_+|_+$/g, '')
  const name = (/^[a-z]/.test(joined) ? joined : `game_${joined}`).slice(0, MOST_NAME).replace(/_+$/, '')
  return taken.includes(name) ? `${name.slice(0, MOST_NAME - 4)}_own` : name
}

/** The game to check and to send: no empty words in it. */
export function tidied(game: OwnGame, taken: readonly string[]): OwnGame {
  const title = (game.title ?? '').trim()
  return { ...game, title: title || null, name: nameOf(title, taken) }
}

/** Which part of the form a problem belongs to. */
export function sectionOf(problem: GameProblem): Section {
  const first = /^[a-z]+/.exec(problem.field)?.[0] ?? ''
  if (first === 'name' || first === 'title') return 'title'
  return (['base', 'wild', 'extra', 'shares', 'seats', 'boards'] as const).find((one) => one === first) ?? 'streets'
}

/** Which street a problem is about, the first is 1; null: none in particular. */
export function streetOf(problem: GameProblem): number | null {
  const place = /^streets\[(\d+)\]/.exec(problem.field)?.[1]
  return place === undefined ? null : Number(place) + 1
}

export function problemsAt(checked: CheckedGame | null, section: Section): readonly GameProblem[] {
  return checked?.problems.filter((one) => sectionOf(one) === section) ?? []
}

/** Put in or take out. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one]
}

/** The streets of a game that exists, to begin one's own with. */
export function streetsOf(variant: Variant | undefined): OwnStreet[] {
  return variant?.streets.map((street) => ({ ...street })) ?? [{ level: 'small', down: 2, up: 1 }]
}

/** The wild cards of a game that exists. */
export function wildOf(variant: Variant | undefined): OwnWild {
  const rule = variant?.wild
  const text = (rank: Rank) => indexOf(rank) as OwnRank
  return {
    ranks: rule?.ranks.map(text) ?? [],
    cards: [...(rule?.cards ?? [])],
    follow: rule?.follow ? text(rule.follow) : null,
  }
}

const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const

/** What the pot of a game that exists goes to. */
export function sharesOf(variant: Variant | undefined): OwnShare[] {
  return (variant?.shares ?? [{ type: 'high' as const }]).map((share): OwnShare => {
    if (share.type === 'high') return { type: 'high' }
    if (share.type === 'low') return { type: 'low', at_most: share.at_most === null ? null : (indexOf(share.at_most) as OwnRank) }
    return { type: 'hole', suit: SUITS[share.suit] ?? 'spades', which: share.lowest ? 'lowest' : 'highest' }
  })
}

/** The game under the title people know it by, for its rule card. */
export function titled(variant: Variant, title: string | null | undefined): Variant {
  return title ? { ...variant, name: title, also: [] } : variant
}
