// An amount as chips: the fewest, the largest first, in the colours of a card room.
export interface Chip {
  readonly worth: number
  readonly colour: string
  readonly edge: string
}

const CHIPS: readonly Chip[] = [
  { worth: 100_000, colour: '#c4781f', edge: '#f6e3c4' },
  { worth: 50_000, colour: '#6b3fa3', edge: '#e6d9f7' },
  { worth: 10_000, colour: '#2a2f36', edge: '#e4e8ec' },
  { worth: 2500, colour: '#1f8350', edge: '#e2f5ea' },
  { worth: 500, colour: '#b3261e', edge: '#fbe3e0' },
  { worth: 100, colour: '#e8e3d5', edge: '#3d6fb5' },
  { worth: 25, colour: '#c4628f', edge: '#fbe6ef' },
  { worth: 5, colour: '#5b7f9b', edge: '#e3edf5' },
  { worth: 1, colour: '#80684c', edge: '#efe6da' },
]
const HIGH = 5

/** Columns of chips, each from the bottom up; at most `columns`, and of what is over only the largest chips. */
export function stacksOf(amount: number, columns: number): Chip[][] {
  const chips: Chip[] = []
  let left = amount
  for (const chip of CHIPS) {
    for (; left >= chip.worth && chips.length < columns * HIGH; left -= chip.worth) chips.push(chip)
  }
  const needed = Math.ceil(chips.length / HIGH)
  const high = Math.ceil(chips.length / Math.max(1, needed))
  return Array.from({ length: needed }, (_, at) => chips.slice(at * high, (at + 1) * high))
}
