import { expect, test } from 'vitest'
import { harOf } from './harOf.ts'

const logged = {
  number: 2,
  at: '2026-03-16T09:00:00.000Z',
  realAt: '2026-03-16T09:00:00.050Z',
  method: 'POST',
  path: '/api/users/:id',
  address: '/api/users/1?x=a%20b',
  operation: 'updateUser',
  role: 'US_USER',
  persona: 'customer',
  messageId: '1-ABCDEFGHIJKLMNO-3',
  status: 200,
  codResult: '0000',
  durationMs: 50,
  fault: null,
  problems: [],
}

test('writes calls as entries with their start, headers and bodies, the oldest first', () => {
  const content = {
    request: logged,
    caller: 'customer',
    address: logged.address,
    requestHeaders: [{ name: 'content-type', value: 'application/json' }],
    requestBody: '{"phone":"6"}',
    responseHeaders: [{ name: 'content-type', value: 'application/json; charset=utf-8' }],
    responseBody: '{"name":"Ñ"}',
    rewindable: true,
  }
  const { address: _address, ...unwatched } = { ...logged, number: 1 }
  const { entries } = harOf(
    [
      { logged, content },
      { logged: unwatched, content: null },
    ],
    'http://localhost:4000',
  ).log
  expect(entries[1]).toMatchObject({
    startedDateTime: '2026-03-16T09:00:00.000Z',
    time: 50,
    request: {
      url: 'http://localhost:4000/api/users/1?x=a%20b',
      queryString: [{ name: 'x', value: 'a b' }],
      postData: { mimeType: 'application/json', text: '{"phone":"6"}' },
    },
    response: { status: 200, content: { size: 13, text: '{"name":"Ñ"}' } },
    _acometida: { operation: 'updateUser', persona: 'customer', messageId: '1-ABCDEFGHIJKLMNO-3' },
  })
  expect(entries[0]?.request).toMatchObject({ url: 'http://localhost:4000/api/users/:id', headers: [], bodySize: 0 })
})
