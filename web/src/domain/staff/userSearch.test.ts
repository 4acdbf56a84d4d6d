import { expect, test } from 'vitest'
import { isExact, isTooShort, suggestSearch, parseSearch, searchIn, type UserSearch } from './userSearch.ts'

test.each([
  ['12345678-z', 'documentNumber', '12345678Z'],
  ['1234', 'documentNumber', '1234'],
  ['b87654323', 'documentNumber', 'B87654323'],
  ['AAA123456', 'documentNumber', 'AAA123456'],
  [' Lucia@Correo.gal ', 'email', 'lucia@correo.gal'],
  ['es0022 0000 0123 4567 wy', 'cups', 'ES0022000001234567WY1P'],
  ['sr20260031', 'sr', 'SR20260031'],
  ['612 345 678', 'phone', '612345678'],
  ['+34 981.234.567', 'phone', '981234567'],
  ['600000000', 'documentNumber', '600000000'],
  ['512345678', 'documentNumber', '512345678'],
  ['exp202600000001', 'dossier', 'EXP202600000001'],
  ['EXP123456A', 'documentNumber', 'EXP123456A'],
  ['Lucía Ferreiro', 'name', 'Lucía Ferreiro'],
  ['sr castro', 'name', 'sr castro'],
  ['Es un nombre', 'name', 'Es un nombre'],
])('recognises “%s” as %s', (typed, key, value) => {
  expect(parseSearch(typed)).toEqual({ key, value })
})

test('tells a reference of nobody from a supply, a document and a name, in either case', () => {
  for (const typed of ['AB123456C123456789', 'es123456c123456789', 'ab 123456 c 123456789'])
    expect(parseSearch(typed)).toEqual({ key: 'reference' })
  expect(parseSearch('AB123456C12345678')).toEqual({ key: 'documentNumber', value: 'AB123456C12345678' })
})

test('finds nothing to search by in blank input', () => {
  expect(parseSearch('  ')).toBeUndefined()
})

test('rejects a name or a document under three characters as too short, but no code', () => {
  expect(['An', 'Ana', '12', '123'].map((typed) => isTooShort(searchFor(typed)))).toEqual([true, false, true, false])
  expect(isTooShort({ key: 'sr', value: 'S' })).toBe(false)
})

test('treats a whole document and every code as one person, a beginning or a name as many', () => {
  const exact = (typed: string) => isExact(searchFor(typed))
  expect(['12345678Z', 'a@b.es', 'ES0022', 'SR1', 'EXP202600000001'].map(exact)).toEqual(Array(5).fill(true))
  expect(['12345678', '12345678A', 'Ana', '612345678'].map(exact)).toEqual(Array(4).fill(false))
})

test('guesses the right letter of a NIF or NIE with a wrong one', () => {
  const guess = (typed: string) => suggestSearch(searchFor(typed))?.value
  // 12345678 mod 23 is 14, whose letter is Z; X1234567 counts as 01234567, mod 23 is 19, whose letter is L.
  expect(guess('12345678A')).toBe('12345678Z')
  expect(guess('X1234567A')).toBe('X1234567L')
  expect(['12345678Z', 'X1234567L', '123456', 'B87654323', 'Ana', 'a@b.es'].map(guess)).toEqual(
    Array(6).fill(undefined),
  )
})

test('reads a search in the history state only in its form', () => {
  expect(searchIn({ search: { key: 'sr', value: 'SR1' } })).toEqual({ key: 'sr', value: 'SR1' })
  for (const state of [
    null,
    'x',
    {},
    { search: null },
    { search: { key: 'reference', value: '6' } },
    { search: { key: 'sr', value: 1 } },
  ])
    expect(searchIn(state)).toBeUndefined()
})

function searchFor(typed: string): UserSearch {
  const seen = parseSearch(typed)
  if (!seen || seen.key === 'reference') throw new Error('nothing to search by was recognised')
  return seen
}
