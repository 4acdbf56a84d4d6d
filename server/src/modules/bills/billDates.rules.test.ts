import { expect, test } from 'vitest'
import {
  chargeDate,
  dueDate,
  issueDate,
  lastPastMonth,
  monthlyInstants,
  pastMonths,
  nextMonth,
} from './billDates.rules.ts'

test('dates the issue of a bill on the 5th, its charge on the 12th and its due day on the 25th', () => {
  expect([issueDate('2026-12'), chargeDate('2026-12'), dueDate('2026-12')]).toEqual([
    '2027-01-05',
    '2027-01-12',
    '2027-01-25',
  ])
  expect(nextMonth('2026-12')).toBe('2027-01')
})

test("computes instants by Madrid's clock in winter and summer", () => {
  expect(monthlyInstants.bills('2026-01')).toBe(Date.parse('2026-02-05T06:00:00+01:00'))
  expect(monthlyInstants.bills('2026-06')).toBe(Date.parse('2026-07-05T06:00:00+02:00'))
  expect(monthlyInstants.overdue('2026-02')).toBe(Date.parse('2026-03-26T00:00:00+01:00'))
  expect(monthlyInstants.readings('2026-03')).toBe(Date.parse('2026-04-04T08:00:00+02:00'))
})

test('counts a month as done from its instant on', () => {
  const at = monthlyInstants.bills('2026-02')
  expect(lastPastMonth(monthlyInstants.bills, at)).toBe('2026-02')
  expect(lastPastMonth(monthlyInstants.bills, at - 1)).toBe('2026-01')
  expect(pastMonths(monthlyInstants.bills, '2025-12-10', at)).toEqual(['2026-02', '2026-01', '2025-12'])
  expect(pastMonths(monthlyInstants.bills, '2026-03-01', at)).toEqual([])
})
