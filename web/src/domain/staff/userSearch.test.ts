import { expect, test } from 'vitest'
import { fromFields, isExact, isTooShort, nearestGuess, recognise, searchIn } from './userSearch.ts'

test.each([
  ['12345678-z', 'documentNumber', '12345678Z'],
  ['1234', 'documentNumber', '1234'],
  ['b87654323', 'documentNumber', 'B87654323'],
  ['AAA123456', 'documentNumber', 'AAA123456'],
  [' Lucia@Correo.gal ', 'email', 'lucia@correo.gal'],
  ['es0022 0000 0123 4567 wy', 'cups', 'ES0022000001234567WY1P'],
  ['sr20260031', 'sr', 'SR20260031'],
  ['Lucía Ferreiro', 'name', 'Lucía Ferreiro'],
  ['sr castro', 'name', 'sr castro'],
  ['Es un nombre', 'name', 'Es un nombre'],
])('“%s” is recognised as %s', (typed, key, value) => {
  expect(recognise(typed)).toEqual({ key, value })
})

test('nothing typed is nothing to look for', () => {
  expect(recognise('  ')).toBeUndefined()
  expect(fromFields({ name: ' ', email: '' })).toBeUndefined()
})

test('of the four fields the first that is filled counts', () => {
  expect(fromFields({ name: 'Ana', cups: 'ES0022000001234567WY' })).toEqual({
    key: 'cups',
    value: 'ES0022000001234567WY1P',
  })
  expect(fromFields({ documentNumber: '12345678z', name: 'Ana' })).toEqual({
    key: 'documentNumber',
    value: '12345678Z',
  })
})

test('under three characters a name or a document is too short, and a code never is', () => {
  expect(['An', 'Ana', '12', '123'].map((typed) => isTooShort(recognise(typed) ?? never()))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(isTooShort({ key: 'sr', value: 'S' })).toBe(false)
})

test('a whole document and every code is one person, a beginning or a name may be many', () => {
  const exact = (typed: string) => isExact(recognise(typed) ?? never())
  expect(['12345678Z', 'a@b.es', 'ES0022', 'SR1'].map(exact)).toEqual([true, true, true, true])
  expect(['12345678', '12345678A', 'Ana'].map(exact)).toEqual([false, false, false])
})

test('a NIF or NIE with a wrong letter was meant with the right one', () => {
  const guess = (typed: string) => nearestGuess(recognise(typed) ?? never())?.value
  // 12345678 mod 23 is 14, whose letter is Z; X1234567 counts as 01234567, mod 23 is 19, whose letter is L.
  expect(guess('12345678A')).toBe('12345678Z')
  expect(guess('X1234567A')).toBe('X1234567L')
  expect(['12345678Z', 'X1234567L', '123456', 'B87654323', 'Ana', 'a@b.es'].map(guess)).toEqual(
    Array(6).fill(undefined),
  )
})

test('what the history holds is a search only in its form', () => {
  expect(searchIn({ search: { key: 'sr', value: 'SR1' } })).toEqual({ key: 'sr', value: 'SR1' })
  for (const state of [
    null,
    'x',
    {},
    { search: null },
    { search: { key: 'phone', value: '6' } },
    { search: { key: 'sr', value: 1 } },
  ])
    expect(searchIn(state)).toBeUndefined()
})

function never(): never {
  throw new Error('nothing was recognised')
}
