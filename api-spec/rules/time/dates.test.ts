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
  test('reads both compact forms [FL-110]', () => {
    expect(dateFromCompact('20240315')).toBe('2024-03-15')
    expect(dateFromCompact('20240315000000')).toBe('2024-03-15')
  })

  test('rejects digits that are no date [FL-110]', () => {
    const wrong = ['20240230', '2024031', '202403150', '2024-03-15', '', 'abcdefgh']
    expect(wrong.filter((digits) => dateFromCompact(digits) !== undefined)).toEqual([])
  })

  test('reads back every compact date that it writes [FL-110]', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(dateFromCompact(compactDate(day))).toBe(day)
        expect(dateFromCompact(compactMidnight(day))).toBe(day)
      }),
    )
  })

  test('writes dates of request notifications as yyyymmdd000000 [LA-026]', () => {
    expect(compactMidnight('2024-03-05')).toBe('20240305000000')
  })
})

describe('Spanish dates', () => {
  test('writes dates as dd/mm/yyyy, with two-digit years for card payments', () => {
    expect(spanishDate('2024-03-05')).toBe('05/03/2024')
    expect(shortSpanishDate('2024-03-05')).toBe('05/03/24')
    expect(dateFromSpanish('05/03/24')).toBe('2024-03-05')
    expect(['30/02/2024', '5/3/2024', '2024/03/05', ''].filter((text) => dateFromSpanish(text) !== undefined)).toEqual(
      [],
    )
  })

  test('reads back every Spanish date that it writes', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(dateFromSpanish(spanishDate(day))).toBe(day)
      }),
    )
  })

  test('reads a Spanish time as its instant and rejects anything else', () => {
    expect(instantFromSpanish('15/07/2024 22:05:09')).toBe(Date.UTC(2024, 6, 15, 20, 5, 9))
    const wrong = ['15/07/2024', '31/02/2024 10:00:00', '15/07/2024 24:00:00', '15/07/2024 9:00:00', '']
    expect(wrong.map(instantFromSpanish)).toEqual(wrong.map(() => undefined))
  })

  test('reads a moment of an outage from both its forms [FL-109]', () => {
    const instant = Date.UTC(2024, 6, 15, 20, 5, 9)
    expect(['15/07/2024 22:05:09', '20240715220509'].map(instantFromOutage)).toEqual([instant, instant])
    const wrong = ['20240231100000', '20240715240000', '2024071522050', '']
    expect(wrong.map(instantFromOutage)).toEqual(wrong.map(() => undefined))
  })

  test('writes times as dd/mm/yyyy hh:mm:ss on the local 24-hour clock [LA-024]', () => {
    expect(spanishDateTime(Date.UTC(2024, 6, 15, 20, 5, 9))).toBe('15/07/2024 22:05:09')
    expect(spanishDateTime(Date.UTC(2024, 0, 14, 23))).toBe('15/01/2024 00:00:00')
  })
})

test('treats dates before 1 January 2017 as old [VA-051]', () => {
  expect(['2016-12-31', '2017-01-01', '2024-01-01', '1999-05-05'].map(isOldDate)).toEqual([true, false, false, true])
})
