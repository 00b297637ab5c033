// Which decision's odds go with a step of the replay.
import type { DecisionOdds } from '../wire'

/** The decision that comes right after event number `event`, else the last one before it. */
export function decisionAt(decisions: readonly DecisionOdds[], event: number): DecisionOdds | null {
  return decisions.findLast((one) => one.at <= event + 1) ?? null
}
