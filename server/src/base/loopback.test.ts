import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['localhost', 'LOCALHOST', 'mine.localhost', '::1', '127.0.0.1', '127.8.9.10'])(
  'recognizes %s as this machine',
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
])('treats %j as another machine', (host) => {
  expect(isLoopback(host)).toBe(false)
})
