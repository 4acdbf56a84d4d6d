import { expect, test } from 'vitest'
import { cupsGroups } from './CupsCode.tsx'

test('splits a CUPS into groups that join to the same code', () => {
  const cups = 'ES0022000001234567WY1P'
  expect(cupsGroups(cups)).toEqual(['ES', '0022', '0000', '0123', '4567', 'WY', '1P'])
  expect(cupsGroups(`${cups}A000`).slice(-2)).toEqual(['1P', 'A000'])
  expect(cupsGroups(cups.slice(0, 20)).join('')).toBe(cups.slice(0, 20))
  expect(cupsGroups('unknown-code').join('')).toBe('unknown-code')
})
