import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['localhost', 'LOCALHOST', 'mine.localhost', '::1', '127.0.0.1', '127.8.9.10'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each([
  'localhost.example',
  '.localhost.example',
  'notlocalhost',
  '127.0.0.1.example',
  '128.0.0.1',
  '10.0.0.1',
  '::2',
  '',
])('%j may be somebody else', (host) => {
  expect(isLoopback(host)).toBe(false)
})
