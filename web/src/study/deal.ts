// Cards tapped in: which slots a game gives a player, street by street, and the holdings that makes for the server.
import { rankOf } from '../game/cards'
import type { Card, HouseRules, SeenCard, Variant } from '../game/model'
import type { AskOdds, OwnGame } from '../wire'

/** What is known of one player's cards, each kind in the order dealt; null: not known. */
export interface Hold {
  readonly down: readonly SeenCard[]
  readonly up: readonly SeenCard[]
}

export interface Deal {
  readonly holds: readonly Hold[]
  readonly dead: readonly Card[]
}

export interface Slot {
  readonly player: number
  readonly up: boolean
  readonly at: number
}

/** Where the next card goes. */
export type Target = Slot | 'dead' | null

/** The game, and where its house deals a card earned by another (baseball). */
export interface Terms {
  readonly variant: Variant
  readonly extra: HouseRules['extra_card']
}

export const NO_CARDS: Hold = { down: [], up: [] }
export const MOST_PLAYERS = 8

export function emptyDeal(players: number): Deal {
  return { holds: Array.from({ length: players }, () => NO_CARDS), dead: [] }
}

/** As many players as asked for; those who leave take their cards along. */
export function withPlayers(deal: Deal, players: number): Deal {
  return { ...deal, holds: Array.from({ length: players }, (_, at) => deal.holds[at] ?? NO_CARDS) }
}

export const last = (variant: Variant): number => variant.streets.length - 1

/** How many down and upcards a player has once `street` is dealt, extra cards included. */
export function sizeOf({ variant, extra }: Terms, hold: Hold, street: number): { down: number; up: number } {
  const dealt = variant.streets.slice(0, street + 1)
  const down = dealt.reduce((sum, one) => sum + one.down - one.turn, 0)
  const up = dealt.reduce((sum, one) => sum + one.up + one.turn, 0)
  const earns = (card: SeenCard | undefined) => !!card && rankOf(card) === variant.extra?.rank
  if (variant.extra === null) return { down, up }
  if (extra === 'down') return { down: down + hold.up.slice(0, up).filter(earns).length, up }
  let all = up
  for (let at = 0; at < all; at++) if (earns(hold.up[at])) all++
  return { down, up: all }
}

/** The first street on which the slot is there. */
export function streetOf(terms: Terms, deal: Deal, slot: Slot): number {
  const hold = deal.holds[slot.player] ?? NO_CARDS
  const found = terms.variant.streets.findIndex((_, street) => {
    const size = sizeOf(terms, hold, street)
    return slot.at < (slot.up ? size.up : size.down)
  })
  return found < 0 ? last(terms.variant) : found
}

/** A player's slots in the order the game deals them, a group a street. */
export function slotsOf(terms: Terms, deal: Deal, player: number): Slot[][] {
  const hold = deal.holds[player] ?? NO_CARDS
  let [downs, ups] = [0, 0]
  return terms.variant.streets.map((_, street) => {
    const size = sizeOf(terms, hold, street)
    const group: Slot[] = []
    for (; downs < size.down; downs++) group.push({ player, up: false, at: downs })
    for (; ups < size.up; ups++) group.push({ player, up: true, at: ups })
    return group
  })
}

export function cardIn(deal: Deal, slot: Slot): SeenCard {
  const hold = deal.holds[slot.player] ?? NO_CARDS
  return (slot.up ? hold.up : hold.down)[slot.at] ?? null
}

export const same = (one: Target, other: Target): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null &&
    one.player === other.player && one.up === other.up && one.at === other.at)

/** Every slot, street by street and player by player. */
function inOrder(terms: Terms, deal: Deal): Slot[] {
  const players = deal.holds.map((_, player) => slotsOf(terms, deal, player))
  return terms.variant.streets.flatMap((_, street) => players.flatMap((groups) => groups[street] ?? []))
}

/** The next slot without a card after this one, as the cards are dealt. */
export function nextSlot(terms: Terms, deal: Deal, from: Slot): Slot | null {
  const slots = inOrder(terms, deal)
  const at = slots.findIndex((one) => same(one, from))
  return slots.slice(at + 1).find((one) => cardIn(deal, one) === null) ?? null
}

/** The street that has been dealt: the last one of which a card is known. */
export function streetNow(terms: Terms, deal: Deal): number {
  return inOrder(terms, deal).reduce(
    (most, slot) => (cardIn(deal, slot) === null ? most : Math.max(most, streetOf(terms, deal, slot))),
    0,
  )
}

export function put(deal: Deal, slot: Slot, card: SeenCard): Deal {
  const holds = deal.holds.map((hold, player) => {
    if (player !== slot.player) return hold
    const cards = [...(slot.up ? hold.up : hold.down)]
    while (cards.length <= slot.at) cards.push(null)
    cards[slot.at] = card
    return slot.up ? { ...hold, up: cards } : { ...hold, down: cards }
  })
  return { ...deal, holds }
}

/** Where each known card lies. */
export function placesIn(terms: Terms, deal: Deal): ReadonlyMap<Card, Slot | 'dead'> {
  const places = new Map<Card, Slot | 'dead'>(deal.dead.map((card) => [card, 'dead']))
  for (const slot of inOrder(terms, deal)) {
    const card = cardIn(deal, slot)
    if (card !== null) places.set(card, slot)
  }
  return places
}

export function without(terms: Terms, deal: Deal, card: Card): Deal {
  const place = placesIn(terms, deal).get(card)
  if (place === undefined) return deal
  return place === 'dead' ? { ...deal, dead: deal.dead.filter((one) => one !== card) } : put(deal, place, null)
}

/** "AsAh/Kd": what the server is told of a player once `street` is dealt. */
export function holdingText(terms: Terms, hold: Hold, street: number): string {
  const size = sizeOf(terms, hold, street)
  const text = (cards: readonly SeenCard[], count: number) =>
    Array.from({ length: count }, (_, at) => cards[at] ?? '??').join('')
  return `${text(hold.down, size.down)}/${text(hold.up, size.up)}`
}

/** A question for each street up to the one that has been dealt; none while no player's card is known. */
export function questions(terms: Terms, house: string, deal: Deal, own: OwnGame | null): AskOdds[] {
  const known = deal.holds.some((hold) => [...hold.down, ...hold.up].some((card) => card !== null))
  if (!known) return []
  return Array.from({ length: streetNow(terms, deal) + 1 }, (_, street) => ({
    game: terms.variant.name,
    holdings: deal.holds.map((hold) => holdingText(terms, hold, street)),
    dead: deal.dead.join(''),
    house,
    own,
  }))
}

/** A part of the pot as a percentage with one figure after the point. */
export function percent(part: number, figures = 1): string {
  return (part * 100).toFixed(figures)
}
