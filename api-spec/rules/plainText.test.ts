import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test.each([
  ['  Lucía FERREIRO ', 'lucia ferreiro'],
  ['Muiños de Ñandú', 'muinos de nandu'],
  ['Cangas do Morrazo, 1.º', 'cangas do morrazo, 1.º'],
])('compares %j as %j', (text, plain) => expect(plainText(text)).toBe(plain))
