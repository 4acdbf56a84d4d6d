import { expect, test } from 'vitest'
import { makeCoverageCount } from './coverageCount.ts'

test('reads the parts of repeated bodies once, when the count is read, and counts each time', () => {
  const count = makeCoverageCount()
  const reads: string[] = []
  const answer = (key: string) =>
    count.addParts('answer', 'listBills', key, () => {
      reads.push(key)
      return [`bills=${key}`, 'bills']
    })
  for (const key of ['a', 'b', 'a']) answer(key)
  count.addParts('request', 'listBills', 'a', () => ['query/page'])
  expect(reads).toEqual([])
  expect(count.list()).toEqual([
    { kind: 'request', operation: 'listBills', part: 'query/page', times: 1 },
    { kind: 'answer', operation: 'listBills', part: 'bills=a', times: 2 },
    { kind: 'answer', operation: 'listBills', part: 'bills', times: 3 },
    { kind: 'answer', operation: 'listBills', part: 'bills=b', times: 1 },
  ])
  answer('a')
  expect(count.list()[2]?.times).toBe(4)
  expect(reads).toEqual(['a', 'b', 'a'])
})

test('keeps at most a hundred bodies waiting', () => {
  const count = makeCoverageCount()
  let waiting = 0
  let most = 0
  for (let number = 0; number < 250; number += 1) {
    most = Math.max(most, (waiting += 1))
    count.addParts('answer', 'listBills', number, () => {
      waiting -= 1
      return ['bills']
    })
  }
  // The new item is counted before the waiting ones are read.
  expect(most).toBe(101)
  expect(count.list()).toEqual([{ kind: 'answer', operation: 'listBills', part: 'bills', times: 250 }])
})

test('continues an earlier count', () => {
  const count = makeCoverageCount()
  const covered = { kind: 'outcome', operation: 'logIn', codResult: '0000', role: 'anyone' } as const
  count.add(covered)
  const next = makeCoverageCount(count.list())
  next.add(covered)
  expect(next.list()).toEqual([{ ...covered, times: 2 }])
})
