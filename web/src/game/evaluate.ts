// What a holding is worth right now, to say it under one's own cards. The engine alone decides who wins.
import { isWild, known, lowRank, rankOf, RANKS, suitOf, SUITS } from './cards'
import { compareKeys, keyOf } from './hand'
import type { Card, Category, Hand, Player, Rank, Share, Value, Wild } from './model'

type High = Extract<Value, { type: 'high' }>
type Low = Extract<Value, { type: 'low' }>

const ALIKE: readonly Category[] = [0, 0, 1, 3, 7, 9]

/** The value for each share of the game, from the cards that are known; null where there is no claim. */
export function worth(hand: Hand, player: Player): (Value | null)[] {
  const down = known(player.down)
  const cards = [...down, ...known(player.up), ...known(hand.community)]
  if (cards.length === 0) return hand.variant.shares.map(() => null)
  return hand.variant.shares.map((share) => shareOf(hand, share, cards, down))
}

function shareOf(hand: Hand, share: Share, cards: readonly Card[], down: readonly Card[]): Value | null {
  switch (share.type) {
    case 'high':
      return bestHigh(cards, hand.wild, hand.house.wild.double_ace_flush)
    case 'low':
      return bestLow(cards, hand.wild, share.at_most)
    case 'hole': {
      const ace_low = share.lowest && hand.house.low_spade_ace === 'low'
      const held = down
        .filter((card) => SUITS.indexOf(suitOf(card)) === share.suit)
        .map((card): Value => ({ type: 'hole', card, ace_low, lowest: share.lowest }))
      return held.toSorted((a, b) => compareKeys(keyOf(b), keyOf(a)))[0] ?? null
    }
  }
}

export function bestHigh(cards: readonly Card[], wild: Wild, doubleAce = false): High {
  const naturals = cards.filter((card) => !isWild(wild, card))
  const wilds = cards.length - naturals.length
  const ranks = naturals.map(rankOf)
  const candidates = [grouped(ranks, wilds), inARow(ranks, wilds, 4)]
  for (const suit of SUITS) {
    const suited = naturals.filter((card) => suitOf(card) === suit).map(rankOf)
    candidates.push(inARow(suited, wilds, 8), flush(suited, wilds, doubleAce))
  }
  const made = candidates.filter((one) => one !== null)
  return made.reduce((best, one) => (compareKeys(keyOf(one), keyOf(best)) > 0 ? one : best))
}

function high(category: Category, ranks: readonly Rank[], wilds: readonly Rank[]): High {
  return { type: 'high', category, ranks, wilds, cards: [], natural: null }
}

const times = (ranks: readonly Rank[], rank: Rank): number => ranks.filter((one) => one === rank).length

function grouped(ranks: readonly Rank[], wilds: number): High {
  const held = RANKS.filter((rank) => ranks.includes(rank)).toSorted((a, b) => times(ranks, b) - times(ranks, a))
  const most = wilds >= 5 ? 14 : (held.find((rank) => times(ranks, rank) + wilds >= 5) ?? held[0] ?? 14)
  const alike = Math.min(5, times(ranks, most) + wilds)
  const stands = Array<Rank>(Math.max(0, Math.min(wilds, alike - times(ranks, most)))).fill(most)
  const rest = RANKS.filter((rank) => ranks.includes(rank) && rank !== most)
  const mates = rest.find((rank) => times(ranks, rank) >= 2)
  if (alike === 3 && mates !== undefined) return high(6, [most, mates], stands)
  if (alike === 2 && mates !== undefined) {
    return high(2, [most, mates, ...rest.filter((rank) => rank !== mates).slice(0, 1)], stands)
  }
  return high(ALIKE[alike] ?? 0, [most, ...rest.slice(0, 5 - alike)], stands)
}

const STRAIGHTS: readonly (readonly Rank[])[] = [
  ...RANKS.slice(0, 9).map((_, top) => RANKS.slice(top, top + 5)),
  [5, 4, 3, 2, 14],
]

function inARow(ranks: readonly Rank[], wilds: number, category: Category): High | null {
  for (const straight of STRAIGHTS) {
    const missing = straight.filter((rank) => !ranks.includes(rank))
    if (missing.length <= wilds) return high(category, straight.slice(0, 1), missing)
  }
  return null
}

function flush(ranks: readonly Rank[], wilds: number, doubleAce: boolean): High | null {
  const count = Math.min(5, wilds)
  if (ranks.length + count < 5) return null
  const missing: Rank[] = doubleAce
    ? Array<Rank>(count).fill(14)
    : RANKS.filter((rank) => !ranks.includes(rank)).slice(0, count)
  const played = [...ranks, ...missing].sort((a, b) => b - a).slice(0, 5)
  return high(5, played, missing.filter((rank) => played.includes(rank)))
}

export function bestLow(cards: readonly Card[], wild: Wild, atMost: Rank | null): Low | null {
  const naturals = cards.filter((card) => !isWild(wild, card)).map(rankOf)
  const upward = RANKS.toSorted((a, b) => lowRank(a) - lowRank(b))
  const stands = upward.filter((rank) => !naturals.includes(rank)).slice(0, cards.length - naturals.length)
  const lowest = upward.filter((rank) => naturals.includes(rank) || stands.includes(rank))
  const sizes = new Map<Rank, number>(lowest.slice(0, 5).map((rank) => [rank, 1]))
  let left = Math.min(5, cards.length) - sizes.size
  for (let layer = 2; left > 0; layer++) {
    for (const rank of lowest.filter((one) => times(naturals, one) >= layer).slice(0, left)) {
      sizes.set(rank, layer)
      left--
    }
    if (layer > 5) break
  }
  const ranks = [...sizes.keys()].reverse().sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  const category = lowCategory([...sizes.values()].sort((a, b) => b - a))
  const refused = category !== 0 || ranks.length < 5 || lowRank(ranks[0] ?? 13) > lowRank(atMost ?? 13)
  if (atMost !== null && refused) return null
  return { type: 'low', category, ranks, wilds: stands.filter((rank) => sizes.has(rank)), cards: [] }
}

function lowCategory([first = 1, second = 0]: number[]): Category {
  if (first === 4) return 7
  if (first === 3) return second >= 2 ? 6 : 3
  return first === 2 ? (second === 2 ? 2 : 1) : 0
}

