import { expect, test } from 'vitest'
import { byPage, everyLook, looksOf } from './looks.ts'

const shots = [
  { path: '/a', state: 'first' },
  { path: '/a', state: 'second' },
  { path: '/b', state: 'first' },
]

test('a screen is sampled in every look once, and its other states on a desk in Spanish and a phone in Galician', () => {
  const [first, second, other] = looksOf(shots, false)
  expect([first, other]).toEqual([everyLook, everyLook])
  expect(second).toEqual([
    { size: 'desktop', theme: 'light', language: 'es' },
    { size: 'phone', theme: 'dark', language: 'gl' },
  ])
})

test('all looks are twelve, which six pages show', () => {
  expect(looksOf(shots, true)).toEqual([everyLook, everyLook, everyLook])
  expect([everyLook.length, byPage(everyLook).length]).toEqual([12, 6])
  expect(byPage(everyLook).flat()).toHaveLength(12)
})
