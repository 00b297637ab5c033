// A card is written rank then suit, as the server writes it: "As", "Td", "2c". null is the back of a card.
import type { Card, Rank, SeenCard, Wild } from './model'

export type SuitLetter = 'c' | 'd' | 'h' | 's'

/** The suits, the lowest first (rules.md 4.1): the order that breaks ties. */
export const SUITS: readonly SuitLetter[] = ['c', 'd', 'h', 's']
/** The ranks as letters, the ace first: the order people read a deck in. */
export const LETTERS = 'AKQJT98765432'

export function rankOf(card: Card): Rank {
  return 14 - LETTERS.indexOf(card[0] ?? '')
}

export function suitOf(card: Card): SuitLetter {
  return card[1] as SuitLetter
}

/** What is printed in the corner: a ten has two figures. */
export function indexOf(card: Card): string {
  return card[0] === 'T' ? '10' : (card[0] ?? '')
}

/** A rank as people write it on a card. */
export function indexOfRank(rank: Rank): string {
  return rank === 10 ? '10' : (LETTERS[14 - rank] ?? '?')
}

export function cardOf(rank: Rank, suit: SuitLetter): Card {
  return ((LETTERS[14 - rank] ?? '') + suit) as Card
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
