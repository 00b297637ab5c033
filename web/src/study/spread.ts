// Labels at the ends of lines, moved apart so that none lies over another.

/** The places asked for, each `gap` or more from the next, inside `low` to `high` where they fit. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b)
  const placed = [...wanted]
  let free = low
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? low, free)
    free = (placed[at] ?? low) + gap
  }
  let most = high
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? high, most)
    most = (placed[at] ?? high) - gap
  }
  return placed
}
