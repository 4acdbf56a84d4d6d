import { expect, test, vi } from 'vitest'
import { oncePerObject, memoize } from './memoize.ts'

test('computes the value of each key once', () => {
  const square = vi.fn<(number: number) => number>((number) => number * number)
  const remembered = memoize(10, String, square)
  expect([remembered(3), remembered(4), remembered(3)]).toEqual([9, 16, 9])
  expect(square).toHaveBeenCalledTimes(2)
})

test('returns right answers beyond its capacity', () => {
  const remembered = memoize(2, String, (number: number) => number + 1)
  for (let number = 0; number < 9; number += 1) expect(remembered(number)).toBe(number + 1)
  expect(remembered(0)).toBe(1)
})

test('empties itself only when it is full', () => {
  const square = vi.fn<(number: number) => number>((number) => number * number)
  const remembered = memoize(2, String, square)
  for (const number of [1, 2, 1, 2]) remembered(number)
  expect(square).toHaveBeenCalledTimes(2)
  for (const number of [3, 1]) remembered(number)
  expect(square).toHaveBeenCalledTimes(4)
})

test('computes the value of each object once', () => {
  const size = vi.fn<(list: object[]) => number>((list) => list.length)
  const sizeOf = oncePerObject(size)
  const none: object[] = []
  const one = [{}]
  expect([sizeOf(none), sizeOf(one), sizeOf(none), sizeOf([])]).toEqual([0, 1, 0, 0])
  expect(size).toHaveBeenCalledTimes(3)
})
