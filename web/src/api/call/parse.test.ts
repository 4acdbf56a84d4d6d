import { expect, test } from 'vitest'
import { parseFlag } from './parse.ts'

test('reads flags as yes or no, and rejects any other value', () => {
  expect((['1', 1, 'S'] as const).map(parseFlag)).toEqual([true, true, true])
  expect((['0', 0, 'N'] as const).map(parseFlag)).toEqual([false, false, false])
  for (const broken of [undefined, null, '', 'Y', true, '2']) {
    // A server that keeps to the contract sends none of these.
    expect(() => parseFlag(broken as '1')).toThrow('An answer cannot be read')
  }
})
