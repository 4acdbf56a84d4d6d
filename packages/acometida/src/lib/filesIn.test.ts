import { expect, test } from 'vitest'
import { slashed } from './filesIn.ts'

test('reads a Windows path like any other', () => {
  expect(slashed(String.raw`web\src\texts\es.ts`, '\\')).toBe('web/src/texts/es.ts')
  expect(slashed('web/src/texts/es.ts', '/')).toBe('web/src/texts/es.ts')
})
