import { makePseudonyms } from '@acometida/api-spec/pseudonyms/pseudonyms'
import { expect, test } from 'vitest'
import type { RecordedCall } from './recordedCall.ts'
import { redactor } from './redactor.ts'

const key = Buffer.alloc(32, 1)
const redact = redactor(key)
const pseudonym = makePseudonyms(key).text
const cups = 'ES0022000001234567WY1P'
const result = { codResult: '0000', msgResult: 'Operación realizada correctamente.' }

/** A call with an answer. Parts that are not given are empty. */
function call({
  operation = 'getUser',
  path = '/users/1',
  asked,
  answered,
  headers = [],
}: Partial<Given>): RecordedCall {
  const json = (value: unknown) => Buffer.from(value === undefined ? '' : JSON.stringify(value))
  return {
    operation,
    startedAt: '2026-03-16T09:00:00.000Z',
    durationMs: 12,
    request: { method: 'GET', path, headers, body: json(asked) },
    response: { status: 200, headers: [], body: json(answered) },
  }
}

interface Given {
  readonly operation: RecordedCall['operation']
  readonly path: string
  readonly asked: unknown
  readonly answered: unknown
  readonly headers: RecordedCall['request']['headers']
}

const answerOf = ({ response }: RecordedCall) => JSON.parse(response.body.toString())

test('gives a value one pseudonym in path, query, filter and body', () => {
  const other = pseudonym('cups', cups)
  const saved = redact(call({ operation: 'saveCustomData', path: `/customData/${cups}` }))
  const read = redact(call({ operation: 'controlMeter', path: `/meterControl?cups=${cups}&action=status` }))
  const listed = redact(
    call({
      operation: 'listSupplyPoints',
      path: `/supplypoints?filter=cups%3A%3A${cups}`,
      answered: { result, supplyPoints: { items: [{ cups }] }, delegatePoints: { items: [] } },
    }),
  )
  expect(saved.request.path).toBe(`/customData/${other}`)
  expect(read.request.path).toBe(`/meterControl?cups=${other}&action=status`)
  expect(decodeURIComponent(listed.request.path)).toBe(`/supplypoints?filter=cups::${other}`)
  expect(answerOf(listed).supplyPoints.items).toEqual([{ cups: other }])
})

test('removes what the contract does not know, and names that may be values', () => {
  const answered = {
    result,
    user: { userId: 7, nick: 'Lucita', '12345678Z': { here: 1 }, gdprAccepted: 'Lucía' },
    more: [cups],
  }
  expect(answerOf(redact(call({ answered })))).toEqual({
    result,
    user: {
      userId: 7,
      '(not in the contract)': '(not in the contract)',
      gdprAccepted: '(not in the contract)',
    },
    '(not in the contract)': '(not in the contract)',
  })
  const asked = redact(call({ operation: 'listBills', path: '/listBills?nick=Lucita&12345678Z=1&limit=ten' }))
  const denied = encodeURIComponent('(not in the contract)')
  expect(asked.request.path).toBe(`/listBills?${denied}=${denied}&${denied}=${denied}&limit=${denied}`)
  expect(redact(call({ operation: null, path: '/people/12345678Z?q=Lucía' })).request.path).toBe(`/${denied}`)
})

test('removes birthdays, values outside their list and unknown field names', () => {
  const redacted = redact(
    call({
      operation: 'findCustomers',
      path: '/customers',
      answered: {
        result,
        customers: { items: [{ birthday: '1984-02-29', userType: 'Lucía', indLegalAccept: 'S', LuciaFerreiro: 1 }] },
      },
    }),
  )
  expect(redacted.response.body.toString()).not.toMatch(/1984-02-29|Luc/)
})

test('removes a value of another type than its field', () => {
  const answered = { result, user: { phone: 612345678, userId: '12345678Z', name: ['Lucía'], email: null } }
  expect(answerOf(redact(call({ answered }))).user).toEqual({
    phone: '(not in the contract)',
    userId: '(not in the contract)',
    name: '(not in the contract)',
    email: null,
  })
})

test('keeps the text of a code and removes any other text', () => {
  const said = (msgResult: string) => answerOf(redact(call({ answered: { result: { codResult: '0000', msgResult } } })))
  expect(said(result.msgResult).result.msgResult).toBe(result.msgResult)
  expect(said('No existe Lucía Ferreiro').result.msgResult).not.toMatch(/Luc|Ferr/)
})

test('keeps headers of nobody and reduces a token to its claims', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const token = `${part({ alg: 'HS256' })}.${part({ sub: '7', exp: 9 })}.c2ln`
  const { request } = redact(
    call({
      headers: [
        ['Authorization', `Bearer ${token}`],
        ['Content-Type', 'application/json; charset=utf-8'],
        ['Accept-Language', 'es-ES,es;q=0.9'],
        ['message-id', '7-ABCDEFGHIJKLMNO-3'],
        ['Content-Encoding', 'gzip'],
        ['Cookie', 'session=1'],
        ['x-612345678', '1'],
        ['Content-Type', 'application/json; name=Lucía'],
      ],
    }),
  )
  expect(request.headers).toEqual([
    ['authorization', `Bearer ${token.slice(0, -4)}`],
    ['content-type', 'application/json; charset=utf-8'],
    ['accept-language', 'es-ES,es;q=0.9'],
    ['message-id', '7-ABCDEFGHIJKLMNO-3'],
    ['cookie', '(not in the contract)'],
    ['(not in the contract)', '(not in the contract)'],
    ['content-type', '(not in the contract)'],
  ])
})

test('keeps only the size of a body that is no JSON', () => {
  const { response, ...rest } = call({})
  const redacted = redact({ ...rest, response: { ...response, body: Buffer.from('<p>Lucía</p>') } })
  expect(redacted.response.body.toString()).toBe('(no JSON, 13 bytes)')
  expect(redacted.request.body).toHaveLength(0)
})

test('empties a call that cannot be read', () => {
  const odd = { ...call({}), operation: 'getNobody' as 'getUser' } // no caller of ours gives such a name
  const { request, response } = redact(odd)
  expect([request.headers, request.body.length, response.body.length]).toEqual([[], 0, 0])
})
