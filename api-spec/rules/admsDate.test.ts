import { expect, test } from 'vitest'
import { incidenceDate } from './admsDate.ts'

test('dates of ADMS that come as digits are put into the form in which they are shown [FL-109]', () => {
  expect(incidenceDate('20260319090500', ['ADMS'])).toBe('19/03/2026 09:05:00')
  expect(incidenceDate('19/03/2026 09:05:00', ['ADMS'])).toBe('19/03/2026 09:05:00')
})

test('dates of another system, and what is no date, are left as they are [FL-109]', () => {
  expect(incidenceDate('20260319090500', ['OMS', 'ADMS'])).toBe('20260319090500')
  expect(incidenceDate('20261319090500', ['ADMS'])).toBe('20261319090500')
  expect(incidenceDate('', [])).toBe('')
})
