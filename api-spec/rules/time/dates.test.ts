import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOfDayNumber } from './calendar.ts'
import {
  compactDate,
  compactMidnight,
  dateFromCompact,
  dateFromSpanish,
  instantFromOutage,
  instantFromSpanish,
  isOldDate,
  shortSpanishDate,
  spanishDate,
  spanishDateTime,
} from './dates.ts'

const date = fc.integer({ min: 10_957, max: 40_000 }).map(dateOfDayNumber)

describe('compact digits', () => {
  test('both compact forms are read [FL-110]', () => {
    expect(dateFromCompact('20240315')).toBe('2024-03-15')
    expect(dateFromCompact('20240315000000')).toBe('2024-03-15')
  })

  test('what is no date is not read [FL-110]', () => {
    const wrong = ['20240230', '2024031', '202403150', '2024-03-15', '', 'abcdefgh']
    expect(wrong.filter((digits) => dateFromCompact(digits) !== undefined)).toEqual([])
  })

  test('any date survives the way out and back [FL-110]', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(dateFromCompact(compactDate(day))).toBe(day)
        expect(dateFromCompact(compactMidnight(day))).toBe(day)
      }),
    )
  })

  test('request notifications carry yyyymmdd000000 [LA-026]', () => {
    expect(compactMidnight('2024-03-05')).toBe('20240305000000')
  })
})

describe('Spanish dates', () => {
  test('dates are dd/mm/yyyy, with two-digit years for card payments', () => {
    expect(spanishDate('2024-03-05')).toBe('05/03/2024')
    expect(shortSpanishDate('2024-03-05')).toBe('05/03/24')
    expect(dateFromSpanish('05/03/24')).toBe('2024-03-05')
    expect(['30/02/2024', '5/3/2024', '2024/03/05', ''].filter((text) => dateFromSpanish(text) !== undefined)).toEqual(
      [],
    )
  })

  test('any date survives the way out and back', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(dateFromSpanish(spanishDate(day))).toBe(day)
      }),
    )
  })

  test('a time is read back as the instant that it was written of, and nothing else is read', () => {
    expect(instantFromSpanish('15/07/2024 22:05:09')).toBe(Date.UTC(2024, 6, 15, 20, 5, 9))
    const wrong = ['15/07/2024', '31/02/2024 10:00:00', '15/07/2024 24:00:00', '15/07/2024 9:00:00', '']
    expect(wrong.map(instantFromSpanish)).toEqual(wrong.map(() => undefined))
  })

  test('a moment of an outage is the same in both its forms [FL-109]', () => {
    const instant = Date.UTC(2024, 6, 15, 20, 5, 9)
    expect(['15/07/2024 22:05:09', '20240715220509'].map(instantFromOutage)).toEqual([instant, instant])
    const wrong = ['20240231100000', '20240715240000', '2024071522050', '']
    expect(wrong.map(instantFromOutage)).toEqual(wrong.map(() => undefined))
  })

  test('times are dd/mm/yyyy hh:mm:ss on the local clock of 24 hours [LA-024]', () => {
    expect(spanishDateTime(Date.UTC(2024, 6, 15, 20, 5, 9))).toBe('15/07/2024 22:05:09')
    expect(spanishDateTime(Date.UTC(2024, 0, 14, 23))).toBe('15/01/2024 00:00:00')
  })
})

test('dates before 1 January 2017 are old and that day is not [VA-051]', () => {
  expect(['2016-12-31', '2017-01-01', '2024-01-01', '1999-05-05'].map(isOldDate)).toEqual([true, false, false, true])
})
