// A board ranked alone, to say in words why somebody acts first (src/doorcard/hands/showing.py).
import { isWild, known, rankOf, RANKS } from './cards'
import { bestLow } from './evaluate'
import type { Card, Category, Hand, Player, Rank } from './model'

export interface Board {
  readonly category: Category
  readonly ranks: readonly Rank[]
  /** Ranked for a low: the best board is the lowest. */
  readonly low: boolean
  /** So many of `ranks` tell it from the other boards it is compared with. */
  readonly telling: number
}

type Ranked = Omit<Board, 'telling'>

const ALIKE: readonly Category[] = [0, 0, 1, 3, 7, 9]

/** The player's upcards as the house ranks them when it asks who acts first. */
export function boardOf(hand: Hand, player: Player): Board {
  const board = ranked(hand, player)
  const rivals = hand.players.filter((one) => one !== player && !one.folded).map((one) => ranked(hand, one))
  const same = rivals.filter((one) => one.category === board.category)
  return { ...board, telling: 1 + Math.max(0, ...same.map((one) => alike(board.ranks, one.ranks))) }
}

function alike(one: readonly Rank[], other: readonly Rank[]): number {
  const differs = one.findIndex((rank, at) => rank !== other[at])
  return differs < 0 ? one.length : differs
}

function ranked(hand: Hand, player: Player): Ranked {
  const wild = hand.house.wild.wild_boards_count ? hand.wild : { ranks: [], cards: [] }
  const up = known(player.up)
  if (hand.variant.boards === 'low' && up.length > 0) {
    const { category, ranks } = bestLow(up, wild, null) ?? { category: 0, ranks: [] }
    return { category, ranks, low: true }
  }
  const naturals = up.filter((card) => !isWild(wild, card)).map(rankOf)
  return highBoard(naturals, up.length - naturals.length)
}

function highBoard(naturals: readonly Rank[], wilds: number): Ranked {
  const count = (rank: Rank) => naturals.filter((one) => one === rank).length
  const held = RANKS.filter((rank) => naturals.includes(rank)).toSorted((a, b) => count(b) - count(a))
  const best = held[0] ?? 14
  const group = Math.min(5, count(best) + wilds)
  const second = held.slice(1).find((rank) => count(rank) === 2)
  const lead = group === 2 && second !== undefined ? [best, second] : [best]
  const rest = held.filter((rank) => !lead.includes(rank)).toSorted((a, b) => b - a)
  return { category: lead.length === 2 ? 2 : (ALIKE[group] ?? 0), ranks: [...lead, ...rest], low: false }
}

/** The card that opened third street for a player, his first upcard. */
export function doorCard(player: Player): Card | null {
  return player.up[0] ?? null
}

