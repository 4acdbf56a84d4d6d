import { expect, test } from 'vitest'
import { captchaNeed } from './useCaptcha.ts'

test.each([
  ['12345678Z', 'altcha', 'area.example', 'solve'],
  ['12345678Z', 'dummy', 'localhost', 'dummy'],
  ['12345678Z', 'dummy', '127.0.0.1', 'dummy'],
  ['12345678Z', 'dummy', 'area.example', 'solve'],
  ['12345678Z', 'dummy', 'localhost.evil.example', 'solve'],
  ['70123456', 'altcha', 'area.example', 'none'],
  ['70123456', 'dummy', 'localhost', 'none'],
  ['44123456', 'altcha', 'area.example', 'solve'],
] as const)('decides for %s with %s on %s: %s [VA-004 CF-017 CO-010]', (user, kind, host, need) => {
  expect(captchaNeed(user, kind, host)).toBe(need)
})

test('requires a solution on localhost too, unless the dummy is set', () => {
  expect(captchaNeed('12345678Z', 'altcha', 'localhost')).toBe('solve')
})

test.each(['area.example', 'localhost'])('requires none on %s where the API has no captcha', (host) => {
  expect(captchaNeed('12345678Z', 'none', host)).toBe('none')
})
