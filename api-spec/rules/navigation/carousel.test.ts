import { expect, test } from 'vitest'
import { showsCarousel } from './carousel.ts'

const shown = (seen: boolean, skippedAtMs: number | null) => showsCarousel({ seen, skippedAtMs, nowMs: 10_000 })

test('shows a carousel until it was seen, except within 3000 ms of skipping it [FL-056 CO-016]', () => {
  expect([shown(false, null), shown(true, null)]).toEqual([true, false])
  expect([shown(false, 10_000), shown(false, 7001), shown(false, 7000)]).toEqual([false, false, true])
  expect(shown(true, 1000)).toBe(false)
})
