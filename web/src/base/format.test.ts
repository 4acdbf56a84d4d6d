import { describe, expect, test } from 'vitest'
import { syncServerClock } from './clock.ts'
import { formatMoney, formatPercent, makeFormat, minutesAndSeconds } from './format.ts'

const es = makeFormat('es', 'No disponible')
const gl = makeFormat('gl', 'Non dispoñible')
const en = makeFormat('en', 'Not available')

/** Intl separates a number from its unit by a no-break space. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('power', () => {
  test('shows watts as kilowatts, dots for thousands, a comma and two decimals [LA-021]', () => {
    expect(plain(es.powerKw(1_234_500))).toBe('1.234,50 kW')
    expect(plain(es.powerKw(4600))).toBe('4,60 kW')
    expect(plain(gl.powerKw(1_234_500))).toBe('1.234,50 kW')
  })

  test('tells in the language on screen that a power is no number [LA-017]', () => {
    for (const value of [undefined, null, '', 'abc', '4600', Number.NaN])
      expect(es.powerKw(value)).toBe('No disponible')
    expect(gl.powerKw(null)).toBe('Non dispoñible')
    expect(en.powerKw(null)).toBe('Not available')
  })
})

test('shows a whole amount without decimals, and a number to edit with the comma of its language', () => {
  expect([es.amount(5), es.amount(5.75)]).toEqual(['5', '5,75'])
  expect([es.typed(5.75), en.typed(5.75), gl.typed()]).toEqual(['5,75', '5.75', ''])
})

describe('money', () => {
  test('formats as en-US unless told otherwise [LA-022]', () => {
    expect(formatMoney(1234.5)).toBe('€1,234.50')
  })

  test('shows money in the language of the screen, grouped by thousands', () => {
    expect(plain(es.money(1234.5))).toBe('1.234,50 €')
    expect(plain(gl.money(48.2))).toBe('48,20 €')
    expect(en.money(1234.5)).toBe('€1,234.50')
  })
})

test('signs a difference, but not zero', () => {
  expect([es.signed(1.25, 1), es.signed(-3), es.signed(0)]).toEqual(['+1,3', '−3', '0'])
})

test('shows percentages, given in percent, with two decimals unless told otherwise [LA-023]', () => {
  expect(plain(formatPercent(21))).toBe('21,00 %')
  expect(plain(es.percent(5.11269632))).toBe('5,11 %')
  expect(plain(es.percent(8, 0))).toBe('8 %')
  expect(en.percent(8.2, 1)).toBe('8.2%')
})

test('shows energy with its unit, and four digits grouped', () => {
  expect(plain(es.energyKwh(1234.5))).toBe('1.234,50 kWh')
  expect(plain(en.energyKwh(1234.5, 1))).toBe('1,234.5 kWh')
})

describe('dates', () => {
  test('shows an instant in the time of Madrid, summer and winter', () => {
    expect(es.time('2026-01-15T23:30:00Z')).toBe('00:30')
    expect(es.date('2026-01-15T23:30:00Z')).toBe('16 ene 2026')
    expect(es.time('2026-07-15T22:30:00Z')).toBe('00:30')
  })

  test('shows a day without an hour as that day, in any season', () => {
    expect(es.date('2026-03-14')).toBe('14 mar 2026')
    expect(en.date('2026-10-25')).toBe('25 Oct 2026')
  })

  test('says in words how long ago something is, by the time of the server', () => {
    syncServerClock('Sat, 14 Mar 2026 12:00:00 GMT')
    expect(es.relative('2026-03-11T12:00:00Z')).toBe('hace 3 días')
    expect(en.relative('2026-03-14T14:00:30Z')).toBe('in 2 hours')
  })
})

test('shows a duration in whole hours and minutes, and leaves out zero ones', () => {
  const minutes = [0, 59, 60, 83, 262, 90.4].map((each) => es.duration(each * 60_000).replaceAll('\u00a0', ' '))
  expect(minutes).toEqual(['0 min', '59 min', '1 h', '1 h 23 min', '4 h 22 min', '1 h 30 min'])
})

test('shows no figure and no date for a value that is none', () => {
  for (const show of [es.money, es.percent, es.number, es.energyKwh]) expect(show(Number.NaN)).toBe('No disponible')
  for (const show of [es.date, es.longDate, es.month, es.time, es.dateTime, es.relative])
    expect(show('14 de marzo')).toBe('No disponible')
})

test('shows the time left as minutes and seconds, never below zero [LA-030]', () => {
  expect(minutesAndSeconds(300)).toBe('5:00')
  expect(minutesAndSeconds(61.2)).toBe('1:02')
  expect(minutesAndSeconds(9)).toBe('0:09')
  expect(minutesAndSeconds(-3)).toBe('0:00')
})
