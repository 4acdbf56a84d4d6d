import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenQuiet } from './whenQuiet.ts'

let answer: () => void
const disconnect = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      disconnect = disconnect
      observe = () => undefined
      constructor(told: () => void) {
        answer = told
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  disconnect.mockClear()
})

test('runs a deferred function once, five seconds after the last answer', () => {
  const run = vi.fn<() => void>()
  whenQuiet(run)
  vi.advanceTimersByTime(4_000)
  answer()
  vi.advanceTimersByTime(4_999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
  expect(disconnect).toHaveBeenCalledOnce()
})
