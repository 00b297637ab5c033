import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '../room/http'
import type { AskOdds, OddsAnswer } from '../wire'
import { asking } from './asking.svelte'

const question = (holding: string): AskOdds => ({ game: 'stud', house: 'home', own: null, dead: '', holdings: [holding, '??????'] })
const answer = (seconds: number): OddsAnswer => ({ method: 'exact', seconds, players: [] })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the street in play is asked first, each question once, and only when the tapping pauses', async () => {
  const ask = vi.fn(async (one: AskOdds) => answer(one.holdings[0]!.length))
  const odds = asking(ask)
  odds.follow([question('As')])()
  const stop = odds.follow([question('AsAh'), question('AsAhKd')])
  expect(odds.counting).toBe(true)
  await vi.runAllTimersAsync()
  expect(ask.mock.calls.map(([one]) => one.holdings[0])).toEqual(['AsAhKd', 'AsAh'])
  expect(odds.answers.map((one) => one?.seconds)).toEqual([4, 6])
  expect(odds.latest?.seconds).toBe(6)
  expect(odds.counting).toBe(false)
  stop()
  odds.follow([question('AsAh')])
  expect(odds.answers).toEqual([answer(4)])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('what takes long says so, until it is answered', async () => {
  const odds = asking(() => new Promise((done) => setTimeout(() => done(answer(30)), 30_000)))
  odds.follow([question('As')])
  await vi.advanceTimersByTimeAsync(5000)
  expect(odds.slow).toBe(true)
  await vi.runAllTimersAsync()
  expect(odds.slow).toBe(false)
})

test('a refusal is told in the server’s terms; an answer nobody waits for is not', async () => {
  const problem = { field: 'card', value: '1s is no card', allowed: 'cards like As', reason: { type: 'cards_once' as const } }
  const odds = asking(() => Promise.reject(new Refusal(400, problem)))
  const stop = odds.follow([question('1s')])
  await vi.runAllTimersAsync()
  expect(odds.problem).toEqual(problem)
  stop()
  odds.follow([question('2s')])()
  await vi.runAllTimersAsync()
  expect(odds.problem).toBeNull()
})
