import { expect, test } from 'vitest'
import { isGdprAccepted } from './gdpr.ts'

test.each([1, '1', true, 'true', 'S', 's'])('reads %j as accepted', (mark) => {
  expect(isGdprAccepted(mark)).toBe(true)
})

test.each([0, '0', false, 'false', 'N', '', null, undefined, 'perhaps', {}])('reads %j as not accepted', (mark) => {
  expect(isGdprAccepted(mark)).toBe(false)
})
