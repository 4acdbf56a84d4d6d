import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettled } from './useSettled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const render = (loading: boolean) => renderHook((props) => useSettled(props.loading), { initialProps: { loading } })

test('what is there is settled at once, and what comes when it comes', () => {
  expect(render(false).result.current).toBe(true)
  const { result, rerender } = render(true)
  expect(result.current).toBe(false)
  rerender({ loading: false })
  expect(result.current).toBe(true)
  // What is asked for again does not take away what is shown.
  rerender({ loading: true })
  expect(result.current).toBe(true)
})

test('nobody waits for longer than a second', () => {
  const { result } = render(true)
  act(() => void vi.advanceTimersByTime(999))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(true)
})
