import { expect, test } from 'vitest'
import { readFilter } from './readFilter.ts'

const keys = { keys: ['type', 'nif', 'cups'], required: ['type', 'nif'], lists: ['cups'] }

test('every key that an operation needs and a filter lacks is named', () => {
  expect(readFilter(undefined, keys)).toEqual([
    { where: 'query/filter', problem: 'Invalid parameters: type::value and nif::value is missing' },
  ])
  expect(readFilter('type::A', keys)).toEqual([
    { where: 'query/filter', problem: 'Invalid parameters: nif::value is missing' },
  ])
  expect(readFilter('type::A|nif::12345678Z', keys)).toEqual({ type: 'A', nif: '12345678Z' })
})

test('a key of several values is a list even of one, and another takes one value', () => {
  const filter = 'type::A|nif::12345678Z|'
  expect(readFilter(`${filter}cups::ES1`, keys)).toMatchObject({ cups: ['ES1'] })
  expect(readFilter(`${filter}cups~~ES1,ES2`, keys)).toMatchObject({ cups: ['ES1', 'ES2'] })
  expect(readFilter('type~~A,B|nif::12345678Z', keys)).toEqual([
    { where: 'query/filter', problem: 'type takes one value: type::value' },
  ])
})
