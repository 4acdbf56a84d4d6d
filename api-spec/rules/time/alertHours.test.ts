import { expect, test } from 'vitest'
import { isWithinAlertHours, WHOLE_DAY } from './alertHours.ts'
import { instantOf } from './localTime.ts'

const usual = { weekdays: { from: '09:00', to: '21:00' }, special: { from: '10:00', to: '14:00' } }
const heard = (date: string, time: string, hours = usual) => isWithinAlertHours(instantOf(date, time), hours)

test('hears alerts on a working day from its first hour until just before its last', () => {
  // A Monday.
  expect(['08:59:59', '09:00:00', '20:59:59', '21:00:00'].map((time) => heard('2026-03-16', time))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  ['a Saturday', '2026-03-14'],
  ['a Sunday', '2026-03-15'],
  ['a national holiday', '2026-01-06'],
])('applies the hours of weekends and holidays to %s', (_what, date) => {
  expect([heard(date, '09:30:00'), heard(date, '10:00:00'), heard(date, '14:00:00')]).toEqual([false, true, false])
})

test('hears alerts of the whole day until its last minute', () => {
  const always = { weekdays: WHOLE_DAY, special: WHOLE_DAY }
  expect([heard('2026-03-16', '00:00:00', always), heard('2026-03-16', '23:58:59', always)]).toEqual([true, true])
  expect(heard('2026-03-16', '23:59:00', always)).toBe(false)
})
