import { expect, test } from 'vitest'
import { operations } from '../generated/operations.ts'
import { example } from '../operations/example.ts'
import { keysOf } from '../rules/keysOf.ts'
import { type Exchange, judge } from './judge.ts'

const result = { codResult: '0000', msgResult: '' }
const exchange = (body: object | string, more: Partial<Exchange> = {}): Exchange => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
})
const bills = (changes: object = {}) => {
  const { items, ...rest } = example('listBills', 'two').bills
  return exchange({ result, bills: { ...rest, items: items.map((item) => ({ ...item, ...changes })) } })
}
const points = (changes: object) => {
  const items = [{ ...example('SupplyPoint'), ...changes }]
  return exchange({ ...example('listSupplyPoints', 'none'), supplyPoints: { items } })
}
/** A short form of the findings. */
const found = (...[operation, came]: Parameters<typeof judge>) =>
  judge(operation, came).map(({ severity, rule, where }) => `${severity} ${rule} ${where}`.trim())

test('finds nothing wrong with the example answers of each operation', () => {
  const ids = keysOf(operations)
  const all = ids.map((id) => [id, judge(id, exchange(example(id)))])
  expect(all).toEqual(ids.map((id) => [id, []]))
})

test.each<[string, Exchange, string[]]>([
  ['no answer', exchange('', { status: 0 }), ['broken status']],
  ['a page', exchange('<h1>Portal</h1>', { type: 'text/html' }), ['broken json']],
  ['no body', exchange(''), ['broken json']],
  ['no result', exchange({}), ['broken envelope']],
  ['a code of no operation', exchange({ result: { ...result, codResult: '7777' } }), ['broken code result.codResult']],
  ['a code of another one', exchange({ result: { ...result, codResult: '2903' } }), ['broken code result.codResult']],
  ['a code of its own', exchange({ result: { ...result, codResult: 'TS01000004' } }), []],
  ['a missing operation', exchange({ result }, { status: 404 }), ['broken status']],
  ['a redirection', exchange('', { status: 302 }), ['broken status']],
  ['a bad gateway', exchange('', { status: 502 }), ['broken status']],
  ['a refusal', exchange({ result: { ...result, codResult: '9002' } }, { status: 401 }), []],
  ['a refusal of a proxy', exchange('', { status: 401 }), ['drift json']],
  ['a refusal without result', exchange('{}', { status: 403 }), ['broken envelope']],
  [
    'a refusal by another code',
    exchange({ result: { codResult: '1' } }, { status: 403 }),
    ['drift code result.codResult'],
  ],
  ['JSON under another name', { ...bills(), type: 'text/plain' }, ['drift content-type']],
  ['another success', { ...bills(), status: 201 }, ['drift status']],
  ['a slow answer', { ...bills(), durationMs: 10_000 }, ['slow time']],
])('judges %s', (_what, came, expected) => {
  expect(found('listBills', came)).toEqual(expected)
})

test('calls unreadable fields broken and ignored ones a drift, each once for a list', () => {
  expect(found('listBills', bills({ number: undefined }))).toEqual(['broken shape bills.items[0].number'])
  expect(found('listBills', bills({ number: 5 }))).toEqual(['broken shape bills.items[0].number'])
  expect(found('listBills', bills({ news: 1 }))).toEqual(['drift unknown field bills.items[0].news'])
  expect(found('listSupplyPoints', points({ cups: 'ES1' }))).toEqual(['drift limit supplyPoints.items[0].cups'])
  expect(found('listBills', bills({ news: 1, number: null }))).toEqual([
    'broken shape bills.items[0].number',
    'drift unknown field bills.items[0].news',
  ])
})

test('calls a field that is left out instead of null a drift, once for a list', () => {
  const { isSelfConsumption: _left, ...point } = example('SupplyPoint')
  const came = exchange({ ...example('listSupplyPoints', 'none'), supplyPoints: { items: [point, point] } })
  expect(found('listSupplyPoints', came)).toEqual(['drift shape supplyPoints.items[0].isSelfConsumption'])
})

test('calls letters that are lost by another encoding a drift, and a byte order mark none', () => {
  expect(
    found('listBills', { ...bills(), body: bills().body.replace('"msgResult":"', '"msgResult":"\uFFFD') }).at(0),
  ).toBe('drift encoding')
  expect(found('listBills', { ...bills(), body: `\uFEFF${bills().body}` })).toEqual([])
})

test('calls an unknown code of an open list a drift', () => {
  const came = points({ tariff: '6.1TD' })
  expect(judge('listSupplyPoints', came)).toEqual([
    {
      operation: 'listSupplyPoints',
      where: 'supplyPoints.items[0].tariff',
      rule: 'code',
      severity: 'drift',
      expected: expect.stringContaining('must be one of 2.0TD'),
      got: 'another code',
    },
  ])
})

test('calls a failure with an unexpected status a drift', () => {
  const came = exchange({ result: { ...result, codResult: '4008' } })
  expect(found('setPasswordByHash', came)).toEqual(['drift status'])
  expect(found('setPasswordByHash', { ...came, status: 400 })).toEqual([])
})

test('leaves all values of an answer out of its findings', () => {
  const personal = 'Lucía Pereira, 612345678'
  const said = JSON.stringify(judge('listBills', bills({ number: { personal }, dueDate: personal })))
  expect(said).toContain('bills.items[0].number')
  expect(said).not.toContain('612345678')
})
