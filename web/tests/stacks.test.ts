import { expect, test } from 'vitest'
import { stacksOf } from '../src/ui/stacks'

const worth = (amount: number, columns: number) => stacksOf(amount, columns).map((stack) => stack.map((one) => one.worth))

test('an amount is the fewest chips, the largest first and below', () => {
  expect(worth(40, 2)).toEqual([[25, 5, 5, 5]])
  expect(worth(400, 2)).toEqual([[100, 100, 100, 100]])
  expect(worth(6320, 4)).toEqual([[2500, 2500, 500, 500], [100, 100, 100, 5], [5, 5, 5]])
})

test('no more columns than asked for, and no chip for nothing', () => {
  expect(worth(123_456, 2).flat()).toHaveLength(10)
  expect(worth(0, 2)).toEqual([])
})
