import { printQuantity } from '@acometida/api-spec/rules/quantity'
import { roundKwh } from '@acometida/api-spec/rules/supply/roundKwh'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { curveOfDay, type MeteredHour, type MeteredPoint } from '#src/modules/metering/curve.rules.ts'
import type { DayRange } from './slotsBetween.rules.ts'

/**
 * The hourly curve of a supply as the JSON of its answer, in consecutive parts. A year has 8,760 hours. As objects
 * joined to one text they take five times as long, so each hour is written as bytes at once.
 * @param own whether generated and self-consumed energy is included
 */
export function hourlyCurveJson(point: MeteredPoint, { from, to }: DayRange, today: number, own: boolean): Buffer[] {
  const bytes = Buffer.allocUnsafe((to - from + 1) * (DAY_BYTES + 25 * (own ? HOUR_BYTES + OWN_BYTES : HOUR_BYTES)))
  let end = 0
  for (let number = from; number <= to; number += 1) {
    const { day, hours } = curveOfDay(point, number, today)
    end = writeDay(bytes, end, day.date, hours)
    for (const hour of hours) end = writeHour(bytes, end, hour)
    if (own) {
      end = writeConstant(bytes, end - 1, names.own)
      for (const hour of hours) end = writeOwnHour(bytes, end, hour)
    }
    end = writeConstant(bytes, end - 1, names.dayEnd)
  }
  return [Buffer.from('{"items":['), bytes.subarray(0, Math.max(0, end - 1)), Buffer.from(']}')]
}

// Each of these functions writes from a position on, and returns the position after it. What is a list ends with a
// comma, over which the next part is written.

function writeDay(to: Buffer, at: number, date: string, hours: readonly MeteredHour[]): number {
  let [total, known] = [0, 0]
  for (const { quality, gridKwh } of hours)
    if (quality !== 'M') {
      total += gridKwh
      known += 1
    }
  const day = spanishDate(date)
  const totals = JSON.stringify({
    periodStartDate: day,
    periodEndDate: day,
    totalConsumption: printQuantity(roundKwh(total)),
    avgConsumption: printQuantity(known === 0 ? 0 : roundKwh(total / known)),
  })
  return at + to.write(`${totals.slice(0, -1)},"consumptions":{"items":[`, at)
}

function writeHour(to: Buffer, from: number, { quality, gridKwh }: MeteredHour): number {
  const at = writeConstant(to, from, names.value)
  return writeConstant(to, writeKwh(to, at, quality === 'M' ? null : gridKwh), names.quality[quality])
}

function writeOwnHour(to: Buffer, from: number, hour: MeteredHour): number {
  const isPresent = hour.quality !== 'M'
  let at = writeConstant(to, from, names.generated)
  at = writeKwh(to, at, isPresent ? hour.generatedKwh : null)
  at = writeConstant(to, at, names.selfConsumed)
  at = writeKwh(to, at, isPresent ? hour.selfConsumedKwh : null)
  at = writeConstant(to, at, names.surplus)
  at = writeKwh(to, at, isPresent ? hour.surplusKwh : null)
  return writeConstant(to, at, names.itemEnd)
}

/** Writes energy as text with a decimal comma, to the watt-hour, below 2 GWh. */
function writeKwh(to: Buffer, from: number, kwh: number | null): number {
  if (kwh === null) return writeConstant(to, from, names.missing)
  const wh = Math.round(kwh * 1000) | 0
  const whole = (wh / 1000) | 0
  to[from] = ascii.quote
  let at = writeDigits(to, from + 1, whole)
  let left = wh - whole * 1000
  if (left > 0) to[at++] = ascii.comma
  for (let place = 100; left > 0; place = (place / 10) | 0) {
    const digit = (left / place) | 0
    to[at++] = ascii.zero + digit
    left -= digit * place
  }
  to[at++] = ascii.quote
  return at
}

function writeDigits(to: Buffer, from: number, whole: number): number {
  const rest = (whole / 10) | 0
  const at = rest === 0 ? from : writeDigits(to, from, rest)
  to[at] = ascii.zero + whole - rest * 10
  return at + 1
}

function writeConstant(to: Buffer, at: number, constant: Buffer): number {
  to.set(constant, at)
  return at + constant.length
}

const names = {
  value: Buffer.from('{"consumptionValue":'),
  quality: {
    R: Buffer.from(',"quality":"R"},'),
    E: Buffer.from(',"quality":"E"},'),
    M: Buffer.from(',"quality":"M"},'),
  },
  own: Buffer.from(']},"selfConsumptions":{"items":['),
  generated: Buffer.from('{"generatedValue":'),
  selfConsumed: Buffer.from(',"selfConsumedValue":'),
  surplus: Buffer.from(',"surplusValue":'),
  itemEnd: Buffer.from('},'),
  dayEnd: Buffer.from(']}},'),
  missing: Buffer.from('null'),
}
const ascii = { zero: 0x30, comma: 0x2c, quote: 0x22 }

/** The most bytes of the names and totals of a day, of an hour, and of an hour of the installation. */
const [DAY_BYTES, HOUR_BYTES, OWN_BYTES] = [260, 50, 110]
