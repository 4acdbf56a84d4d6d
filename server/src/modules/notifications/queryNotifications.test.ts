import { expect, test } from 'vitest'
import { dossierCommunication } from '#src/db/schema.ts'
import { customersDossier } from '#src/testing/dossiers.ts'
import { testApi } from '#src/testing/testApi.ts'

const open = { type: 'REQUEST', code: 'SR20260031', date: '20260310000000' }
const closed = { type: 'REQUEST', code: 'SR20260012', date: '20260127000000', dateClose: '20260224000000' }
const voided = { type: 'REQUEST', code: 'SR20250874', date: '20250926000000' }
const dossier = { type: 'DOSSIER', code: 'EXP000000000001', date: '20260301000000' }

test('answers each entry in order by its read flag and counts the unread ones [OP-102 EN-030 EN-031 FL-089]', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const ask = async () => (await post('/notifications', [open, closed, voided, dossier]).expect(200)).body
  const flags = (body: { notifications: { indRead: number }[] }) => body.notifications.map(({ indRead }) => indRead)
  const first = await ask()
  expect(first.notifications).toEqual([
    { date: open.date, indRead: 0 },
    { date: closed.date, indRead: 1 },
    { date: voided.date, indRead: 1 },
    { date: dossier.date, indRead: 0 },
  ])
  expect(first.badgeToRead).toBe(1)
  api.world().db.$client.exec('update service_request set read = 0')
  const second = await ask()
  expect([flags(second), second.badgeToRead]).toEqual([[0, 0, 1, 0], 2])
})

test('answers foreign, missing and misdated entries as unread and counts none', async () => {
  const { post } = await (await testApi()).as('prosumer')
  const entries = [open, { ...open, code: 'SR20269999' }, { ...dossier, date: open.date }]
  const { body } = await post('/notifications', entries)
  expect(body.notifications).toEqual(entries.map(() => ({ date: open.date, indRead: 0 })))
  expect(body.badgeToRead).toBe(0)
  const customer = await (await testApi()).as('customer')
  const wrongDay = await customer.post('/notifications', [{ ...closed, date: '20260128000000' }])
  expect(wrongDay.body).toMatchObject({ notifications: [{ indRead: 0 }], badgeToRead: 0 })
})

test('ignores the flag of the query and changes nothing', async () => {
  const { post } = await (await testApi()).as('customer')
  for (let times = 0; times < 2; times += 1)
    expect((await post('/notifications', [{ ...open, indRead: 1 }])).body.notifications[0].indRead).toBe(0)
})

test('rejects invalid entries and says which one and how', async () => {
  const { post } = await (await testApi()).as('customer')
  const problem = async (entries: object) => (await post('/notifications', entries).expect(400)).body.violations[0]
  const day = 'must be an existing day, yyyymmdd000000, such as 20260316000000'
  expect(await problem([open, { ...open, date: '20260230000000' }])).toEqual({ where: 'body/1/date', problem: day })
  expect(await problem([{ ...open, dateClose: '20261301000000' }])).toEqual({ where: 'body/0/dateClose', problem: day })
  expect(await problem([{ ...open, type: 'BILL' }])).toEqual({
    where: 'body/0/type',
    problem: 'must be one of REQUEST, DOSSIER',
  })
  expect((await problem([])).where).toBe('body')
})

test('answers a dossier as read when all its communications of the day are [FL-091]', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const { db } = api.world()
  const code = customersDossier(api)
  db.delete(dossierCommunication).run()
  const send = (at: string, read: boolean) =>
    db
      .insert(dossierCommunication)
      .values({ dossierCode: code, sentAt: Date.parse(at), status: 'STATUS0012', read })
      .run()
  const ask = async (date: string, client = post) => {
    const { body } = await client('/notifications', [{ type: 'DOSSIER', code, date }]).expect(200)
    return [body.notifications[0].indRead, body.badgeToRead]
  }
  expect(await ask('20260310000000')).toEqual([0, 0])
  send('2026-03-10T00:00:00+01:00', true)
  expect(await ask('20260310000000')).toEqual([1, 0])
  send('2026-03-10T23:59:59+01:00', false)
  send('2026-03-11T00:00:00+01:00', true)
  expect(await ask('20260310000000')).toEqual([0, 1])
  expect(await ask('20260311000000')).toEqual([1, 0])
  // Other users learn nothing about it.
  expect(await ask('20260310000000', (await api.as('prosumer')).post)).toEqual([0, 0])
})
