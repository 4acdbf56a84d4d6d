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
] as const)('%s with %s on %s: %s [VA-004 CF-017 CO-010]', (user, kind, host, need) => {
  expect(captchaNeed(user, kind, host)).toBe(need)
})

test('the name of the host alone decides nothing', () => {
  expect(captchaNeed('12345678Z', 'altcha', 'localhost')).toBe('solve')
})

test.each(['area.example', 'localhost'])(
  'an installation whose API has no captcha asks nobody for one, on %s',
  (host) => {
    expect(captchaNeed('12345678Z', 'none', host)).toBe('none')
  },
)
