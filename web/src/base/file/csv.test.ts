import { expect, test } from 'vitest'
import { escapeFormula, toCsv } from './csv.ts'

test('writes CSV that opens in a spreadsheet of the language', () => {
  const table = {
    headers: ['Inicio', 'Consumo (kWh)', 'Calidad'],
    rows: [
      ['2026-03-14T09:00:00+01:00', 0.312, 'Real'],
      ['2026-03-14T10:00:00+01:00', null, 'Sin dato'],
    ],
  }
  const spanish = toCsv(table, 'es').split('\r\n')
  expect(spanish[0]).toBe('\uFEFFInicio;Consumo (kWh);Calidad')
  expect(spanish[1]).toBe('2026-03-14T09:00:00+01:00;0,312;Real')
  expect(spanish[2]).toBe('2026-03-14T10:00:00+01:00;;Sin dato')
  expect(toCsv(table, 'gl')).toContain('0,312')
  expect(toCsv(table, 'en').split('\r\n')[1]).toBe('2026-03-14T09:00:00+01:00,0.312,Real')
})

test('neutralises text that a spreadsheet would run as a formula, and keeps quotes and separators', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1'])
    expect(escapeFormula(text)).toBe(`'${text}`)
  expect(escapeFormula('Real')).toBe('Real')
  expect(toCsv({ headers: ['a;b', 'say "no"'], rows: [['=HYPERLINK("x")', -1]] }, 'es')).toBe(
    '\uFEFF"a;b";"say ""no"""\r\n"\'=HYPERLINK(""x"")";-1\r\n',
  )
})
