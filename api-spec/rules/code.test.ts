import { expect, test } from 'vitest'
import { isExpedientCode, isMfaCode } from './code.ts'

test('an expedient code begins with EXP and has 15 characters [VA-048]', () => {
  expect(['EXP123456789012', 'EXP-2024-000123'].every(isExpedientCode)).toBe(true)
  expect(['EXP12345678901', 'EXP1234567890123', 'EXQ123456789012', 'EXP 23456789012'].filter(isExpedientCode)).toEqual(
    [],
  )
})

test('a multi-factor code has four to six characters [VA-037 CO-004]', () => {
  expect(['', '123', '1234', '123456', '1234567', '12 34'].filter(isMfaCode)).toEqual(['1234', '123456'])
})
