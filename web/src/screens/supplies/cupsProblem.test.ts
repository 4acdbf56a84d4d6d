import { makeCups } from '@acometida/api-spec/rules/supply/cups'
import { expect, test } from 'vitest'
import { cupsState } from './cupsProblem.ts'

const cups = makeCups('0022', 1_234_567)

test('accepts a CUPS of ours in any writing, with or without its border point', () => {
  expect(cupsState(cups)).toEqual({ kind: 'right' })
  expect(cupsState(cups.slice(0, 20).toLowerCase())).toEqual({ kind: 'right' })
  expect(cupsState(`${cups.slice(0, 6)} ${cups.slice(6, 12)}-${cups.slice(12)}`)).toEqual({ kind: 'right' })
})

test('counts the missing characters and recognises another distributor at once', () => {
  expect(cupsState('')).toEqual({ kind: 'empty' })
  expect(cupsState('ES')).toEqual({ kind: 'short', missing: 18 })
  expect(cupsState(cups.slice(0, 19))).toEqual({ kind: 'short', missing: 1 })
  expect(cupsState('ES0031')).toEqual({ kind: 'other' })
})

test('finds a wrong figure by the control letters', () => {
  expect(cupsState(cups.replace('1234567', '1234568'))).toEqual({ kind: 'wrong' })
})
