import { expect, test } from 'vitest'
import { nextPollMs, inOrder, lastCompleted, programmedStateOf } from './programmed.ts'

const now = Date.UTC(2026, 2, 16, 9)
const MINUTE_MS = 60_000
const item = (minutes: number, done = false) => ({ at: now + minutes * MINUTE_MS, done })

test('counts a due item without an answer as in progress, and a later one as pending', () => {
  expect([item(-5, true), item(0), item(-5), item(1)].map((one) => programmedStateOf(one, now))).toEqual([
    'done',
    'asking',
    'asking',
    'waiting',
  ])
})

test('sorts pending items first by the next, then completed ones by the last', () => {
  const [oldDone, newDone, next, later] = [item(-90, true), item(-30, true), item(10), item(700)]
  expect(inOrder([oldDone, later, newDone, next])).toEqual([next, later, newDone, oldDone])
  expect(lastCompleted([oldDone, later, newDone, next])).toBe(newDone)
  expect(lastCompleted([next])).toBeUndefined()
})

test('polls a list when the next one is due, often at first, and each minute for a silent meter', () => {
  expect(nextPollMs([item(-5, true)], now)).toBe(false)
  expect(nextPollMs([], now)).toBe(false)
  expect(nextPollMs([item(90), item(10)], now)).toBe(10 * MINUTE_MS + 3_000)
  expect(nextPollMs([item(0)], now)).toBe(3_000)
  expect(nextPollMs([item(-2)], now)).toBe(MINUTE_MS)
  expect(nextPollMs([item(60 * 24 * 300)], now)).toBe(60 * MINUTE_MS)
})
