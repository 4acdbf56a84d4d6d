import { example } from '@acometida/api-spec/operations/example.ts'
import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { parseFilter } from '@acometida/api-spec/rules/filter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Delegation as Wire } from '#src/api/generated/api.ts'
import { syncServerClock } from '#src/base/clock.ts'
import { counted } from '#src/testing/counted.ts'
import { fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { changeDelegations, removeDelegations } from './changeDelegations.ts'
import { delegationOf } from './delegation.ts'

const update = vi.fn<Handler>()
const remove = vi.fn<Handler>()
/** The delegations on the server when they are refetched. */
let onServer: Wire[] = []

beforeEach(() => {
  syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT')
  update.mockReset()
  remove.mockReset().mockReturnValue({ content: {} })
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'PUT /delegations': update,
      'DELETE /delegations/1': remove,
      'DELETE /delegations/2': remove,
      'GET /delegations': (query) => {
        const parsed = parseFilter(query.get('filter') ?? '', ['delegationId'])
        const id = 'filter' in parsed ? parsed.filter.get('delegationId') : undefined
        return { content: { delegations: counted(onServer.filter(({ delegationId }) => delegationId === id)) } }
      },
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  syncServerClock(new Date().toUTCString())
})

const pending = (id: number, changes: Partial<Wire> = {}) => ({
  ...example('Delegation'),
  delegationId: String(id),
  status: 'P',
  checked: false,
  ...changes,
})
const answers = (...results: ('OK' | 'KO')[]) => {
  for (const updateResult of results) update.mockReturnValueOnce({ content: { updateResult } })
}
const many = (count: number) => Array.from({ length: count }, (_, nth) => delegationOf(pending(nth + 1)))
const sentIds = () => update.mock.calls.map(([, body]) => [fieldsIn(body)['delegationIds']].flat())

test('changes many delegations by one call', async () => {
  answers('OK')
  const all = many(3)
  expect(await changeDelegations(all, 'C')).toEqual({ done: all, inTheWay: [] })
  expect(update.mock.calls[0]?.[1]).toEqual({ delegationIds: ['1', '2', '3'], status: 'C' })
})

test('changes a hundred by each call where there are more', async () => {
  answers('OK', 'OK', 'OK')
  expect((await changeDelegations(many(201), 'C')).done).toHaveLength(201)
  expect(sentIds().map(({ length }) => length)).toEqual([100, 100, 1])
})

test('changes the others without the delegations in the way, and tells why those are', async () => {
  answers('KO', 'OK')
  onServer = [pending(1), pending(2, { status: 'R' }), pending(3, { endDate: '16/03/2026' })]
  const { done, inTheWay } = await changeDelegations(many(4), 'C')
  expect(done.map(({ id }) => id)).toEqual(['1'])
  expect(inTheWay.map(({ delegation, why }) => [delegation.id, why])).toEqual([
    ['2', 'withdrawn'],
    ['3', 'expired'],
    ['4', 'gone'],
  ])
  expect(sentIds()).toEqual([['1', '2', '3', '4'], ['1']])
})

test('stops after an unexplained refusal, and counts nothing as done', async () => {
  answers('KO')
  onServer = [pending(1), pending(2)]
  const { done, inTheWay } = await changeDelegations(many(2), 'C')
  expect([done, inTheWay.map(({ why }) => why)]).toEqual([[], ['refused', 'refused']])
  expect(update).toHaveBeenCalledOnce()
})

test('names the delegations not sent after a failed call, and counts the others as done', async () => {
  answers('OK')
  update.mockReturnValueOnce({ code: '9002', status: 400 })
  const { done, inTheWay } = await changeDelegations(many(102), 'C')
  expect([done.length, inTheWay.map(({ delegation, why }) => [delegation.id, why])]).toEqual([
    100,
    [
      ['101', 'notSent'],
      ['102', 'notSent'],
    ],
  ])
})

test('fails with a call that fails before anything was changed', async () => {
  update.mockReturnValueOnce({ code: '9002', status: 400 })
  await expect(changeDelegations(many(2), 'C')).rejects.toMatchObject({ code: '9002' })
})

test('counts a missing delegation as deleted, and fails with any other failure', async () => {
  remove.mockReturnValueOnce({ code: '0404' })
  expect((await removeDelegations(many(2))).done).toHaveLength(2)
  remove.mockReturnValueOnce({ code: '9002', status: 400 })
  await expect(removeDelegations(many(2))).rejects.toMatchObject({ code: '9002' })
})
