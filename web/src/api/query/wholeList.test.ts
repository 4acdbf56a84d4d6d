import { expect, test, vi } from 'vitest'
import { withLeftOut } from '#src/api/call/leftOut.ts'
import { wholeList } from './wholeList.ts'

type Part = { readonly count: number; readonly items: readonly number[] }

const numbers = Array.from({ length: 7 }, (_, nth) => nth + 1)

test('a list is asked for until as many came as there are, at the offsets that are left', async () => {
  const ask = vi.fn<(offset: number) => Promise<Part>>(async (offset) => ({
    count: 7,
    items: numbers.slice(offset, offset + 3),
  }))
  expect(await wholeList(ask, (part) => part, String)).toEqual(numbers)
  expect(ask.mock.calls).toEqual([[0], [3], [6]])
})

test('an item that moves to the next page meanwhile counts once', async () => {
  const pages = [
    [5, 4, 3],
    [3, 2, 1],
  ]
  const ask = async (offset: number) => ({ count: 6, items: pages[offset / 3] ?? [] })
  expect(await wholeList(ask, (part) => part, String)).toEqual([5, 4, 3, 2, 1])
})

test('a count that is never reached ends it where nothing more comes', async () => {
  const ask = vi.fn<(offset: number) => Promise<Part>>(async (offset) => ({
    count: 9,
    items: numbers.slice(offset, offset + 4),
  }))
  expect(await wholeList(ask, (part) => part, String)).toEqual(numbers)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('one page is asked for once, and an empty list too', async () => {
  const ask = vi.fn<() => Promise<Part>>(async () => ({ count: 0, items: [] }))
  expect(await wholeList(ask, (part) => part, String)).toEqual([])
  expect(ask).toHaveBeenCalledOnce()
})

test('items that could not be read are passed over, so that none is asked for again alone', async () => {
  const whole = { count: 4, items: [1, 2] }
  const ask = vi.fn<(offset: number) => Promise<Part>>(async (offset) =>
    offset === 0 ? withLeftOut(whole, { count: 1, reference: 'r' }) : { count: 4, items: [4] },
  )
  expect(await wholeList(ask, (part) => part, String)).toEqual([1, 2, 4])
  expect(ask.mock.calls).toEqual([[0], [3]])
})
