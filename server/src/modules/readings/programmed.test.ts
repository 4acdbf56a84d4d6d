import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointsByRelation, pointOf } from '#src/testing/points.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const dueDate = '2026-03-20T08:00:00+01:00'
const unseen = '200 TS01000004'

async function customer() {
  const api = await testApi()
  const caller = await api.as('customer')
  const { meterId } = pointOf(api, 1)
  const read = (more: object = {}) => caller.post('/programmedReads', { meterId, origin: 'I', dueDate, ...more })
  const query = (more: object = {}) => caller.post('/programmedQuery', { meterId, type: 'POWER', dueDate, ...more })
  return { api, ...caller, meterId, read, query }
}

test('programs a read and lists it among those of the meter [OP-085 OP-084 EN-037]', async () => {
  const { get, meterId, read } = await customer()
  const { body } = await read().expect(200)
  expect(body.read).toEqual({
    id: expect.stringMatching(/^\d+$/),
    meterId,
    origin: 'I',
    status: 'PENDING',
    createDate: '2026-03-16T10:00:00+01:00',
    dueDate,
    registers: null,
  })
  const listed = await get(
    pathWithFilter('/programmedReads', { meterId, origin: 'I', offset: '0', limit: '10', sort: '-id' }),
  )
  expect([listed.body.count, listed.body.reads]).toEqual([1, [body.read]])
})

test('lists a read that a system of the utility programmed, with its origin [OP-084]', async () => {
  const api = await testApi()
  const { get, userId } = await api.as('company')
  const { body } = await get(pathWithFilter('/programmedReads', { meterId: pointOf(api, userId).meterId }))
  expect(body.reads).toMatchObject([{ origin: 'S', status: 'PENDING', dueDate: '2026-04-05T08:00:00+02:00' }])
})

test('lists programmed reads newest first, by origin and by page [CO-041 CO-042]', async () => {
  const { get, meterId, read } = await customer()
  const at = (day: number) => ({ dueDate: `2026-04-${day}T08:00:00+02:00` })
  for (const [day, origin] of [
    [10, 'I'],
    [11, 'S'],
    [12, 'I'],
  ] as const)
    await read({ ...at(day), origin })
  const days = async (more: Record<string, string>) => {
    const { body } = await get(pathWithFilter('/programmedReads', { meterId, ...more }))
    return body.reads.map(({ dueDate: due }: { dueDate: string }) => Number(due.slice(8, 10)))
  }
  expect(await days({})).toEqual([12, 11, 10])
  expect(await days({ sort: 'id' })).toEqual([10, 11, 12])
  expect(await days({ origin: 'S' })).toEqual([11])
  expect(await days({ offset: '1', limit: '1' })).toEqual([11])
  const refused = await get(pathWithFilter('/programmedReads', { meterId, origin: 'X' })).expect(400)
  expect(refused.body.violations[0].problem).toBe('origin must be one of I, S')
})

test('programs queries to a meter, lists them newest first and deletes one [OP-083 OP-081 OP-082 EN-045]', async () => {
  const { get, delete: remove, meterId, query } = await customer()
  const one = (await query()).body.query
  expect(one).toEqual({
    id: expect.stringMatching(/^\d+$/),
    meterId,
    type: 'POWER',
    status: 'PENDING',
    createDate: '2026-03-16T10:00:00+01:00',
    dueDate,
    value: null,
  })
  const other = (await query({ type: 'SWITCH' })).body.query
  const listed = async () => (await get(`/programmedQuery/${meterId}`).expect(200)).body
  expect(await listed()).toMatchObject({ count: 2, items: [other, one] })
  expect(outcome(await remove(`/programmedQuery/${one.id}`))).toBe('200 0000')
  expect(await listed()).toMatchObject({ count: 1, items: [other] })
})

test('keeps one of two equal requests and accepts another once it is done', async () => {
  const { api, meterId, read, query } = await customer()
  expect((await read()).body).toEqual((await read()).body)
  expect((await query()).body).toEqual((await query()).body)
  api.world().clock.set(Date.parse(dueDate))
  const { get, post } = await api.as('customer')
  await post('/programmedReads', { meterId, origin: 'I', dueDate })
  expect((await get(pathWithFilter('/programmedReads', { meterId }))).body.count).toBe(2)
})

test('answers TS01000004 alike for foreign, undelegated and missing meters', async () => {
  const api = await testApi()
  const { get, post, userId } = await api.as('manager')
  const { managed, hidden } = pointsByRelation(api, userId)
  const calls = (meterId: string) => [
    get(pathWithFilter('/programmedReads', { meterId })),
    post('/programmedReads', { meterId, origin: 'I', dueDate }),
    get(`/programmedQuery/${meterId}`),
    post('/programmedQuery', { meterId, type: 'ENERGY', dueDate }),
  ]
  for (const response of await Promise.all(calls(managed.meterId))) expect(outcome(response)).toBe('200 0000')
  for (const { meterId } of Object.values(hidden))
    for (const response of await Promise.all(calls(meterId))) expect(outcome(response)).toBe(unseen)
})

test('answers TS01000004 to deleting foreign, undelegated and missing queries', async () => {
  const { api, query } = await customer()
  const { id } = (await query()).body.query
  const prosumer = await api.as('prosumer')
  expect(outcome(await prosumer.delete(`/programmedQuery/${id}`))).toBe(unseen)
  expect(outcome(await prosumer.delete('/programmedQuery/987654321'))).toBe(unseen)
  const manager = await api.as('manager')
  const { managed } = pointsByRelation(api, manager.userId)
  const made = await manager.post('/programmedQuery', { meterId: managed.meterId, type: 'POWER', dueDate })
  api.world().db.$client.prepare("update delegation set status = 'R' where cups = ?").run(managed.cups)
  expect(outcome(await manager.delete(`/programmedQuery/${made.body.query.id}`))).toBe(unseen)
})

test('lists only what the caller programmed, even for one meter', async () => {
  const api = await testApi()
  const manager = await api.as('manager')
  const { managed } = pointsByRelation(api, manager.userId)
  await manager.post('/programmedReads', { meterId: managed.meterId, origin: 'I', dueDate })
  await manager.post('/programmedQuery', { meterId: managed.meterId, type: 'POWER', dueDate })
  const customer = await api.as('customer')
  api.world().db.$client.prepare('update supply_point set holder_id = 1 where cups = ?').run(managed.cups)
  expect((await customer.get(pathWithFilter('/programmedReads', { meterId: managed.meterId }))).body.count).toBe(0)
  expect((await customer.get(`/programmedQuery/${managed.meterId}`)).body.count).toBe(0)
})

test('accepts a date up to sixty seconds ago to the millisecond', async () => {
  const { read, query } = await customer()
  const due = '2026-03-16T09:59:00.000+01:00'
  for (const programme of [read, query]) {
    await programme({ dueDate: due }).expect(200)
    await programme({ dueDate: due.replace('09:59:00.000', '09:58:59.999') }).expect(400)
  }
})

test('rejects past, distant and malformed dates with what would be right', async () => {
  const { read, query } = await customer()
  const problem = async (due: string) => {
    const [one, other] = [await read({ dueDate: due }).expect(400), await query({ dueDate: due }).expect(400)]
    expect(one.body.violations).toEqual(other.body.violations)
    expect(one.body.violations[0].where).toBe('body/dueDate')
    return one.body.violations[0].problem
  }
  expect(await problem('2026-03-16T09:58:00+01:00')).toBe('must not be in the past')
  expect(await problem('2028-01-01T00:00:00Z')).toBe('must be within a year')
  for (const none of ['20/03/2026', '2026-03-20T10:00:00', '2026-02-30T10:00:00Z'])
    expect(await problem(none)).toBe('must be a date and time with an offset, such as 2026-03-16T10:00:00+01:00')
})

test.each(['2026-06-30T23:59:60Z', '2026-03-20T10:00:00+01', '2026-03-20T10:00+0100', '2026-03-20 10:00:00,5z'])(
  'understands %s as the date of a programmed request',
  async (dueDate) => {
    const { read, query } = await customer()
    for (const programme of [read, query]) await programme({ dueDate }).expect(200)
  },
)

test('accepts dates from a minute ago to a year ahead [EN-037 EN-045]', async () => {
  const { read, query } = await customer()
  for (const call of [read, query]) {
    for (const dueDate of ['2026-03-16T09:59:00+01:00', '2027-03-17T10:00:00+01:00'])
      expect(outcome(await call({ dueDate }))).toBe('200 0000')
    for (const dueDate of ['2026-03-16T09:58:59+01:00', '2027-03-17T10:00:01+01:00'])
      expect(outcome(await call({ dueDate }))).toBe('400 ERROR_GENERICO')
  }
})

test('limits a meter to fifty waiting reads and fifty queries', async () => {
  const { read, query } = await customer()
  const at = (minute: number) => ({ dueDate: `2026-04-01T08:${String(minute).padStart(2, '0')}:00Z` })
  for (let minute = 0; minute < 50; minute += 1) {
    await read(at(minute)).expect(200)
    await query(at(minute)).expect(200)
  }
  expect((await read(at(50)).expect(400)).body.violations[0].problem).toContain('50 reads waiting')
  expect((await query(at(50)).expect(400)).body.violations[0].problem).toContain('50 queries waiting')
})
