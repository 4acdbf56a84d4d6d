import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dateOfDayNumber, dayNumber } from './calendar.ts'
import {
  endOfDay,
  hoursOfDay,
  instantOf,
  localDate,
  localDateTime,
  localTime,
  offsetMinutesAt,
  startOfDay,
} from './localTime.ts'

const FIRST = '2015-01-01'
const LAST = '2035-12-31'
const instant = fc.integer({ min: startOfDay(FIRST), max: startOfDay(LAST) })
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'medium' })

describe('against the time zone database, 2015 to 2035', () => {
  test('reads the clock alike around each change of clock', () => {
    for (let year = 2015; year <= 2035; year++) {
      for (const month of [2, 9]) {
        for (let ms = Date.UTC(year, month, 24); ms < Date.UTC(year, month + 1, 1); ms += 1_800_000) {
          expect(`${localDate(ms)} ${localTime(ms)}`).toBe(clock.format(ms))
        }
      }
    }
  })

  test('reads the clock alike at any instant', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        expect(`${localDate(ms)} ${localTime(ms)}`).toBe(clock.format(ms))
      }),
      { numRuns: 500 },
    )
  })
})

test('writes a local date and time with the offset of its instant', () => {
  expect(localDateTime(Date.UTC(2026, 2, 14, 8))).toBe('2026-03-14T09:00:00+01:00')
  expect(localDateTime(Date.UTC(2026, 6, 14, 22, 30))).toBe('2026-07-15T00:30:00+02:00')
  fc.assert(
    fc.property(instant, (ms) => {
      expect(Date.parse(localDateTime(ms))).toBe(Math.floor(ms / 1000) * 1000)
    }),
  )
})

describe('the hours of a day', () => {
  test('leaves the hour 2 out of the 23 hours of a day in March', () => {
    const hours = hoursOfDay('2024-03-31')
    expect(hours.map(({ hour }) => hour)).toEqual([0, 1, ...Array.from({ length: 21 }, (_, index) => index + 3)])
    expect(hours[1]?.offsetMinutes).toBe(60)
    expect(hours[2]?.offsetMinutes).toBe(120)
  })

  test('repeats the hour 2 in the 25 hours of a day in October', () => {
    const hours = hoursOfDay('2024-10-27')
    expect(hours.map(({ hour }) => hour)).toEqual([0, 1, 2, ...Array.from({ length: 22 }, (_, index) => index + 2)])
    expect(hours.slice(2, 4).map(({ offsetMinutes }) => offsetMinutes)).toEqual([120, 60])
  })

  test('lines up the days of twenty years without gap or overlap', () => {
    let expected = startOfDay(FIRST)
    for (let day = FIRST; day <= LAST; day = addDays(day, 1)) {
      for (const { startsAt, hour, offsetMinutes } of hoursOfDay(day)) {
        if (startsAt !== expected) throw new Error(`a gap before hour ${hour} of ${day}`)
        if (offsetMinutes !== offsetMinutesAt(startsAt)) throw new Error(`a wrong offset at hour ${hour} of ${day}`)
        expected += 3_600_000
      }
    }
    expect(expected).toBe(startOfDay(addDays(LAST, 1)))
  })
})

describe('instants', () => {
  test('finds the instant at which the clock shows a local date and time', () => {
    const days = fc.integer({ min: dayNumber(FIRST), max: dayNumber(LAST) })
    fc.assert(
      fc.property(days, fc.integer({ min: 3, max: 23 }), (day, hour) => {
        const date = dateOfDayNumber(day)
        const time = `${String(hour).padStart(2, '0')}:12:59`
        const ms = instantOf(date, time)
        expect([localDate(ms), localTime(ms)]).toEqual([date, time])
      }),
    )
    expect(instantOf('2024-06-01', '00:00:00')).toBe(startOfDay('2024-06-01'))
  })

  test('takes the first of an hour that comes twice and the next of one that is skipped', () => {
    expect(instantOf('2024-10-27', '02:30:00')).toBe(Date.UTC(2024, 9, 27, 0, 30))
    expect(localTime(instantOf('2024-03-31', '02:30:00'))).toBe('03:30:00')
  })
})

test('begins a local day at midnight, in winter and in summer', () => {
  expect(startOfDay('2026-01-15')).toBe(Date.UTC(2026, 0, 14, 23))
  expect(startOfDay('2026-07-15')).toBe(Date.UTC(2026, 6, 14, 22))
  // On the days of a clock change, the day begins before the change.
  expect(startOfDay('2026-03-29')).toBe(Date.UTC(2026, 2, 28, 23))
  expect(startOfDay('2026-10-25')).toBe(Date.UTC(2026, 9, 24, 22))
})

test('ends a day where the next begins, also on days of a clock change and the last of all', () => {
  for (const day of ['2026-03-16', '2026-03-29', '2026-10-25']) expect(endOfDay(day)).toBe(startOfDay(addDays(day, 1)))
  expect(endOfDay('9999-12-31') - startOfDay('9999-12-31')).toBe(24 * 3_600_000)
})
