import { expect, test } from 'vitest'
import { isForStore, isRatingDue, RATING_DELAY_MS, RATING_STARS, ratingRepeatDays } from './rating.ts'

const dayMs = 86_400_000
const due = (days: number, rated = false, repeatDays = 90) =>
  isRatingDue({ sinceMs: 1000, rated, repeatDays, nowMs: 1000 + days * dayMs })

test('a rating has one to five stars, and five alone lead to the store [CO-023]', () => {
  expect(RATING_STARS.map((stars) => [stars, isForStore(stars)])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [5, true],
  ])
})

test('it is asked for after so many days, again after as many, and never of whoever has given one [FL-067 CO-022]', () => {
  expect([due(89.99), due(90), due(400)]).toEqual([false, true, true])
  expect([due(6.99, false, 7), due(7, false, 7)]).toEqual([false, true])
  expect([due(90, true), due(4000, true)]).toEqual([false, false])
})

test('the days are those of the configuration, and 90 where it names none that can be counted [CF-012 CO-022]', () => {
  expect(ratingRepeatDays('30')).toBe(30)
  for (const setting of [undefined, '', '0', '-3', 'often', '1.5']) expect(ratingRepeatDays(setting)).toBe(90)
})

test('it is not asked for in the first twenty seconds [CO-021]', () => {
  expect(RATING_DELAY_MS).toBe(20_000)
})
