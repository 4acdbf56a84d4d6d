import { expect, test } from 'vitest'
import { requestTerms, workingDaysAfter } from './requestTerms.ts'

test('counts working days from the day after, without weekends and national holidays', () => {
  const after = (at: string, days: number) => new Date(workingDaysAfter(Date.parse(at), days)).toISOString()
  expect(after('2026-03-13T23:30:00+01:00', 1)).toBe('2026-03-16T09:00:00.000Z')
  expect(after('2026-04-01T08:00:00+02:00', 2)).toBe('2026-04-06T08:00:00.000Z')
  expect(after('2026-12-24T08:00:00+01:00', requestTerms.answer)).toBe('2026-12-29T09:00:00.000Z')
  expect(after('2026-07-01T08:00:00+02:00', requestTerms.close)).toBe('2026-07-08T08:00:00.000Z')
})
