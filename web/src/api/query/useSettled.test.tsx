import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettled } from './useSettled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Renders a waiting screen next to two calls that take the given times. */
function render(loading: boolean, answersAfterMs: readonly number[] = []) {
  const client = new QueryClient()
  const Client = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(
    (props) => {
      const [first = 0, second = 0] = answersAfterMs
      useQuery({ queryKey: ['first'], queryFn: () => answer(first), enabled: first > 0 })
      useQuery({ queryKey: ['second'], queryFn: () => answer(second), enabled: second > 0 })
      return useSettled(props.loading)
    },
    { initialProps: { loading }, wrapper: Client },
  )
}

const answer = (afterMs: number) => new Promise((resolve) => setTimeout(() => resolve('answer'), afterMs))

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('settles a loaded screen at once, and a loading one when its data arrives', () => {
  expect(render(false).result.current).toBe(true)
  const { result, rerender } = render(true)
  expect(result.current).toBe(false)
  rerender({ loading: false })
  expect(result.current).toBe(true)
  // A refetch does not hide what is shown.
  rerender({ loading: true })
  expect(result.current).toBe(true)
})

test('settles after a second in which nothing comes', async () => {
  const { result } = render(true, [60_000])
  await pass(999)
  expect(result.current).toBe(false)
  await pass(1)
  expect(result.current).toBe(true)
})

test('restarts the second with each answer', async () => {
  const { result } = render(true, [800, 1_600])
  await pass(2_500)
  expect(result.current).toBe(false)
  await pass(200)
  expect(result.current).toBe(true)
})
