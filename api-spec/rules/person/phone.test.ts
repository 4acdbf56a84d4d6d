import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isLandline,
  isPersonalPhone,
  isPhone,
  isRealPhone,
  maskPhone,
  NO_PHONE,
  normalizePhone,
  phoneOrPlaceholder,
} from './phone.ts'

test('accepts phones of nine digits that begin with 6 or 7 and are not one repeated digit [VA-011 CO-009]', () => {
  expect(['612345678', '712345678', '666666667', NO_PHONE].every(isPhone)).toBe(true)
  expect(['666666666', '777777777', '512345678', '61234567', '6123456789', '', '61234567a'].filter(isPhone)).toEqual([])
})

test('treats the placeholder as no phone', () => {
  expect(isRealPhone(NO_PHONE)).toBe(false)
  expect(isRealPhone('612345678')).toBe(true)
})

test('replaces an empty phone by 600000000 [VA-012]', () => {
  expect(phoneOrPlaceholder('')).toBe('600000000')
  expect(phoneOrPlaceholder('  ')).toBe('600000000')
  expect(phoneOrPlaceholder('612 34 56 78')).toBe('612345678')
})

test('shows only the last three digits of a masked phone', () => {
  expect(maskPhone('612345678')).toBe('******678')
  fc.assert(
    fc.property(fc.stringMatching(/^[67]\d{8}$/), (phone) => {
      expect(maskPhone(phone)).toBe(`******${phone.slice(-3)}`)
    }),
  )
})

test('accepts landlines of nine digits that begin with 8 or 9', () => {
  expect(['986123456', '886123456'].every(isLandline)).toBe(true)
  expect(['612345678', '98612345', '9861234567', '', '98612345a'].filter(isLandline)).toEqual([])
})

test('accepts a mobile or a landline as somebody’s own number, but not the placeholder', () => {
  expect(
    ['612345678', '981234567', '600000000', '512345678', '61234567', '+34612345678'].filter(isPersonalPhone),
  ).toEqual(['612345678', '981234567'])
})

test('removes the prefix of Spain and keeps a number that only begins like it', () => {
  expect(['612 345 678', '+34 612-345-678', '0034 612345678', '346123456'].map(normalizePhone)).toEqual([
    '612345678',
    '612345678',
    '612345678',
    '346123456',
  ])
})
