import { expect, test } from 'vitest'
import { captchaNeed } from './captchaNeed.ts'

test.each([
  ['12345678Z', 'area.example', 'solve'],
  ['12345678Z', 'localhost', 'dummy'],
  ['12345678Z', '127.0.0.1', 'dummy'],
  ['12345678Z', 'localhost.evil.example', 'solve'],
  ['70123456', 'area.example', 'none'],
  ['70123456', 'localhost', 'none'],
  ['44123456', 'area.example', 'solve'],
] as const)('%s on %s: %s [VA-004 CF-017 CO-010]', (user, host, need) => {
  expect(captchaNeed(user, host)).toBe(need)
})
