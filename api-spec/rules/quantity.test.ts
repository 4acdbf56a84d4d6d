import fc from 'fast-check'
import { expect, test } from 'vitest'
import { printQuantity, readQuantity } from './quantity.ts'

test.each([
  ['0,123', 0.123],
  ['0.123', 0.123],
  ['12', 12],
  ['-0,5', -0.5],
  [0.25, 0.25],
])('reads the quantity %s as %d', (text, value) => {
  expect(readQuantity(text)).toBe(value)
})

test.each(['', ',5', '1,', '1.234,5', '1e3', '0x10', ' 1', 'NaN', '1,2,3'])('rejects "%s" as a quantity', (text) => {
  expect(readQuantity(text)).toBeUndefined()
})

test('reads back energy to the watt-hour as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (wh) => {
      expect(readQuantity(printQuantity(wh / 1000))).toBe(wh / 1000)
    }),
  )
})
