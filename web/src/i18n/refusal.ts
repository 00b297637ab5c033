// The shape of the phrases by which a refusal is told: one for each reason the server has, in every language.
import type { Move, Reason } from '../wire'

/** What a phrase may say besides its reason's own numbers. */
export interface Said {
  /** The field, as the page labels it. */
  readonly field: string
  /** What was asked for, as people write it. */
  readonly value: string
  money(amount: number): string
  /** Names of games, houses or limits, as people call them. */
  names(names: readonly string[]): string
  moves(moves: readonly Move[]): string
}

export type Phrases = {
  readonly [Kind in Reason['type']]: (reason: Extract<Reason, { type: Kind }>, said: Said) => string
}
