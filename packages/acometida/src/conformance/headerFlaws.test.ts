import { expect, test } from 'vitest'
import { headerFlaws } from './headerFlaws.ts'

const origin = 'https://area.example'
const allowed = {
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'Date, Retry-After',
  vary: 'accept-encoding, Origin',
}
const ok = { status: 200, isDone: true }

const said = (...given: Parameters<typeof headerFlaws>) =>
  headerFlaws(...given).map(({ severity, rule, expected }) => `${severity} ${rule}: ${expected}`)

test.each<[string, object, readonly string[]]>([
  ['all that a browser needs', allowed, []],
  ['a star, which needs no Vary', { ...allowed, 'access-control-allow-origin': '*', vary: undefined }, []],
  [
    'another origin',
    { 'access-control-allow-origin': 'https://other.example' },
    [`broken cors: access-control-allow-origin: ${origin}`],
  ],
  [
    'only the date exposed',
    { ...allowed, 'access-control-expose-headers': 'date' },
    ['drift cors: access-control-expose-headers with retry-after'],
  ],
  ['no Vary', { ...allowed, vary: undefined }, ['drift cors: vary: origin, because the answer names one']],
])('judges an answer with %s as a browser reads it', (_what, headers, expected) => {
  expect(said('getUser', { ...ok, headers: { ...headers } }, origin)).toEqual(expected)
})

test('asks for no-store where a session opens, and for Retry-After where a refusal is for now', () => {
  const stored = ['drift cache-control: no-store, because the answer opens something']
  expect(said('logIn', { ...ok, headers: {} }, null)).toEqual(stored)
  expect(said('logIn', { ...ok, headers: { 'cache-control': 'no-store, private' } }, null)).toEqual([])
  expect(said('getUser', { ...ok, headers: {} }, null)).toEqual([])
  for (const status of [429, 503])
    expect(said('getUser', { status, isDone: false, headers: {} }, null)).toEqual([
      `drift retry-after: Retry-After with ${status}`,
    ])
})
