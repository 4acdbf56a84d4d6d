import { expect, test } from 'vitest'
import { between, fraction, pick } from './fraction.ts'

const keys = Array.from({ length: 2000 }, (_, index) => index)

test('draws a number by its key alone', () => {
  const before = fraction('customer', 7)
  fraction('somebody else', 1)
  expect(fraction('customer', 7)).toBe(before)
  expect(fraction('customer', 8)).not.toBe(before)
})

test('draws numbers evenly from their whole range', () => {
  const drawn = keys.map((key) => between(3, 7, 'dice', key))
  expect([...new Set(drawn)].sort()).toEqual([3, 4, 5, 6, 7])
  const counts = [3, 4, 5, 6, 7].map((face) => drawn.filter((value) => value === face).length)
  expect(Math.min(...counts)).toBeGreaterThan(320)
})

test('picks every element of a list by some key', () => {
  expect(new Set(keys.map((key) => pick(['a', 'b', 'c'], key)))).toEqual(new Set(['a', 'b', 'c']))
})
