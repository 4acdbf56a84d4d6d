import { expect, test } from 'vitest'
import { boxOf, centreOf, coordinatesOf, scaleMetres } from './plot.ts'

/** 40 by 20 metres. */
const field = [
  { x: 529_000, y: 4_697_000 },
  { x: 529_040, y: 4_697_000 },
  { x: 529_040, y: 4_697_020 },
  { x: 529_000, y: 4_697_020 },
  { x: 529_000, y: 4_697_000 },
]

test('finds the centre of the area of a plot, not of its corners', () => {
  expect(centreOf(field)).toEqual({ x: 529_020, y: 4_697_010 })
  // An L of three squares of 20 m: centres 10,10 and 30,10 and 10,30, so 50/3 each way.
  const corner = [0, 0, 40, 0, 40, 20, 20, 20, 20, 40, 0, 40, 0, 0]
  const points = Array.from({ length: 7 }, (_, at) => ({ x: corner[at * 2] ?? 0, y: corner[at * 2 + 1] ?? 0 }))
  expect(centreOf(points).x).toBeCloseTo(50 / 3)
  expect(centreOf(points).y).toBeCloseTo(50 / 3)
})

test('measures the picture of a plot, with a scale bar of a round length', () => {
  expect(boxOf(field)).toEqual({ west: 529_000, north: 4_697_020, width: 40, height: 20 })
  expect([40, 15, 61, 100].map(scaleMetres)).toEqual([10, 5, 20, 20])
})

test('reads coordinates within the country alone', () => {
  expect(coordinatesOf({ x: '529000', y: '4697000,5', huso: '29' })).toEqual({ x: 529_000, y: 4_697_000.5, huso: 29 })
  for (const wrong of [{ x: '' }, { y: '40' }, { huso: '28' }, { x: '950000' }])
    expect(coordinatesOf({ x: '529000', y: '4697000', huso: '29', ...wrong })).toBeUndefined()
})
