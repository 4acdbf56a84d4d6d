import { expect, test } from 'vitest'
import { commentOf, kindOf } from './callScript.ts'
import { callResultIn, readAloud } from './callResult.ts'

const nothing = { danger: undefined, neighbours: undefined, board: undefined }

test('a danger goes before everything else', () => {
  expect(kindOf({ ...nothing, danger: 'yes', neighbours: 'no' })).toBe('PELIGRO')
  expect(kindOf({ ...nothing, danger: 'no', neighbours: 'no' })).toBe('SIN_SUMINISTRO')
})

test('the repair crew reads the answers before the remarks', () => {
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
] as const)('the sentence to read aloud in %s, with the hour', (language, sentence) => {
  const read = readAloud({ ...joined, until: noon }, language)
  expect(read).toContain(sentence)
  expect(read).toContain('12:00')
})

test('without an estimate none is promised', () => {
  expect(readAloud({ ...joined, outcome: 'opened', until: null }, 'es')).toBe(
    'Hemos abierto una avería con su aviso, AV20260013. Todavía no sabemos cuándo volverá la luz.',
  )
})

test('a result in the history state needs its form', () => {
  expect(callResultIn({ result: { ...joined, until: noon } })).toEqual({ ...joined, until: noon })
  for (const state of [null, {}, { result: 1 }, { result: { outcome: 'other' } }])
    expect(callResultIn(state)).toBeUndefined()
})
