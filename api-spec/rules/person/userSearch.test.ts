import { expect, test } from 'vitest'
import { firstCriterion, isOwnSearch } from './userSearch.ts'

test('searches by the first provided of document, e-mail, supply code, name and phone [VA-043]', () => {
  const all = { name: 'Ana', cups: 'ES0022000001234567WY', email: ' Ana@Correo.GAL', documentNumber: '12.345.678-z' }
  expect(firstCriterion(all)).toEqual({ key: 'documentNumber', value: '12345678Z' })
  expect(firstCriterion({ ...all, documentNumber: ' ' })).toEqual({ key: 'email', value: 'ana@correo.gal' })
  expect(firstCriterion({ cups: all.cups, name: 'Ana' })).toEqual({ key: 'cups', value: 'ES0022000001234567WY1P' })
  expect(firstCriterion({ phone: '612345678', name: 'Ana' })).toEqual({ key: 'name', value: 'Ana' })
  expect(firstCriterion({ phone: '+34 612 345 678' })).toEqual({ key: 'phone', value: '612345678' })
  expect(firstCriterion({ name: ' Ana ' })).toEqual({ key: 'name', value: 'Ana' })
  expect(firstCriterion({ email: '', name: '  ' })).toBeUndefined()
})

test('searches the start of a document as typed, in upper case [VA-043]', () => {
  expect(firstCriterion({ documentNumber: 'x123' })).toEqual({ key: 'documentNumber', value: 'X123' })
})

test('recognizes a search for the user’s own document, e-mail or phone, but not by name [FL-045 ER-037]', () => {
  const own = { document: '70000001', email: 'oscar.taboas@correo.gal', phone: '612345678' }
  expect(isOwnSearch({ key: 'documentNumber', value: '70000001' }, own)).toBe(true)
  expect(isOwnSearch({ key: 'email', value: 'oscar.taboas@correo.gal' }, own)).toBe(true)
  expect(isOwnSearch({ key: 'phone', value: '612345678' }, own)).toBe(true)
  expect(isOwnSearch({ key: 'phone', value: '612345679' }, own)).toBe(false)
  expect(isOwnSearch({ key: 'documentNumber', value: '7000000' }, own)).toBe(false)
  expect(isOwnSearch({ key: 'name', value: '70000001' }, own)).toBe(false)
  expect(isOwnSearch({ key: 'name', value: own.email }, own)).toBe(false)
  expect(isOwnSearch({ key: 'email', value: 'lucia.ferreiro@correo.gal' }, own)).toBe(false)
})
