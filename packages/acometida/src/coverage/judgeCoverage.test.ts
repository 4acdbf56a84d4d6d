import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { expect, test } from 'vitest'
import { belowFloors, parseFloors } from './floors.ts'
import { type Coverage, judgeCoverage } from './judgeCoverage.ts'
import type { CoverageRecord } from './readRecords.ts'
import { percentOf, formatShare } from './titles.ts'

const customer = 'US_SUPPLYPOINT_CLIENT'
const paid: CoverageRecord = {
  suite: 'journeys',
  title: 'a bill is paid',
  outcomes: [
    { operation: 'logIn', codResult: '0000', role: 'anyone' },
    { operation: 'listDelegations', codResult: '0000', role: customer },
  ],
  faulted: [],
  requestParts: [{ operation: 'listDelegations', part: 'filter/status=P' }],
  answerParts: [],
}
const refused: CoverageRecord = {
  suite: 'api',
  title: 'a wrong password is 1001',
  outcomes: [{ operation: 'logIn', codResult: '1001', role: 'anyone' }],
  faulted: [],
  requestParts: [],
  answerParts: [],
}
const judge = (...records: readonly CoverageRecord[]) => judgeCoverage(records, (id) => id !== 'checkWhitelist')

/** The covered cells, as `operation dimension name: titles`. */
function seenIn({ operations }: Coverage): string[] {
  return operations.flatMap(({ id, cells }) =>
    cells.flatMap(({ dimension, name, tests }) => {
      const titles = [...tests.journeys, ...tests.api]
      return titles.length === 0 ? [] : [`${id} ${dimension} ${name}: ${titles.join(', ')}`]
    }),
  )
}

function cellOf({ operations }: Coverage, id: OperationId, name: string) {
  return operations.find((each) => each.id === id)?.cells.find((cell) => cell.name === name)
}

test('names the tests that covered each cell, journeys and API tests apart', () => {
  const found = judge(paid, refused)
  expect(seenIn(found)).toEqual([
    'logIn operations logIn: a bill is paid, a wrong password is 1001',
    'logIn codes 0000: a bill is paid',
    'logIn codes 1001: a wrong password is 1001',
    'logIn roles anyone: a bill is paid, a wrong password is 1001',
    'listDelegations operations listDelegations: a bill is paid',
    'listDelegations codes 0000: a bill is paid',
    'listDelegations roles user: a bill is paid',
    'listDelegations request filter/status=P: a bill is paid',
  ])
  expect(cellOf(found, 'logIn', 'logIn')?.tests).toEqual({
    journeys: ['a bill is paid'],
    api: ['a wrong password is 1001'],
  })
})

test('removes exactly the cells of a journey that is left out', () => {
  const other: CoverageRecord = {
    ...paid,
    title: 'supplies are listed',
    outcomes: paid.outcomes.slice(0, 1),
    requestParts: [],
  }
  const gone = seenIn(judge(paid, other, refused)).filter((each) => !seenIn(judge(other, refused)).includes(each))
  expect(gone.map((each) => each.slice(0, each.indexOf(':')))).toEqual([
    'logIn operations logIn',
    'logIn codes 0000',
    'logIn roles anyone',
    'listDelegations operations listDelegations',
    'listDelegations codes 0000',
    'listDelegations roles user',
    'listDelegations request filter/status=P',
  ])
  const shares = (found: Coverage) => [found.shares.journeys.operations.seen, found.shares.journeys.codes.seen]
  expect([shares(judge(paid, other, refused)), shares(judge(other, refused))]).toEqual([
    [2, 2],
    [1, 1],
  ])
})

test('counts a repeated test once', () => {
  const found = judge(paid, paid)
  expect(found.tests).toEqual({ journeys: 1, api: 0 })
  expect(seenIn(found)).toEqual(seenIn(judge(paid)))
})

test('ignores unlisted codes and unknown operations', () => {
  const outcomes = [
    { operation: 'listDelegations', codResult: '2403', role: 'anyone' },
    { operation: 'paintHouse', codResult: '0000', role: customer },
  ]
  expect(seenIn(judge({ ...paid, outcomes, requestParts: [] }))).toEqual([])
})

test('shows what a fault rule answered as faulted, not as covered', () => {
  const found = judge({ ...refused, outcomes: [], faulted: [{ operation: 'logIn', codResult: '2013' }] })
  expect(seenIn(found)).toEqual([])
  expect(cellOf(found, 'logIn', '2013')?.faulted).toEqual([refused.title])
})

test('counts a caller under what lets them in: role, session or nothing', () => {
  const calls = [
    { operation: 'listDelegations', codResult: '0000', role: 'SU_UFD' },
    { operation: 'getCaptcha', codResult: '0000', role: customer },
    { operation: 'searchUsers', codResult: '0000', role: 'US_CC' },
    { operation: 'startCardPaymentOffline', codResult: '0000', role: 'bridge' },
    { operation: 'listBills', codResult: '0000', role: 'mfaPending' },
  ]
  const roles = seenIn(judge({ ...paid, outcomes: calls, requestParts: [] })).filter((each) => each.includes(' roles '))
  expect(roles.map((each) => each.slice(0, each.indexOf(':')))).toEqual([
    'getCaptcha roles anyone',
    'listDelegations roles user',
    'startCardPaymentOffline roles bridge',
    'searchUsers roles US_CC',
  ])
})

test('measures journeys against the operations of the client, and API tests against all', () => {
  const { shares, operations } = judge()
  expect(shares.journeys.operations.of).toBe(operations.length - 1)
  expect([shares.api.operations.of, shares.all.operations.of]).toEqual([operations.length, operations.length])
})

test('advises for each gap how a test can cover it', () => {
  const found = judge()
  const advice = (id: OperationId, name: string) => cellOf(found, id, name)?.advice
  expect(advice('logIn', '1001')).toBe(
    'Wrong password; in the second factor, a wrong or expired code. POST /login as customer with another password.',
  )
  expect(advice('listDelegations', 'listDelegations')).toBe('Call listDelegations as customer. It changes nothing.')
  expect(advice('listCallCentreUsers', 'US_CC_WHITELIST')).toBe('Call listCallCentreUsers as administrator.')
  expect(advice('listDelegations', 'filter/status=P')).toBe('Send filter/status=P.')
  expect(advice('listDelegations', 'filter/type absent')).toBe('Send no filter/type.')
  for (const { cells } of found.operations) for (const cell of cells) expect(cell.advice).not.toBe('')
})

test('reads floors as names and percentages, and names figures below them', () => {
  const found = judge(paid, refused)
  expect(belowFloors(found, parseFloors('answer=0,journeys.codes=0.5'))).toEqual([])
  const { codes } = found.shares.journeys
  expect(belowFloors(found, parseFloors('journeys.codes=60'))).toEqual([
    `journeys.codes is below its floor of 60 %: ${formatShare(codes)}. --report html lists the gaps.`,
  ])
  for (const text of ['', 'codes', 'codes=', 'codes=101', 'codes=-1', 'colours=5', 'all.codes=5', 'codes=5;roles=5'])
    expect(() => parseFloors(text)).toThrow('is not a floor. Allowed: a name and a percentage up to 100')
})

test('rounds shares down and counts a share of nothing as all', () => {
  expect(formatShare({ seen: 1999, of: 2000 })).toBe('1999 of 2000 (99.9 %)')
  expect(percentOf({ seen: 0, of: 0 })).toBe(100)
})
