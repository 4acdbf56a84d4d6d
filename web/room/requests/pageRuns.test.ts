import { expect, test } from 'vitest'
import type { LoggedRequest } from '#room/api/generated/control.ts'
import { pageRuns } from './pageRuns.ts'

let number = 0

/** A call that came so many milliseconds after the first and took ten. */
function call(afterMs: number, sequence: number | null, parts: Partial<LoggedRequest> & { user?: number } = {}) {
  const { user = 7, ...others } = parts
  number += 1
  return {
    number,
    at: '2026-03-16T09:00:00.000Z',
    realAt: new Date(1_000_000 + afterMs + 10).toISOString(),
    method: 'GET',
    path: `/api/part${sequence}`,
    address: `/api/part${sequence}`,
    operation: 'getUser',
    role: 'US_USER',
    persona: 'customer',
    messageId: sequence === null ? null : `${user}-ABCDEFGHIJKL${String(number).padStart(3, '0')}-${sequence}`,
    status: 200,
    codResult: '0000',
    durationMs: 10,
    fault: null,
    problems: [],
    ...others,
  } satisfies LoggedRequest
}

/** Each run as its caller, whether it opened a page, and the sequences of its calls. */
const told = (calls: readonly LoggedRequest[]) =>
  pageRuns(calls).map((run) => [
    run.caller,
    run.isOpening,
    run.calls.map(({ messageId }) => Number(messageId?.split('-').at(-1))).join(' '),
  ])

test('begins a page with its first call, and lists the newest page first', () => {
  const calls = [call(0, 1), call(5, 2), call(8, 3), call(300, 1), call(305, 2)]
  expect(told(calls.toReversed())).toEqual([
    ['customer', true, '1 2'],
    ['customer', true, '1 2 3'],
  ])
})

test('counts calls that came in another order for the same page', () => {
  expect(told([call(0, 2), call(1, 3), call(2, 1), call(3, 4)])).toEqual([['customer', true, '2 3 1 4']])
})

test('separates calls after a pause as a run that opened nothing', () => {
  expect(told([call(0, 1), call(5, 2), call(4_000, 3), call(4_020, 4)])).toEqual([
    ['customer', false, '3 4'],
    ['customer', true, '1 2'],
  ])
})

test('separates the pages of two users, and counts a call without a session for its page', () => {
  const visitor = { role: 'anyone', persona: null }
  const calls = [
    call(0, 1, visitor),
    call(2, 1, { user: 8, persona: 'agent' }),
    call(4, 2),
    call(6, 2, { user: 8, persona: 'agent' }),
  ]
  expect(told(calls)).toEqual([
    ['agent', true, '1 2'],
    ['customer', true, '1 2'],
  ])
})

test('marks a call to an address asked for before, but not one that is sent again', () => {
  const first = call(0, 1, { address: '/api/bills' })
  const twice = call(2, 2, { address: '/api/bills' })
  const resent = call(3, 2, { address: '/api/bills', messageId: twice.messageId })
  const other = call(4, 3, { address: '/api/bills', method: 'POST' })
  const [run] = pageRuns([first, twice, resent, other])
  expect(run?.calls).toHaveLength(4)
  expect([...(run?.repeated ?? [])]).toEqual([twice.number])
})

test('leaves calls without an id out of pages, and marks none without addresses', () => {
  const { address: _address, ...unwatched } = call(0, 1)
  const again = { ...unwatched, number: 99, messageId: '7-ABCDEFGHIJKLMNO-2' }
  const [run, ...others] = pageRuns([unwatched, again, call(1, null)])
  expect([run?.calls.length, run?.repeated.size, others.length]).toEqual([2, 0, 0])
})
