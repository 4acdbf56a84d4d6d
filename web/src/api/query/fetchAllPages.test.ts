import { expect, test, vi } from 'vitest'
import { withDropped } from '#src/api/call/dropped.ts'
import { fetchAllPages } from './fetchAllPages.ts'

type Part = { readonly count: number; readonly items: readonly number[] }

const numbers = Array.from({ length: 7 }, (_, nth) => nth + 1)

test('asks at the remaining offsets until as many items came as there are', async () => {
  const ask = vi.fn<(offset: number) => Promise<Part>>(async (offset) => ({
    count: 7,
    items: numbers.slice(offset, offset + 3),
  }))
  expect(await fetchAllPages(ask, (part) => part, String)).toEqual(numbers)
  expect(ask.mock.calls).toEqual([[0], [3], [6]])
})

test('counts an item that moves to the next page once', async () => {
  const pages = [
    [5, 4, 3],
    [3, 2, 1],
  ]
  const ask = async (offset: number) => ({ count: 6, items: pages[offset / 3] ?? [] })
  expect(await fetchAllPages(ask, (part) => part, String)).toEqual([5, 4, 3, 2, 1])
})

test('ends where nothing more comes, though the count is not reached', async () => {
  const ask = vi.fn<(offset: number) => Promise<Part>>(async (offset) => ({
    count: 9,
    items: numbers.slice(offset, offset + 4),
  }))
  expect(await fetchAllPages(ask, (part) => part, String)).toEqual(numbers)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('asks once for a single page or an empty list', async () => {
  const ask = vi.fn<() => Promise<Part>>(async () => ({ count: 0, items: [] }))
  expect(await fetchAllPages(ask, (part) => part, String)).toEqual([])
  expect(ask).toHaveBeenCalledOnce()
})

test('skips items that could not be read', async () => {
  const whole = { count: 4, items: [1, 2] }
  const ask = vi.fn<(offset: number) => Promise<Part>>(async (offset) =>
    offset === 0 ? withDropped(whole, { count: 1, reference: 'r' }) : { count: 4, items: [4] },
  )
  expect(await fetchAllPages(ask, (part) => part, String)).toEqual([1, 2, 4])
  expect(ask.mock.calls).toEqual([[0], [3]])
})
