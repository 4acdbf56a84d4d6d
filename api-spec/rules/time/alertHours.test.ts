import { expect, test } from 'vitest'
import { isHeardAt, WHOLE_DAY } from './alertHours.ts'
import { instantOf } from './madrid.ts'

const usual = { weekdays: { from: '09:00', to: '21:00' }, special: { from: '10:00', to: '14:00' } }
const heard = (date: string, time: string, hours = usual) => isHeardAt(instantOf(date, time), hours)

test('a working day has its own hours, whose start belongs to them and whose end does not', () => {
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
])('%s has those of weekends and holidays', (_what, date) => {
  expect([heard(date, '09:30:00'), heard(date, '10:00:00'), heard(date, '14:00:00')]).toEqual([false, true, false])
})

test('the whole day is all of it but its last minute', () => {
  const always = { weekdays: WHOLE_DAY, special: WHOLE_DAY }
  expect([heard('2026-03-16', '00:00:00', always), heard('2026-03-16', '23:58:59', always)]).toEqual([true, true])
  expect(heard('2026-03-16', '23:59:00', always)).toBe(false)
})
