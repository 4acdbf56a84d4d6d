import { expect, test } from 'vitest'
import { lineDifferences, collapseEqualLines } from './lineDifferences.ts'

const SIGNS = { both: ' ', first: '-', second: '+' }
const told = (first: string, second: string) =>
  lineDifferences([...first], [...second])
    .map(({ side, text }) => SIGNS[side] + text)
    .join('')

test.each([
  ['abc', 'abc', ' a b c'],
  ['abc', 'axc', ' a-b+x c'],
  ['abc', 'abxc', ' a b+x c'],
  ['abxyc', 'abc', ' a b-x-y c'],
  ['', 'ab', '+a+b'],
  ['aXbYc', 'aYbXc', ' a-X-b Y+b+X c'],
])('compares %s and %s as %s', (first, second, expected) => expect(told(first, second)).toBe(expected))

test('compares texts that are too long by their common start and end alone', () => {
  const long = (mark: string) => ['first', ...Array.from({ length: 2_500 }, (_, nth) => `${mark} ${nth}`), 'last']
  const lines = lineDifferences(long('a'), long('b'))
  expect([lines.length, lines[0]?.side, lines[1]?.side, lines.at(-2)?.side, lines.at(-1)?.side]).toEqual([
    5_002,
    'both',
    'first',
    'second',
    'both',
  ])
})

test('keeps three equal lines around a change', () => {
  const lines = Array.from({ length: 20 }, (_, nth) => String(nth))
  const parts = collapseEqualLines(lineDifferences(lines, lines.toSpliced(10, 1, 'x')))
  expect(parts.map((part) => ('leftOut' in part ? part.leftOut : part.text))).toEqual([
    7,
    '7',
    '8',
    '9',
    '10',
    'x',
    '11',
    '12',
    '13',
    6,
  ])
})
