import { expect, test } from 'vitest'
import { byPage, everyLook, looksOf } from './looks.ts'

const shots = [
  { path: '/a', state: 'first' },
  { path: '/a', state: 'second' },
  { path: '/b', state: 'first' },
]

test('samples a screen in every look once, and its other states in two of them', () => {
  const [first, second, other] = looksOf(shots, false)
  expect([first, other]).toEqual([everyLook, everyLook])
  expect(second).toEqual([
    { size: 'desktop', theme: 'light', language: 'es' },
    { size: 'phone', theme: 'dark', language: 'gl' },
  ])
})

test('shows all twelve looks on six pages', () => {
  expect(looksOf(shots, true)).toEqual([everyLook, everyLook, everyLook])
  expect([everyLook.length, byPage(everyLook).length]).toEqual([12, 6])
  expect(byPage(everyLook).flat()).toHaveLength(12)
})
