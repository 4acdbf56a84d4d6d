import { expect, test } from 'vitest'
import { hourSlot } from '#src/testing/answers/hourSlot.ts'
import { exportFileName, exportTable, type ExportTexts } from './exportTable.ts'

const words: ExportTexts = {
  at: 'Inicio',
  kwh: 'Consumo (kWh)',
  generated: 'Generada (kWh)',
  selfConsumed: 'Autoconsumida (kWh)',
  surplus: 'Vertida (kWh)',
  quality: 'Calidad',
  qualities: {
    real: 'Real',
    estimated: 'Estimado',
    incomplete: 'Incompleto',
    missing: 'Sin dato',
    untold: 'Sin indicar',
  },
}
const slots = [
  hourSlot('2026-03-14T09:00:00+01:00', { kwh: 0.312, periods: [0, 0, 0.312] }),
  hourSlot('2026-03-14T10:00:00+01:00', { kwh: null, quality: 'missing', periods: [0, 0, 0] }),
]

test('writes local times, kWh, periods and quality in words and leaves missing values empty', () => {
  expect(exportTable(slots, words)).toEqual({
    headers: ['Inicio', 'Consumo (kWh)', 'P1 (kWh)', 'P2 (kWh)', 'P3 (kWh)', 'Calidad'],
    rows: [
      ['2026-03-14T09:00:00+01:00', 0.312, 0, 0, 0.312, 'Real'],
      ['2026-03-14T10:00:00+01:00', null, null, null, null, 'Sin dato'],
    ],
  })
})

test('adds the columns of an installation', () => {
  const own = { generated: 2, selfConsumed: 1.5, surplus: 0.5 }
  const { headers, rows } = exportTable([hourSlot('2026-03-14T12:00:00+01:00', { own })], words)
  expect(headers.slice(2, 5)).toEqual(['Generada (kWh)', 'Autoconsumida (kWh)', 'Vertida (kWh)'])
  expect(rows[0]?.slice(2, 5)).toEqual([2, 1.5, 0.5])
})

test('returns the workbook as a zip archive', async () => {
  const { toXlsx } = await import('./xlsx.ts')
  const file = await toXlsx(exportTable(slots, words), 'Curva')
  const head = new Uint8Array(await file.arrayBuffer()).slice(0, 2)
  expect(String.fromCharCode(...head)).toBe('PK')
})

test('names the file after the supply and its days', () => {
  expect(exportFileName({ title: 'Rúa do Vilar, 27, 2.º B' }, { from: '2026-02-15', to: '2026-03-14' })).toBe(
    'consumo_rua-do-vilar-27-2-b_2026-02-15_2026-03-14',
  )
})
