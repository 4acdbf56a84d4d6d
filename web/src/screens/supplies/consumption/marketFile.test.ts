import { example } from '@acometida/api-spec/operations/example.ts'
import { present } from '@acometida/api-spec/testing/present.ts'
import { expect, test } from 'vitest'
import type { CurveSlot } from '#src/domain/supply/meter/curveSlot.ts'
import { suppliesOf, type Supply } from '#src/domain/supply/supplies.ts'
import { hourSlots } from '#src/testing/answers/curveAnswer.ts'
import { hourSlot } from '#src/testing/answers/hourSlot.ts'
import { readMarketFile } from '#src/testing/readMarketFile.ts'
import { needsSelfConsumption, marketHeader, marketLines } from './marketFile.ts'

const flat: Supply = present(suppliesOf(example('listSupplyPoints', 'flat'))[0])
const roof: Supply = { ...flat, cups: 'ES0022000001234568WP1P', cau: 'ES0022000001234568WP1PA000' }
const generator: Supply = { ...flat, cups: 'ES0022000001234569WD1P', generator: true }

type Curve = readonly [Supply, readonly CurveSlot[]]

function fileOf(...curves: readonly Curve[]) {
  const selfConsumption = needsSelfConsumption(curves.map(([supply]) => supply))
  return (
    marketHeader(selfConsumption) +
    curves.map(([supply, slots]) => marketLines({ supply, slots }, selfConsumption)).join('')
  )
}

test.each([
  ['2026-03-28', 24],
  ['2026-03-29', 23],
  ['2026-10-24', 24],
  ['2026-10-25', 25],
  ['2026-10-26', 24],
])('writes the hours of %s one by one from 1 to %i', (date, hours) => {
  const slots = hourSlots(date, date, { kwh: (_date, hour) => hour / 8 })
  const read = readMarketFile(fileOf([flat, slots]))
  expect(read.map((each) => [each.cups, each.date, each.hour])).toEqual(
    Array.from({ length: hours }, (_, index) => [flat.cups, date, index + 1]),
  )
  expect(read.map(({ kwh }) => kwh)).toEqual(slots.map(({ kwh }) => kwh))
})

test('tells both hours at 02:00 of the October change apart', () => {
  const slots = [
    hourSlot('2026-10-25T02:00:00+02:00', { kwh: 0.1 }),
    hourSlot('2026-10-25T02:00:00+01:00', { kwh: 0.2 }),
  ]
  expect(readMarketFile(fileOf([flat, slots])).map(({ hour, kwh }) => [hour, kwh])).toEqual([
    [3, 0.1],
    [4, 0.2],
  ])
})

test('leaves out hours without a value and marks estimated ones', () => {
  const slots = hourSlots('2026-03-14', '2026-03-14', {
    kwh: (_date, hour) => (hour === 3 ? null : 0.25),
    estimated: (_date, hour) => hour === 5,
  })
  const read = readMarketFile(fileOf([flat, slots]))
  expect(read).toHaveLength(23)
  expect(read.map(({ hour }) => hour)).not.toContain(4)
  expect(read.filter(({ isEstimated }) => isEstimated).map(({ hour }) => hour)).toEqual([6])
})

test('writes energy from the grid, fed in and self-consumed in separate columns', () => {
  const kwh = () => 0.5
  const day = ['2026-06-20', '2026-06-20'] as const
  const text = fileOf(
    [flat, hourSlots(...day, { kwh })],
    [roof, hourSlots(...day, { kwh, generated: () => 2 })],
    [generator, hourSlots(...day, { kwh })],
  )
  const noon = readMarketFile(text).filter(({ hour }) => hour === 13)
  expect(noon.map(({ kwh: taken, surplus, selfConsumed }) => [taken, surplus, selfConsumed])).toEqual([
    [0.5, null, null],
    [0, 1.5, 0.5],
    [null, 0.5, null],
  ])
})

test('writes no cell that a spreadsheet runs as a formula', () => {
  const slots = [hourSlot('2026-03-14T09:00:00+01:00')]
  const [, line] = fileOf([{ ...flat, cups: '=HYPERLINK("x")' }, slots]).split('\r\n')
  expect(line).toMatch(/^"'=HYPERLINK/)
})

test('writes the exact form of the market file', () => {
  const text = fileOf([flat, [hourSlot('2026-03-14T09:00:00+01:00', { kwh: 0.312 })]])
  expect(text).toBe(`CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion\r\n${flat.cups};14/03/2026;10;0,312;R\r\n`)
})
