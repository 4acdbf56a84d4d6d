import { expect, test } from 'vitest'
import { accessOf, generatorOf } from './generationAccess.ts'

test('needs no permit for self-consumption without surplus, of any size', () => {
  expect(accessOf({ use: 'INDIVIDUAL', surplus: false })).toBe('notNeeded')
  expect(accessOf({ use: 'COLLECTIVE', surplus: false, small: false })).toBe('notNeeded')
})

test('needs a permit with surplus unless it is small and on urbanised ground', () => {
  expect(accessOf({ use: 'INDIVIDUAL', surplus: true, small: true })).toBe('notNeeded')
  expect(accessOf({ use: 'INDIVIDUAL', surplus: true, small: false })).toBe('needed')
})

test('needs a permit for a generator that only sells', () => {
  expect(accessOf({ use: 'SELL', surplus: false, small: true })).toBe('needed')
})

test('asks only what is not known yet and matters', () => {
  expect(accessOf({})).toBe('use')
  expect(accessOf({ use: 'INDIVIDUAL' })).toBe('surplus')
  expect(accessOf({ use: 'INDIVIDUAL', surplus: true })).toBe('small')
  expect(accessOf(generatorOf(new URLSearchParams('use=INDIVIDUAL&surplus=yes&small=no')))).toBe('needed')
  expect(accessOf(generatorOf(new URLSearchParams('use=OTHER&surplus=perhaps')))).toBe('use')
})
