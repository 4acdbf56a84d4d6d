import { Type } from '@sinclair/typebox'
import { expect, test } from 'vitest'
import { filterReader } from './readFilter.ts'

const read = filterReader({
  schema: Type.Object(
    {
      type: Type.Unsafe<'A' | 'E'>({ type: 'string', enum: ['A', 'E'] }),
      nif: Type.String(),
      cups: Type.Optional(Type.Array(Type.String({ pattern: '^ES' }), { maxItems: 2 })),
      day: Type.Optional(Type.String({ format: 'dd/mm/yyyy' })),
      zip: Type.Optional(Type.String({ pattern: '^[0-9]{5}$' })),
    },
    { additionalProperties: false },
  ),
  oneOf: null,
  examples: { day: '15/03/2026', zip: '15705' },
})
const needed = 'type::A|nif::12345678Z'
const wrong = (problem: string) => [{ where: 'query/filter', problem }]

test('names every required key that a filter lacks', () => {
  expect(read()).toEqual(wrong('Invalid parameters: type::value and nif::value is missing'))
  expect(read('type::A')).toEqual(wrong('Invalid parameters: nif::value is missing'))
  expect(read(needed)).toEqual({ type: 'A', nif: '12345678Z' })
})

test('reads a key of several values as a list and rejects several values of another', () => {
  expect(read(`${needed}|cups::ES1`)).toMatchObject({ cups: ['ES1'] })
  for (const list of ['~~ES1,ES2', '::ES1,ES2'])
    expect(read(`${needed}|cups${list}`)).toMatchObject({ cups: ['ES1', 'ES2'] })
  expect(read('type~~A,E|nif::12345678Z')).toEqual(wrong('type takes one value: type::value'))
  expect(read(`${needed}|day~~15/03/2026,16/03/2026`)).toEqual(wrong('day takes one value: day::15/03/2026'))
})

test.each([
  ['type::X|nif::1', 'type must be one of A, E'],
  ['type::toString|nif::1', 'type must be one of A, E'],
  [`${needed}|day::31/02/2026`, 'day must be a day dd/mm/yyyy, such as 15/03/2026'],
  [`${needed}|day::15/03/26`, 'day must be a day dd/mm/yyyy, such as 15/03/2026'],
  [`${needed}|zip::1570`, 'zip must match pattern "^[0-9]{5}$", such as 15705'],
  [`${needed}|cups~~ES1,XX`, 'cups must match pattern "^ES"'],
  [`${needed}|cups~~ES1,ES2,ES3`, 'cups must NOT have more than 2 items'],
])('rejects %s: %s', (text, problem) => {
  expect(read(text)).toEqual(wrong(problem))
})

test.each(['05/03/2026', '5/3/2026', '05/3/2026', '2026-03-05'])('understands the day %s', (day) => {
  expect(read(`${needed}|day::${day}`)).toMatchObject({ day: '05/03/2026' })
})

test('asks for exactly one of keys that exclude each other', () => {
  const either = filterReader({
    schema: Type.Object({
      sr: Type.Optional(Type.String()),
      cups: Type.Optional(Type.String()),
      extra: Type.Optional(Type.String()),
    }),
    oneOf: ['sr', 'cups'],
    examples: { sr: 'SR20260031' },
  })
  const problem = wrong('needs one of sr, cups, and no other of them: sr::SR20260031')
  expect([either(), either('extra::1'), either('sr::1|cups::2')]).toEqual([problem, problem, problem])
  expect(either('cups::2|extra::1')).toEqual({ cups: '2', extra: '1' })
})
