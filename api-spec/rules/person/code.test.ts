import { expect, test } from 'vitest'
import { isCadastralReference, isExpedientCode, isLongReference, isMfaCode } from './code.ts'

test('accepts dossier codes of EXP and 15 characters [VA-048]', () => {
  expect(['EXP123456789012', 'EXP-2024-000123'].every(isExpedientCode)).toBe(true)
  expect(['EXP12345678901', 'EXP1234567890123', 'EXQ123456789012', 'EXP 23456789012'].filter(isExpedientCode)).toEqual(
    [],
  )
})

test('accepts long references of two capitals, six digits, a capital and nine digits [VA-049]', () => {
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

test('accepts multi-factor codes of four to six characters [VA-037 CO-004]', () => {
  expect(['', '123', '1234', '123456', '1234567', '12 34'].filter(isMfaCode)).toEqual(['1234', '123456'])
})

test('accepts cadastral references of twenty letters and digits, and an empty one if optional [VA-050]', () => {
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
