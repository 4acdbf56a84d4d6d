import { expect, test } from 'vitest'
import type { LoggedRequest } from '#room/api/generated/control.ts'
import { neighbour, shownCalls } from './calls.ts'
import { curlOf } from './curlOf.ts'
import { hindranceOf, orderIn } from './sendAgain.ts'
import { jsonLines, problemsAt } from './jsonLines.ts'

const call = (number: number, parts: Partial<LoggedRequest> = {}): LoggedRequest => ({
  number,
  at: '2026-03-16T09:00:00.000Z',
  realAt: '2026-03-16T09:00:00.000Z',
  method: 'GET',
  path: '/api/users/:id',
  operation: 'getUser',
  role: 'US_USER',
  status: 200,
  codResult: '0000',
  durationMs: 1,
  fault: null,
  problems: [],
  ...parts,
})
const calls = [call(3, { problems: ['body/phone is missing'], fault: 1 }), call(2, { status: 503 }), call(1)]
const numbers = (search: string, filter: { problems?: boolean; failed?: boolean } = {}) =>
  shownCalls(calls, { search, problems: false, failed: false, ...filter }).map(({ number }) => number)

test('calls are found by words of their operation, outcome and role, by problems and by failure', () => {
  expect(numbers('getuser 503')).toEqual([2])
  expect(numbers('us_user')).toEqual([3, 2, 1])
  expect(numbers('listBills')).toEqual([])
  expect(numbers('', { problems: true })).toEqual([3])
  expect(numbers('', { failed: true })).toEqual([3, 2])
})

test('the keys go from the open call to its neighbours, and stay at both ends', () => {
  expect([neighbour(calls, 3, 1), neighbour(calls, 2, -1), neighbour(calls, 1, 1)]).toEqual([2, 3, 1])
  expect([neighbour(calls, null, 1), neighbour([], null, 1)]).toEqual([3, null])
})

test('a body is written line by line, and a problem stands at the line of its place', () => {
  const lines = jsonLines({ user: { phone: '6' }, list: [1, {}] }, 'body')
  expect(lines.map(({ text }) => text).join('\n')).toBe(
    JSON.stringify({ user: { phone: '6' }, list: [1, {}] }, null, 2),
  )
  const problems = ['body/user/phone must match', 'body is too large']
  const marked = lines.filter(({ place }) => problemsAt(place, problems).length > 0).map(({ text }) => text)
  expect(marked).toEqual(['{', '    "phone": "6"'])
})

test('a call is copied as a command, quotes and all; its token is to be put in', () => {
  const watched = {
    caller: null,
    address: '/api/users/1',
    requestBody: '{"a":"it\'s"}',
    responseBody: null,
    rewindable: true,
  }
  expect(
    curlOf({ base: 'http://localhost:4000', world: 'mine' }, { request: call(1, { method: 'PUT' }), ...watched }),
  ).toBe(
    `curl -X PUT 'http://localhost:4000/api/users/1' -H 'x-sandbox: mine' -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' -d '{"a":"it'\\''s"}'`,
  )
  expect(
    curlOf({ base: 'https://api.example/v1', world: null }, { request: call(1), ...watched, requestBody: null }),
  ).toBe(`curl -X GET 'https://api.example/v1/api/users/1' -H "authorization: Bearer $TOKEN"`)
})

test.each([
  ['anyone', null, '{"phone":"6"}', null],
  ['US_USER', 'customer', null, null],
  ['US_USER', null, null, 'Its caller is no persona, whose session could be opened.'],
  ['anyone', null, '{"password":"***"}', 'Its secrets are masked.'],
  ['anyone', null, '{"long":"… (70000 characters)', 'Its body is not kept whole.'],
])('a call of %s as %s with the body %s can be sent again unless something hinders it', (role, caller, body, told) =>
  expect(
    hindranceOf({
      request: call(1, { role }),
      caller,
      address: '/api/users/1',
      requestBody: body,
      responseBody: null,
      rewindable: true,
    }),
  ).toBe(told),
)

test('the order of a card payment is read from the answer of the call that started it, and from no other', () => {
  const watched = (operation: string, responseBody: string | null) => ({
    request: call(1, { operation }),
    caller: 'customer',
    address: '/api/cardPayment',
    requestBody: '{}',
    responseBody,
    rewindable: true,
  })
  const started = '{"result":{"codResult":"0000"},"order":"one-order"}'
  expect(orderIn(watched('startCardPayment', started))).toBe('one-order')
  expect(orderIn(watched('startCardPaymentOffline', started))).toBe('one-order')
  expect(orderIn(watched('startBizumPayment', started))).toBeNull()
  expect(orderIn(watched('startCardPayment', '{"result":{"codResult":"0404"}}'))).toBeNull()
  expect(orderIn(watched('startCardPayment', null))).toBeNull()
})
