// My own hand in words: what it is worth now, and what it draws to while cards are still to come.
import { isWild, known, lowRank, rankOf, RANKS, suitOf, SUITS } from '../game/cards'
import { worth } from '../game/evaluate'
import type { Card, Hand, Player } from '../game/model'
import type { Dictionary } from '../i18n/en'
import { figures, inWords, suitNameOf, type Language } from '../i18n/words'

export function myHandInWords(hand: Hand, player: Player, language: Language, t: Dictionary): string {
  if (player.values.length > 0) return ''
  const cards = known([...player.down, ...player.up, ...hand.community])
  if (cards.length === 0) return ''
  const values = worth(hand, player)
  const said = values.filter((value) => value !== null).map((value) => inWords(value, language))
  const toCome = hand.street < hand.variant.streets.length - 1
  const draws = toCome ? drawsOf(hand, cards, values, language, t) : []
  return [...said, ...draws].join(' · ')
}

function drawsOf(
  hand: Hand,
  cards: readonly Card[],
  values: ReturnType<typeof worth>,
  language: Language,
  t: Dictionary,
): string[] {
  const draws: string[] = []
  const high = values.find((value) => value?.type === 'high')
  const wilds = cards.filter((card) => isWild(hand.wild, card)).length
  if (high?.type === 'high' && high.category < 5 && wilds === 0) {
    const enough = cards.length <= 3 ? 3 : 4
    for (const [at, suit] of SUITS.entries()) {
      const count = cards.filter((card) => suitOf(card) === suit).length
      if (count >= enough) draws.push(t.mine.flush(t.mine.numbers[count] ?? String(count), suitNameOf(at, language)))
    }
    if (high.category < 4 && cards.length > 3 && openEnded(cards)) draws.push(t.mine.straight)
  }
  const low = hand.variant.shares.find((share) => share.type === 'low')
  if (low?.type === 'low' && low.at_most !== null) draws.push(...lowDraw(cards, low.at_most, values, t))
  return draws
}

function openEnded(cards: readonly Card[]): boolean {
  const held = new Set(cards.map(rankOf))
  return RANKS.slice(1, 10).some((top) => [0, 1, 2, 3].every((less) => held.has((top - less) as typeof top)))
}

function lowDraw(
  cards: readonly Card[],
  atMost: number,
  values: ReturnType<typeof worth>,
  t: Dictionary,
): string[] {
  if (values.some((value) => value?.type === 'low')) return []
  const ranks = RANKS.filter((rank) => lowRank(rank) <= atMost && cards.some((card) => rankOf(card) === rank))
  const sorted = ranks.toSorted((a, b) => lowRank(b) - lowRank(a))
  return sorted.length >= 3 ? [t.mine.lowDraw(figures(sorted))] : []
}
