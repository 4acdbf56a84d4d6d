import { expect, test } from 'vitest'
import { accessOf, generatorOf } from './generationAccess.ts'

test('self-consumption without surplus needs no permit, whatever its size', () => {
  expect(accessOf({ use: 'INDIVIDUAL', surplus: false })).toBe('notNeeded')
  expect(accessOf({ use: 'COLLECTIVE', surplus: false, small: false })).toBe('notNeeded')
})

test('with surplus it needs none where it is small and on urbanised ground, and one where it is not', () => {
  expect(accessOf({ use: 'INDIVIDUAL', surplus: true, small: true })).toBe('notNeeded')
  expect(accessOf({ use: 'INDIVIDUAL', surplus: true, small: false })).toBe('needed')
})

test('a generator that only sells needs one', () => {
  expect(accessOf({ use: 'SELL', surplus: false, small: true })).toBe('needed')
})

test('only what is not known yet and matters is asked', () => {
  expect(accessOf({})).toBe('use')
  expect(accessOf({ use: 'INDIVIDUAL' })).toBe('surplus')
  expect(accessOf({ use: 'INDIVIDUAL', surplus: true })).toBe('small')
  expect(accessOf(generatorOf(new URLSearchParams('use=INDIVIDUAL&surplus=yes&small=no')))).toBe('needed')
  expect(accessOf(generatorOf(new URLSearchParams('use=OTHER&surplus=perhaps')))).toBe('use')
})
