import { expect, test } from 'vitest'
import { NO_OPERATION } from '#room/api/testing/noOperation.ts'
import { contractRows, heatOf, matchingRows, summaryOf } from './contractRows.ts'

const operation = (...codes: string[]) => ({ ...NO_OPERATION, codes })
const operations = new Map([
  ['getUser', operation('0000', '0404')],
  ['listBills', operation('0000')],
])
const rows = contractRows(operations, [
  { operation: 'getUser', codResult: '0000', role: 'US_USER', times: 12 },
  { operation: 'getUser', codResult: '0000', role: 'US_AGENT', times: 1 },
  { operation: 'getUser', codResult: '9002', role: 'anyone', times: 1 },
])

test('lists per operation the codes of the contract and those that came beside, counted by role', () => {
  expect(rows.map(({ operation, codes }) => [operation, codes.map(({ code, times }) => `${code} ${times}`)])).toEqual([
    ['getUser', ['0000 13', '0404 0', '9002 1']],
    ['listBills', ['0000 0']],
  ])
  expect([...(rows[0]?.codes[0]?.byRole ?? [])]).toEqual([
    ['US_USER', 12],
    ['US_AGENT', 1],
  ])
  expect(summaryOf(rows)).toBe('1 of 2 operations, 2 of 4 outcomes')
})

test('finds rows by words, and by what was not seen', () => {
  const names = (search: string, missing = false) => matchingRows(rows, { search, missing }).map((row) => row.operation)
  expect([names('user 0404'), names('0000'), names('rain')]).toEqual([['getUser'], ['getUser', 'listBills'], []])
  const [full] = contractRows(new Map([['listBills', operation('0000')]]), [
    { operation: 'listBills', codResult: '0000', role: 'US_USER', times: 1 },
  ])
  expect(matchingRows(full ? [full] : [], { search: '', missing: true })).toEqual([])
  expect(names('', true)).toEqual(['getUser', 'listBills'])
})

test('warms a cell the more often it was seen', () => {
  expect([0, 1, 9, 10, 99, 100].map(heatOf)).toEqual([0, 1, 1, 2, 2, 3])
})
