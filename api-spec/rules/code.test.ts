import { expect, test } from 'vitest'
import { isExpedientCode, isLongCode, isMfaCode, isTwentyCode } from './code.ts'

test('an expedient code begins with EXP and has 15 characters [VA-048]', () => {
  expect(['EXP123456789012', 'EXP-2024-000123'].every(isExpedientCode)).toBe(true)
  expect(['EXP12345678901', 'EXP1234567890123', 'EXQ123456789012', 'EXP 23456789012'].filter(isExpedientCode)).toEqual(
    [],
  )
})

test('the long code is two letters, six digits, a letter and nine digits [VA-049]', () => {
  expect(isLongCode('AB123456C123456789')).toBe(true)
  expect(
    ['AB12345C123456789', 'A1123456C123456789', 'AB123456C1234567890', 'AB1234561123456789'].filter(isLongCode),
  ).toEqual([])
})

test('the twenty-character id is letters and digits; only one variant may be empty [VA-050]', () => {
  expect(isTwentyCode('a1B2c3D4e5F6g7H8i9J0')).toBe(true)
  expect(isTwentyCode('a1B2c3D4e5F6g7H8i9J')).toBe(false)
  expect(isTwentyCode('a1B2c3D4e5F6g7H8i9J-')).toBe(false)
  expect(isTwentyCode('')).toBe(false)
  expect(isTwentyCode('', { allowEmpty: true })).toBe(true)
})

test('a multi-factor code has four to six characters [VA-037 CO-004]', () => {
  expect(['', '123', '1234', '123456', '1234567', '12 34'].filter(isMfaCode)).toEqual(['1234', '123456'])
})
