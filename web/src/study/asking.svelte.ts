// Asks the server for odds: waits until the tapping pauses, the street in play first, each question once.
import { askOdds } from '../room/http'
import { problemOf } from '../room/refusal'
import type { AskOdds, OddsAnswer, Problem } from '../wire'

const PAUSE_MS = 350
const SLOW_MS = 2500

export interface Asking {
  /** An answer for each street asked about, the last one the street in play; null: not yet. */
  readonly answers: readonly (OddsAnswer | null)[]
  /** The last answer to any street in play. */
  readonly latest: OddsAnswer | null
  readonly counting: boolean
  /** It takes so long that the kernels are probably being compiled. */
  readonly slow: boolean
  readonly problem: Problem | null
  /** Follow these questions; the answer stops following. */
  follow(questions: readonly AskOdds[]): () => void
}

export function asking(ask: (question: AskOdds) => Promise<OddsAnswer> = askOdds): Asking {
  const known = new Map<string, OddsAnswer>()
  let answers = $state.raw<readonly (OddsAnswer | null)[]>([])
  let latest = $state.raw<OddsAnswer | null>(null)
  let counting = $state(false)
  let slow = $state(false)
  let problem = $state.raw<Problem | null>(null)

  async function run(questions: readonly AskOdds[], wanted: () => boolean): Promise<void> {
    const order = questions.map((_, at) => at).reverse()
    for (const at of order) {
      const question = questions[at]!
      const key = JSON.stringify(question)
      if (!known.has(key)) {
        const timer = setTimeout(() => wanted() && (slow = true), SLOW_MS)
        try {
          known.set(key, await ask(question))
        } finally {
          clearTimeout(timer)
        }
        if (!wanted()) return
        slow = false
      }
      answers = answers.with(at, known.get(key) ?? null)
      if (at === questions.length - 1) latest = answers[at] ?? null
    }
  }

  function follow(questions: readonly AskOdds[]): () => void {
    let wanted = true
    problem = null
    slow = false
    answers = questions.map((one) => known.get(JSON.stringify(one)) ?? null)
    counting = answers.includes(null)
    const begin = () =>
      run(questions, () => wanted)
        .catch((error: unknown) => {
          if (wanted) problem = problemOf(error)
        })
        .finally(() => wanted && ((counting = false), (slow = false)))
    const timer = counting ? setTimeout(() => void begin(), PAUSE_MS) : undefined
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }

  return {
    get answers() {
      return answers
    },
    get latest() {
      return latest
    },
    get counting() {
      return counting
    },
    get slow() {
      return slow
    },
    get problem() {
      return problem
    },
    follow,
  }
}
