import { expect, test } from 'vitest'
import { identifierType, userType } from './identifierType.ts'

test.each([
  ['91234567', '9'],
  ['00123456', '00'],
  ['44123456', '44'],
  ['UF123456', 'UF'],
  ['uf123456', 'UF'],
  ['70123456', '70'],
  ['12345678Z', 'domestic'],
  ['912345678', 'domestic'],
  ['0012345', 'domestic'],
  ['', 'domestic'],
])('finds that the identifier %s is of type %s [VA-019]', (identifier, type) => {
  expect(identifierType(identifier)).toBe(type)
})

test.each([
  ['70921234', '700'],
  ['70931234', '700'],
  ['70941234', 'nif'],
  ['uf123456', '900'],
  ['UF123456', '900'],
  ['90123456', '900'],
  ['99012345', '990'],
  ['99123456', 'nif'],
  ['12345678Z', 'nif'],
])('finds that the customer with the document %s is of type %s [VA-020]', (document, type) => {
  expect(userType(document)).toBe(type)
})
