import { makeCups } from '@acometida/api-spec/rules/supply/cups'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { expect, test } from 'vitest'
import { lastDataDate } from './lastDataDate.rules.ts'

const all = Array.from({ length: 60 }, (_, index) => makeCups('0022', index))

test('delays data by one to three days, always the same for one supply', () => {
  const dates = all.map((cups) => lastDataDate(cups, '2026-03-16'))
  expect([...new Set(dates)].sort()).toEqual(['2026-03-13', '2026-03-14', '2026-03-15'])
  const week = all.map((cups) => lastDataDate(cups, '2026-03-23'))
  expect(week.map((date) => Number(date.slice(8)) - 7)).toEqual(dates.map((date) => Number(date.slice(8))))
})

test('delivers a day of data at midnight in Madrid, in winter and summer', () => {
  const [cups = ''] = all
  const changes = (utc: number) => lastDataDate(cups, localDate(utc)) !== lastDataDate(cups, localDate(utc - 1))
  expect(changes(Date.UTC(2026, 0, 14, 23))).toBe(true)
  expect(changes(Date.UTC(2026, 6, 14, 22))).toBe(true)
  expect(changes(Date.UTC(2026, 6, 15, 0))).toBe(false)
})
