// How a holding lies: the order of its cards, how much of each stays in sight, how wide it all is.
import type { Player, SeenCard, Variant } from '../game/model'

export interface Place {
  readonly card: SeenCard
  readonly down: boolean
  /** Which of the down or of the upcards it is, so that a card keeps its element. */
  readonly at: number
}

/** First the cards dealt down at the start, then the upcards, then what came down later: the river. */
export function placesOf(player: Player, variant: Variant): Place[] {
  const rolls = variant.streets.some((street) => street.turn > 0)
  const first = rolls ? player.down.length : (variant.streets[0]?.down ?? 2)
  const down = player.down.map((card, at) => ({ card, down: true, at }))
  const up = player.up.map((card, at) => ({ card, down: false, at }))
  return [...down.slice(0, first), ...up, ...down.slice(first)]
}

/** What each card but the last leaves in sight, in card widths; a back needs little. Squeezed to fit `room`. */
export function stepsOf(places: readonly Place[], step: number, room: number): number[] {
  const wish = places.slice(0, -1).map((place) => (place.card === null ? step * 0.62 : step))
  const total = wish.reduce((sum, one) => sum + one, 0)
  const squeeze = Math.min(1, (room - 1) / Math.max(total, 0.01))
  return wish.map((one) => one * squeeze)
}

/** In card widths. */
export function widthOf(places: readonly Place[], step: number, room: number): number {
  return stepsOf(places, step, room).reduce((sum, one) => sum + one, 1)
}
