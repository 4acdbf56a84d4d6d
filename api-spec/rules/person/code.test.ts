import { expect, test } from 'vitest'
import { isCadastralReference, isExpedientCode, isLongReference, isMfaCode } from './code.ts'

test('an expedient code begins with EXP and has 15 characters [VA-048]', () => {
  expect(['EXP123456789012', 'EXP-2024-000123'].every(isExpedientCode)).toBe(true)
  expect(['EXP12345678901', 'EXP1234567890123', 'EXQ123456789012', 'EXP 23456789012'].filter(isExpedientCode)).toEqual(
    [],
  )
})

test('a long reference is two capitals, six digits, a capital and nine digits, 18 characters in all [VA-049]', () => {
  const others = [
    'AB123456C12345678',
    'AB123456C1234567890',
    'ab123456c123456789',
    'AB123456c123456789',
    'A1123456C123456789',
    'ABC12345C123456789',
    'AB1234567123456789',
    'AB12345C1234567890',
    'AB123456CD12345678',
    'ÑÑ123456C123456789',
    'AB 23456C123456789',
    ' AB123456C123456789',
    '',
  ]
  expect(['AB123456C123456789', ...others].filter(isLongReference)).toEqual(['AB123456C123456789'])
})

test('a multi-factor code has four to six characters [VA-037 CO-004]', () => {
  expect(['', '123', '1234', '123456', '1234567', '12 34'].filter(isMfaCode)).toEqual(['1234', '123456'])
})

test('a cadastral reference has exactly twenty letters and digits, and only an optional one may be empty [VA-050]', () => {
  const given = [
    '9872023VH5797S0001WX',
    '9872023vh5797s0001wx',
    '9872023VH5797S0001W',
    '9872023VH5797S0001WX1',
    '9872023VH5797S0001W-',
    '',
  ]
  expect(given.map((value) => isCadastralReference(value))).toEqual([true, true, false, false, false, false])
  expect(given.map((value) => isCadastralReference(value, { optional: true }))).toEqual([
    true,
    true,
    false,
    false,
    false,
    true,
  ])
})
