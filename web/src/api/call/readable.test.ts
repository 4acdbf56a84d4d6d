import { expect, test } from 'vitest'
import { isYes } from './readable.ts'

test('reads flags as yes or no, and rejects any other value', () => {
  expect((['1', 1, 'S'] as const).map(isYes)).toEqual([true, true, true])
  expect((['0', 0, 'N'] as const).map(isYes)).toEqual([false, false, false])
  for (const broken of [undefined, null, '', 'Y', true, '2']) {
    // A server that keeps to the contract sends none of these.
    expect(() => isYes(broken as '1')).toThrow('An answer cannot be read')
  }
})
