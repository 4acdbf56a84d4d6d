import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { axisMonths, gapsAndOverlaps } from './validityChart.days.ts'
import { ValidityChart } from './ValidityChart.tsx'

test('finds the gap of days between two lives, and none between adjoining ones', () => {
  expect(gapsAndOverlaps([life('2025-03-05', '2025-04-30'), life('2025-01-01', '2025-03-01')])).toEqual({
    gaps: [life('2025-03-02', '2025-03-04')],
    overlaps: [],
  })
  expect(gapsAndOverlaps([life('2025-01-01', '2025-03-01'), life('2025-03-02')])).toEqual({ gaps: [], overlaps: [] })
})

test('finds the overlap of two lives, as open as both, and no gap around a life within another', () => {
  expect(gapsAndOverlaps([life('2025-01-01', '2025-03-01'), life('2025-03-01')]).overlaps).toEqual([
    life('2025-03-01', '2025-03-01'),
  ])
  expect(gapsAndOverlaps([life('2025-01-01'), life('2025-02-01')]).overlaps).toEqual([life('2025-02-01')])
  expect(
    gapsAndOverlaps([life('2025-01-01', '2025-12-31'), life('2025-02-01', '2025-02-28'), life('2026-01-01')]),
  ).toEqual({
    gaps: [],
    overlaps: [life('2025-02-01', '2025-02-28')],
  })
})

test('labels the axis with at most seven round months, none before it begins', () => {
  expect(axisMonths('2026-01-01', '2026-04-15').months).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
  ])
  expect(axisMonths('2017-05-02', '2026-09-01').months[0]).toBe('2018-01-01')
  for (const from of ['1926-03-14', '1996-03-14', '2016-03-14', '2024-03-14', '2026-03-14'])
    expect(axisMonths(from, '2026-09-01').months.length).toBeLessThanOrEqual(7)
})

test('says by the arrow keys the days, gaps, overlaps and open end of each line', () => {
  draw()
  const cursor = screen.getByRole('slider', { name: SUMMARY })
  const words = ['ArrowUp', 'ArrowUp', 'ArrowDown'].map((key) => {
    const before = cursor.getAttribute('aria-valuetext')
    fireEvent.keyDown(cursor, { key })
    return before
  })
  expect(words).toEqual([
    'Sin fechas: Vigencia Sin dato',
    'Norte: Vigencia del 1 ene 2024 al 31 mar 2025; desde el 1 ene 2025, Solape del 1 ene 2025 al 31 mar 2025',
    'Sur: Vigencia del 1 ene 2024 al 31 ene 2024; del 5 feb 2024 al 6 feb 2024, Hueco del 1 feb 2024 al 4 feb 2024',
  ])
})

test('offers a table with a row for each line, with the same days', async () => {
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }))
  const rows = within(await screen.findByRole('table', { name: SUMMARY })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ContratoVigenciaHuecoSolape',
    'Surdel 1 ene 2024 al 31 ene 2024; del 5 feb 2024 al 6 feb 2024del 1 feb 2024 al 4 feb 2024–',
    'Nortedel 1 ene 2024 al 31 mar 2025; desde el 1 ene 2025–del 1 ene 2025 al 31 mar 2025',
    'Sin fechasSin dato––',
  ])
})

const SUMMARY = 'Tiene dos contratos.'

function draw() {
  const lines = [
    { name: 'Sur', lives: [life('2024-01-01', '2024-01-31'), life('2024-02-05', '2024-02-06')] },
    { name: 'Norte', lives: [life('2024-01-01', '2025-03-31'), life('2025-01-01')] },
    { name: 'Sin fechas', lives: [] },
  ]
  render(<ValidityChart lines={lines} header="Contrato" today="2026-03-14" summary={SUMMARY} />)
}

function life(from: string, to?: string) {
  return to === undefined ? { from } : { from, to }
}
