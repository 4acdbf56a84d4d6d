import { expect, test } from 'vitest'
import { startsBeforeEnd } from './startsBeforeEnd.ts'

test.each([
  ['09:00', '21:00', true],
  ['00:00', '23:59', true],
  ['09:59', '10:00', true],
  ['09:00', '09:00', false],
  ['21:00', '09:00', false],
  ['9:00', '21:00', false],
  ['09:00', '24:00', false],
  ['', '21:00', false],
  ['09:00', '', false],
])('finds that a window from %s to %s being valid is %s', (from, to, is) => expect(startsBeforeEnd(from, to)).toBe(is))
