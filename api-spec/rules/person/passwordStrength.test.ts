import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordLevel, passwordScore } from './passwordStrength.ts'

test.each([
  ['', 0],
  ['####', 3],
  ['#####', 6],
  ['#######', 6],
  ['########', 12],
  ['###########', 12],
  ['############', 18],
])('scores the length alone: "%s" gets %i [VA-034]', (password, score) => {
  expect(passwordScore(password)).toBe(score)
})

test.each([
  ['a', 3 + 2],
  ['A', 3 + 6],
  ['1', 3 + 6],
  ['1#22', 3 + 12],
  ['aA', 3 + 2 + 6 + 3],
  ['a1', 3 + 2 + 6 + 3],
  ['Farola#29a22', 44],
])('adds the content to the score: "%s" gets %i [VA-035]', (password, score) => {
  expect(passwordScore(password)).toBe(score)
})

test('scores at most 44, and never less for more characters [VA-034 VA-035]', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      expect(passwordScore(password)).toBeLessThanOrEqual(44)
      expect(passwordScore(password + more)).toBeGreaterThanOrEqual(passwordScore(password))
    }),
  )
})

test('rates 1 to 20 as low, 21 to 30 as medium, more as high and an empty password as nothing [VA-036 FL-070]', () => {
  expect([0, 1, 20, 21, 30, 31, 44].map(passwordLevel)).toEqual([
    undefined,
    'low',
    'low',
    'medium',
    'medium',
    'high',
    'high',
  ])
})
