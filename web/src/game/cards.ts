// A card is written rank then suit, as the server writes it: "As", "Td", "2c". null is the back of a card.
import type { Card, Rank, SeenCard, Wild } from './model'

export type SuitLetter = 'c' | 'd' | 'h' | 's'

/** The suits, the lowest first (rules.md 4.1): the order that breaks ties. */
export const SUITS: readonly SuitLetter[] = ['c', 'd', 'h', 's']
/** The ranks, the ace first: the order people read a deck in. */
export const RANKS: readonly Rank[] = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]

const LETTERS = 'AKQJT98765432'

export function rankOf(card: Card): Rank {
  return (14 - LETTERS.indexOf(card[0] ?? '')) as Rank
}

export function suitOf(card: Card): SuitLetter {
  return card[1] as SuitLetter
}

/** A rank as it is printed on a card: a ten has two figures. */
export function indexOf(rank: Rank): string {
  return rank === 10 ? '10' : (LETTERS[14 - rank] ?? '?')
}

export function cardOf(rank: Rank, suit: SuitLetter): Card {
  return `${LETTERS[14 - rank]}${suit}` as Card
}

/** 0 to 51, by rank and then suit: 2c 2d 2h 2s 3c … As. */
export function orderOf(card: Card): number {
  return (rankOf(card) - 2) * 4 + SUITS.indexOf(suitOf(card))
}

export function isWild(wild: Wild, card: Card): boolean {
  return wild.ranks.includes(rankOf(card)) || wild.cards.includes(card)
}

export function anyWild(wild: Wild): boolean {
  return wild.ranks.length + wild.cards.length > 0
}

export function known(cards: readonly SeenCard[]): Card[] {
  return cards.filter((card) => card !== null)
}

/** A rank as lows count it, 1 to 13: the ace is one. */
export function lowRank(rank: Rank): number {
  return rank === 14 ? 1 : rank
}
