import { expect, test } from 'vitest'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { hourSlot } from '#src/testing/answers/hourSlot.ts'
import {
  curveHeaders,
  curveJson,
  curvesColumns,
  curvesFileName,
  curvesJson,
  curveRows,
  type CurvesTexts,
} from './curvesFile.ts'

const supply = (cups: string, generator = false): Supply => ({
  cups,
  title: `Tienda ${cups}`,
  name: 'O Forno, S. L.',
  icon: 'shop',
  address: { street: '', town: '', province: '', zipCode: '' },
  meterId: '',
  tariff: '2.0TD',
  contractedPower: [4600, 4600],
  lastDataDate: '2026-03-14',
  generator,
  cau: null,
  delegated: false,
})
const words: CurvesTexts = {
  cups: 'CUPS',
  name: 'Suministro',
  measure: 'Medida',
  measureOf: ({ generator }) => (generator ? 'Vertido' : 'Consumo'),
  at: 'Inicio',
  kwh: 'kWh',
  generated: 'Generada',
  selfConsumed: 'Autoconsumida',
  surplus: 'Vertida',
  quality: 'Calidad',
  qualities: { real: 'real', estimated: 'estimated', incomplete: 'incomplete', missing: 'missing', untold: 'untold' },
}
const own = { generated: 2, selfConsumed: 1.5, surplus: 0.5 }
const curves = [
  {
    supply: supply('A'),
    slots: [hourSlot('2026-03-14T09:00:00+01:00', { kwh: 0.312, periods: [0, 0, 0.312] })],
  },
  { supply: supply('B'), slots: [] },
  {
    supply: supply('C', true),
    slots: [
      hourSlot('2026-03-14T12:00:00+01:00', { kwh: 1, periods: [1, 0, 0], own }),
      hourSlot('2026-10-25T02:00:00+01:00', { kwh: null, quality: 'missing', periods: [0, 0, 0] }),
    ],
  },
]

test('aligns the columns of all supplies and leaves empty what a supply lacks', () => {
  const columns = curvesColumns([
    { ...supply('A'), cau: 'ES0022A000' },
    { ...supply('B'), tariff: '2.0TD' },
  ])
  expect(columns).toEqual({ own: true, periods: 3 })
  expect(curvesColumns([supply('A'), { ...supply('B'), tariff: '3.0TD' }])).toEqual({ own: false, periods: 6 })
  expect(curveHeaders(words, columns).join()).toBe(
    'CUPS,Suministro,Medida,Inicio,kWh,Generada,Autoconsumida,Vertida,P1 (kWh),P2 (kWh),P3 (kWh),Calidad',
  )
  expect(curves.flatMap((curve) => curveRows(curve, words, columns))).toEqual([
    ['A', 'Tienda A', 'Consumo', '2026-03-14T09:00:00+01:00', 0.312, null, null, null, 0, 0, 0.312, 'real'],
    ['C', 'Tienda C', 'Vertido', '2026-03-14T12:00:00+01:00', 1, 2, 1.5, 0.5, 1, 0, 0, 'real'],
    ['C', 'Tienda C', 'Vertido', '2026-10-25T02:00:00+01:00', null, null, null, null, null, null, null, 'missing'],
  ])
})

test('writes JSON with local times, kWh, quality and supplies without values', () => {
  const range = { from: '2026-03-14', to: '2026-10-25' }
  const file = JSON.parse(curvesJson(curves.map(curveJson), range, 'hour').join(''))
  expect(file).toEqual({
    ...range,
    step: 'hour',
    unit: 'kWh',
    timeZone: 'Europe/Madrid',
    supplies: [
      {
        cups: 'A',
        name: 'Tienda A',
        tariff: '2.0TD',
        measure: 'taken',
        readings: [{ at: '2026-03-14T09:00:00+01:00', kwh: 0.312, quality: 'real', periods: [0, 0, 0.312] }],
      },
      { cups: 'B', name: 'Tienda B', tariff: '2.0TD', measure: 'taken', readings: [] },
      {
        cups: 'C',
        name: 'Tienda C',
        tariff: '2.0TD',
        measure: 'fed',
        readings: [
          { at: '2026-03-14T12:00:00+01:00', kwh: 1, quality: 'real', periods: [1, 0, 0], ...own },
          { at: '2026-10-25T02:00:00+01:00', kwh: null, quality: 'missing', periods: [0, 0, 0] },
        ],
      },
    ],
  })
})

test('names the file after the number of supplies and its days', () => {
  expect(curvesFileName(40, { from: '2025-03-01', to: '2026-02-28' })).toBe('curvas_40_2025-03-01_2026-02-28')
})
