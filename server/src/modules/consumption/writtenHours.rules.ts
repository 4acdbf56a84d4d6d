import { dateOfDayNumber } from '@acometida/api-spec/rules/time/calendar'
import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { curveOfDay, type MeteredHour, type MeteredPoint } from './curve.rules.ts'
import type { DayRange } from './periodsBetween.rules.ts'

/**
 * The hourly curve of a supply as the JSON of its answer, in consecutive parts. A year has 8,760 hours. As objects
 * joined to one text of a megabyte they take five times as long, so each hour is written as bytes at once.
 * @param own whether generated and self-consumed energy is included
 */
export function writtenHours(point: MeteredPoint, { from, to }: DayRange, today: number, own: boolean): Buffer[] {
  const periodCount = point.tariff === '2.0TD' ? 3 : 6
  const maxBytes = 25 * (to - from + 1) * MAX_BYTES
  const [items, ownItems] = [Buffer.allocUnsafe(maxBytes), Buffer.allocUnsafe(own ? maxBytes : 0)]
  const [beginning, ownBeginning] = [beginningOf('consumptionValue'), beginningOf('generatedValue')]
  let [end, ownEnd, total, known] = [0, 0, 0, 0]
  for (let number = from; number <= to; number += 1)
    for (const hour of curveOfDay(point, number, today).hours) {
      end = writeHour(items, end, beginning, hour, periodCount)
      if (own) ownEnd = writeOwnHour(ownItems, ownEnd, ownBeginning, hour)
      if (hour.quality === 'M') continue
      total += hour.gridKwh
      known += 1
    }
  const totals = JSON.stringify({
    unit: 'K',
    granularity: 'H',
    totalConsumption: roundKwh(total),
    avgConsumption: known === 0 ? 0 : roundKwh(total / known),
    periodEndDate: dateOfDayNumber(to),
  })
  return [
    Buffer.from(`${totals.slice(0, -1)},"consumptions":{"items":[`),
    items.subarray(1, end),
    Buffer.from(']},"selfConsumptions":{"items":['),
    ownItems.subarray(1, ownEnd),
    Buffer.from(']}}'),
  ]
}

// Each of these functions writes from a position on, and returns the position after it.

function writeHour(to: Buffer, from: number, beginning: Buffer, hour: MeteredHour, periodCount: number): number {
  const isPresent = hour.quality !== 'M'
  let at = writeBeginning(to, from, beginning, hour.start)
  at = writeKwh(to, at, isPresent ? hour.gridKwh : null)
  at = write(to, at, names.quality[hour.quality])
  for (let period = 1; period <= periodCount; period += 1) {
    if (period > 1) to[at++] = ascii.comma
    at = writeKwh(to, at, isPresent && period === hour.period ? hour.gridKwh : 0)
  }
  to[at++] = ascii.bracket
  to[at++] = ascii.brace
  return at
}

function writeOwnHour(to: Buffer, from: number, beginning: Buffer, hour: MeteredHour): number {
  const isPresent = hour.quality !== 'M'
  let at = writeBeginning(to, from, beginning, hour.start)
  at = writeKwh(to, at, isPresent ? hour.generatedKwh : null)
  at = write(to, at, names.selfConsumed)
  at = writeKwh(to, at, isPresent ? hour.selfConsumedKwh : null)
  at = write(to, at, names.surplus)
  at = writeKwh(to, at, isPresent ? hour.surplusKwh : null)
  to[at++] = ascii.brace
  return at
}

/**
 * Writes the beginning of an item. It is copied from the previous hour: within a day only the hour and the offset
 * differ.
 */
function writeBeginning(to: Buffer, at: number, beginning: Buffer, start: string): number {
  if (start.includes('T00')) beginning.write(start, startAt)
  else for (const place of changing) beginning[startAt + place] = start.charCodeAt(place)
  return write(to, at, beginning)
}

/** Writes energy as a JSON number, to the watt-hour, below 2 GWh. */
function writeKwh(to: Buffer, from: number, kwh: number | null): number {
  if (kwh === null) return write(to, from, names.missing)
  const wh = Math.round(kwh * 1000) | 0
  const whole = (wh / 1000) | 0
  let at = writeWhole(to, from, whole)
  let left = wh - whole * 1000
  if (left > 0) to[at++] = ascii.point
  for (let place = 100; left > 0; place = (place / 10) | 0) {
    const digit = (left / place) | 0
    to[at++] = ascii.zero + digit
    left -= digit * place
  }
  return at
}

function writeWhole(to: Buffer, from: number, whole: number): number {
  const rest = (whole / 10) | 0
  const at = rest === 0 ? from : writeWhole(to, from, rest)
  to[at] = ascii.zero + whole - rest * 10
  return at + 1
}

function write(to: Buffer, at: number, constant: Buffer): number {
  to.set(constant, at)
  return at + constant.length
}

const beginningOf = (name: string) => Buffer.from(`,{"periodStartDate":"2000-01-01T00:00:00+01:00","${name}":`)
const startAt = beginningOf('').indexOf('2000')
const changing = [11, 12, 21]
const names = {
  quality: {
    R: Buffer.from(',"quality":"R","periodValues":['),
    E: Buffer.from(',"quality":"E","periodValues":['),
    M: Buffer.from(',"quality":"M","periodValues":['),
  },
  selfConsumed: Buffer.from(',"selfConsumedValue":'),
  surplus: Buffer.from(',"surplusValue":'),
  missing: Buffer.from('null'),
}
const ascii = { zero: 0x30, point: 0x2e, comma: 0x2c, bracket: 0x5d, brace: 0x7d }

/** The size of the longest hour: 105 bytes of names and dates, and three numbers of at most 11. */
const MAX_BYTES = 140
