import { expect, test } from 'vitest'
import { projected, utmOf } from './utm.ts'

test('projects a published example to the metre', () => {
  // The CN Tower, 43° 38′ 33.24″ N 79° 23′ 13.7″ W, is at 17 630084 4833438: the example of Wikipedia's article on UTM.
  const tower = projected(43 + 38 / 60 + 33.24 / 3600, -(79 + 23 / 60 + 13.7 / 3600), 17)
  // Wikipedia truncates to metres; this code rounds.
  expect([tower.x - 630_084, tower.y - 4_833_438].every((off) => off === 0 || off === 1)).toBe(true)
  // By definition, the central meridian is at 500 km east, and the equator at zero.
  expect(projected(0, -9, 29)).toEqual({ x: 500_000, y: 0 })
})

test('finds the zone of a longitude, and none beyond those of the contract', () => {
  expect([-8.54, -3.7, 2.65].map((longitude) => utmOf(42, longitude)?.huso)).toEqual([29, 30, 31])
  expect(utmOf(28.1, -15.4)).toBeNull()
  // Both edges of a zone are equally far from its middle.
  const [west, east] = [projected(42, -11.9, 29), projected(42, -6.1, 29)]
  expect(west.x + east.x).toBe(1_000_000)
  expect(west.y).toBe(east.y)
})
