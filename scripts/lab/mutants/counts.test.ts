import { expect, test } from 'vitest'
import { judge, rowOf } from './counts.ts'

const folder = (name: string, killed: number, tried = 100, all = tried) => ({ name, killed, tried, all })

test('prints the share of killed mutants and the size of a sample', () => {
  expect(rowOf(folder('access', 85))).toBe('access          85.0 %  85 of 100 killed')
  expect(rowOf(folder('bills', 30, 40, 400))).toBe('bills           75.0 %  30 of 40 killed, a sample of 400')
})

test('asks for 85 percent of all mutants and 75 of each folder', () => {
  expect(judge([folder('access', 95), folder('bills', 75)])).toEqual({
    total: 'all             85.0 %  170 of 200 killed',
    problems: [],
  })
  expect(judge([folder('access', 96), folder('bills', 74)]).problems).toEqual(['Below 75 %: bills.'])
  expect(judge([folder('access', 94), folder('bills', 75)]).problems).toEqual(['Below 85 % of all.'])
})

test('accepts a folder in which nothing decides', () => {
  expect(judge([folder('links', 0, 0)]).problems).toEqual([])
})
