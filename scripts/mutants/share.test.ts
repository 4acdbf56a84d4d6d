import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { equal } from './equal.ts'
import { judge, rowOf } from './share.ts'

const folder = (name: string, killed: number, tried = 100, all = tried) => ({ name, killed, tried, all })

test('a row tells the share, and of how many a sample was tried', () => {
  expect(rowOf(folder('access', 85))).toBe('access          85.0 %  85 of 100 killed')
  expect(rowOf(folder('bills', 30, 40, 400))).toBe('bills           75.0 %  30 of 40 killed, a sample of 400')
})

test('85 of a hundred of all and 75 of each folder are enough, and one less is not', () => {
  expect(judge([folder('access', 95), folder('bills', 75)])).toEqual({
    total: 'all             85.0 %  170 of 200 killed',
    problems: [],
  })
  expect(judge([folder('access', 96), folder('bills', 74)]).problems).toEqual(['Below 75 %: bills.'])
  expect(judge([folder('access', 94), folder('bills', 75)]).problems).toEqual(['Below 85 % of all.'])
})

test('a folder in which nothing decides is not weak', () => {
  expect(judge([folder('links', 0, 0)]).problems).toEqual([])
})

test('a mutant that is named as equal stands where it is said to', () => {
  const linesOf = (file: string) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((line) => line.trim())
  expect(equal.filter(({ file, line }) => !linesOf(file).includes(line))).toEqual([])
})
