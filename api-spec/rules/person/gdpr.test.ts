import { expect, test } from 'vitest'
import { isGdprAccepted } from './gdpr.ts'

test.each([1, '1', true, 'true', 'S', 's'])('%j means accepted', (mark) => {
  expect(isGdprAccepted(mark)).toBe(true)
})

test.each([0, '0', false, 'false', 'N', '', null, undefined, 'perhaps', {}])('%j means not accepted', (mark) => {
  expect(isGdprAccepted(mark)).toBe(false)
})
