import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LinesOfLife } from './LinesOfLife.tsx'
import { axisMonths, gapsAndOverlaps } from './linesOfLife.days.ts'

test('days between two lives are a gap, and one that begins the day after the other ends leaves none', () => {
  expect(gapsAndOverlaps([life('2025-03-05', '2025-04-30'), life('2025-01-01', '2025-03-01')])).toEqual({
    gaps: [life('2025-03-02', '2025-03-04')],
    overlaps: [],
  })
  expect(gapsAndOverlaps([life('2025-01-01', '2025-03-01'), life('2025-03-02')])).toEqual({ gaps: [], overlaps: [] })
})

test('days of two lives are an overlap, as open as both of them, and a life within another leaves no gap', () => {
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

test('the axis has at most seven months, on round ones, and none before it begins', () => {
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

test('the arrow keys say each line: its days, its gaps and overlaps, an open end, or that there are none', () => {
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

test('the table has a row for each line, with the same days', async () => {
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
  render(<LinesOfLife lines={lines} header="Contrato" today="2026-03-14" summary={SUMMARY} />)
}

function life(from: string, to?: string) {
  return to === undefined ? { from } : { from, to }
}
