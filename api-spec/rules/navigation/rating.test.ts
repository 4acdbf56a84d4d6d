import { expect, test } from 'vitest'
import { isForStore, isRatingDue, RATING_DELAY_MS, RATING_STARS, ratingRepeatDays } from './rating.ts'

const dayMs = 86_400_000
const due = (days: number, rated = false, repeatDays = 90) =>
  isRatingDue({ sinceMs: 1000, rated, repeatDays, nowMs: 1000 + days * dayMs })

test('offers one to five stars and sends only five to the store [CO-023]', () => {
  expect(RATING_STARS.map((stars) => [stars, isForStore(stars)])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [5, true],
  ])
})

test('asks for a rating after the repeat period, and never again after one was given [FL-067 CO-022]', () => {
  expect([due(89.99), due(90), due(400)]).toEqual([false, true, true])
  expect([due(6.99, false, 7), due(7, false, 7)]).toEqual([false, true])
  expect([due(90, true), due(4000, true)]).toEqual([false, false])
})

test('reads the repeat days from the configuration, and uses 90 for an unusable value [CF-012 CO-022]', () => {
  expect(ratingRepeatDays('30')).toBe(30)
  for (const setting of [undefined, '', '0', '-3', 'often', '1.5']) expect(ratingRepeatDays(setting)).toBe(90)
})

test('waits twenty seconds before it asks for a rating [CO-021]', () => {
  expect(RATING_DELAY_MS).toBe(20_000)
})
