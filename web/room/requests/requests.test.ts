import { expect, test } from 'vitest'
import type { LoggedRequest } from '#room/api/generated/control.ts'
import { neighbour, readFilters, formatAddress } from './calls.ts'
import { curlOf } from './curlOf.ts'
import { jsonLines, problemsAt } from './jsonLines.ts'
import { resendProblem, orderIn } from './resend.ts'

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
const calls = [call(3), call(2), call(1)]
const headers = { requestHeaders: [], responseHeaders: [] }

test('reads the filters of the list from its address, and from older links', () => {
  const filters = (query: string) => readFilters(new URLSearchParams(query))
  expect(filters('find=captcha&operation=listBills&outcome=9002&persona=customer&sort=slowest&call=3')).toEqual({
    find: 'captcha',
    operation: 'listBills',
    outcome: '9002',
    persona: 'customer',
    sort: 'slowest',
  })
  expect([filters('failed=1'), filters('problems=1'), filters('sort=fairest&find=')]).toEqual([
    { outcome: 'failed' },
    { outcome: 'problems' },
    {},
  ])
})

test('shows an address decoded, and as it is where it is no UTF-8', () => {
  const shown = (address: string) => formatAddress({ path: '/api/listBills', address })
  expect([shown('/api/listBills?filter=a%3A%3Ab'), shown('/api/%F1'), formatAddress({ path: '/api/x' })]).toEqual([
    '/api/listBills?filter=a::b',
    '/api/%F1',
    '/api/x',
  ])
})

test('moves from the open call to its neighbours, and stays at both ends', () => {
  expect([neighbour(calls, 3, 1), neighbour(calls, 2, -1), neighbour(calls, 1, 1)]).toEqual([2, 3, 1])
  expect([neighbour(calls, null, 1), neighbour([], null, 1)]).toEqual([3, null])
})

test('writes a body line by line, and puts a problem at the line of its place', () => {
  const lines = jsonLines({ user: { phone: '6' }, list: [1, {}] }, 'body')
  expect(lines.map(({ text }) => text).join('\n')).toBe(
    JSON.stringify({ user: { phone: '6' }, list: [1, {}] }, null, 2),
  )
  const problems = ['body/user/phone must match', 'body is too large']
  const marked = lines.filter(({ place }) => problemsAt(place, problems).length > 0).map(({ text }) => text)
  expect(marked).toEqual(['{', '    "phone": "6"'])
})

test('copies a call as a command with escaped quotes, for a token to be put in', () => {
  const watched = {
    ...headers,
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
  ['US_USER', null, null, 'Its caller is not a persona, so no session can be opened.'],
  ['anyone', null, '{"password":"***"}', 'Its secrets are masked.'],
  ['anyone', null, '{"long":"… (70000 characters)', 'Its body is not kept whole.'],
])('lets a call of %s as %s with the body %s be sent again unless something hinders it', (role, caller, body, told) =>
  expect(
    resendProblem({
      ...headers,
      request: call(1, { role }),
      caller,
      address: '/api/users/1',
      requestBody: body,
      responseBody: null,
      rewindable: true,
    }),
  ).toBe(told),
)

test('reads the order of a card payment from the answer of the call that started it', () => {
  const watched = (operation: string, responseBody: string | null) => ({
    ...headers,
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
