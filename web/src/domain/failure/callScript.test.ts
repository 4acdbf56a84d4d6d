import { expect, test } from 'vitest'
import { callResultIn, readAloud } from './callResult.ts'
import { commentOf, warningKindOf } from './callScript.ts'

const nothing = { danger: undefined, neighbours: undefined, board: undefined }

test('puts a danger before everything else', () => {
  expect(warningKindOf({ ...nothing, danger: 'yes', neighbours: 'no' })).toBe('PELIGRO')
  expect(warningKindOf({ ...nothing, danger: 'no', neighbours: 'no' })).toBe('SIN_SUMINISTRO')
})

test('writes the answers before the remarks for the repair crew', () => {
  expect(commentOf({ danger: 'no', neighbours: 'no', board: 'up' }, ' Toda la calle ')).toBe(
    'Sin peligro aparente. Los vecinos tampoco tienen luz. El interruptor general está subido. Toda la calle',
  )
  expect(commentOf(nothing, '')).toBe('')
})

const joined = { outcome: 'joined', warning: 'AV20260013', outage: 'INC20260004', language: 'gl' } as const
// 16 March 2026, 12:00 in Madrid, which is an hour ahead of UTC.
const noon = Date.UTC(2026, 2, 16, 11)

test.each([
  ['es', 'Ya conocíamos la avería de su zona y hemos añadido su aviso, AV20260013. Prevemos que la luz vuelva el '],
  ['gl', 'Xa coñeciamos a avaría da súa zona e engadimos o seu aviso, AV20260013. Prevemos que a luz volva o '],
  [
    'en',
    'We already knew of the failure in your area and have added your report, AV20260013. We expect the power back ',
  ],
] as const)('writes the sentence to read aloud in %s, with the hour', (language, sentence) => {
  const read = readAloud({ ...joined, until: noon }, language)
  expect(read).toContain(sentence)
  expect(read).toContain('12:00')
})

test('promises no hour without an estimate', () => {
  expect(readAloud({ ...joined, outcome: 'opened', until: null }, 'es')).toBe(
    'Hemos abierto una avería con su aviso, AV20260013. Todavía no sabemos cuándo volverá la luz.',
  )
})

test('reads a result in the history state only in its form', () => {
  expect(callResultIn({ result: { ...joined, until: noon } })).toEqual({ ...joined, until: noon })
  for (const state of [null, {}, { result: 1 }, { result: { outcome: 'other' } }])
    expect(callResultIn(state)).toBeUndefined()
})
