import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, startsAtMs, testApi, type TestApi } from '#src/testing/testApi.ts'

const control = ({ http }: TestApi, world = 'default') => ({
  get: (path: string) => http().get(`/__control/worlds/${world}${path}`),
  post: (path: string, body: object = {}) => http().post(`/__control/worlds/${world}${path}`).send(body),
  put: (path: string, body: object) => http().put(`/__control/worlds/${world}${path}`).send(body),
  delete: (path: string) => http().delete(`/__control/worlds/${world}${path}`),
})

const phoneOf = async (api: TestApi, world = 'default'): Promise<string> =>
  (await (await api.as('customer', world)).get('/users/1')).body.user.phone

const changePhone = async (api: TestApi, phone: string) =>
  (await api.as('customer')).put('/users/1', { phone }).expect(200)

test('restores rows, messages and clock of a world from a snapshot', async () => {
  const api = await testApi()
  const { post } = control(api)
  const before = await phoneOf(api)
  const taken = await post('/snapshots', { name: 'before' }).expect(200)
  expect(taken.body).toEqual({
    name: 'before',
    clock: { now: new Date(startsAtMs).toISOString(), frozen: true },
    bytes: expect.any(Number),
  })
  await changePhone(api, '612345678')
  await api.anyone.post('/login', { user: '45678123P', password: 'Farola#29a', captcha: 'localhost' })
  const messages = api.sent().length
  await post('/clock/advance', { seconds: 600 }).expect(200)
  const restored = await post('/snapshots/before/restore').expect(200)
  expect(restored.body.clock.now).toBe(new Date(startsAtMs).toISOString())
  expect(await phoneOf(api)).toBe(before)
  expect(api.sent()).toHaveLength(messages - 1)
})

test('reopens the sessions of the snapshot and ends later ones', async () => {
  const api = await testApi()
  const earlier = await api.as('customer')
  await control(api).post('/snapshots', { name: 'one' }).expect(200)
  const later = await api.as('customer')
  await control(api).post('/snapshots/one/restore').expect(200)
  expect(outcome(await earlier.get('/users/1'))).toBe('200 0000')
  expect(outcome(await later.get('/users/1'))).toBe('401 9002')
})

test('lists and deletes snapshots of one world', async () => {
  const api = await testApi()
  const { get, post, delete: remove } = control(api)
  await api.http().post('/__control/worlds').send({ id: 'other' }).expect(200)
  for (const name of ['a', 'b', 'a']) await post('/snapshots', { name }).expect(200)
  const names = async (path = get('/snapshots')) =>
    (await path).body.snapshots.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual(['b', 'a'])
  expect(await names(control(api, 'other').get('/snapshots'))).toEqual([])
  await remove('/snapshots/b').expect(200)
  expect(await names()).toEqual(['a'])
  const missing = await post('/snapshots/b/restore').expect(404)
  expect(missing.body.error).toBe('Snapshot b does not exist. Known snapshots: a.')
  await remove('/snapshots/b').expect(404)
})

test('imports an exported world as another, here or on another server', async () => {
  const [api, elsewhere] = [await testApi(), await testApi()]
  await changePhone(api, '612345678')
  await control(api).post('/clock/advance', { seconds: 60 })
  const { body: file } = await control(api).get('/export').expect(200)
  const imported = await control(elsewhere, 'guest').put('/import', file).expect(200)
  expect(imported.body).toMatchObject({ id: 'guest', clock: { now: new Date(startsAtMs + 60_000).toISOString() } })
  expect(await phoneOf(elsewhere, 'guest')).toBe('612345678')
  expect(await phoneOf(elsewhere)).not.toBe('612345678')
  await control(elsewhere).put('/import', file).expect(200)
  expect(await phoneOf(elsewhere)).toBe('612345678')
})

test('exports label, fault rules with counts, calls with bodies and messages', async () => {
  const [api, elsewhere] = [await testApi(), await testApi()]
  const whole = control(api, 'whole')
  await api.http().post('/__control/worlds').send({ id: 'whole', label: 'red test', watch: true }).expect(200)
  const rule = { operation: 'listBills', status: 503, times: 2, skip: 1 }
  await whole.post('/faults', rule).expect(200)
  const { get } = await api.as('customer', 'whole')
  const bills = pathWithFilter('/listBills', { cups: (await get('/supplypoints')).body.supplyPoints.items[0].cups })
  expect([(await get(bills)).status, (await get(bills)).status]).toEqual([200, 503])
  const sms = { channel: 'sms', to: '612345678', subject: 'Code', text: 'Your code is 123456', language: 'en' } as const
  api.worlds.get('whole')?.inbox.send(sms)
  const { body: file } = await whole.get('/export').expect(200)
  for (const id of ['guest', 'default']) {
    const there = control(elsewhere, id)
    expect((await there.put('/import', file).expect(200)).body).toMatchObject({ label: 'red test', watched: true })
    for (const part of ['/requests', '/requests/2', '/inbox', '/faults']) {
      const [now, then] = [await there.get(part).expect(200), await whole.get(part).expect(200)]
      expect({ ...now.body, rewindable: null }).toEqual({ ...then.body, rewindable: null })
    }
    const { accessToken } = await elsewhere.logIn('customer', id)
    const caller = elsewhere.bearing(accessToken, id)
    expect([(await caller.get(bills)).status, (await caller.get(bills)).status]).toEqual([503, 200])
    const [newest] = (await there.get('/requests')).body.requests
    expect(newest.number).toBe(5)
  }
})

test('reads an export of the first format', async () => {
  const api = await testApi()
  await changePhone(api, '612345678')
  const { clock, database } = (await control(api).get('/export').expect(200)).body
  await control(api, 'old').put('/import', { format: 'acometida-world-1', clock, database }).expect(200)
  expect(await phoneOf(api, 'old')).toBe('612345678')
})

test('rejects an import that is no world and keeps the present one', async () => {
  const api = await testApi()
  const { body: file } = await control(api).get('/export').expect(200)
  const packed = (bytes: string) => gzipSync(Buffer.from(bytes)).toString('base64')
  const wrong = [
    { ...file, database: 'no base64 of anything' },
    { ...file, database: packed('not a database, but long enough to be looked at as one') },
    { ...file, database: file.database.slice(0, -400) },
    { ...file, format: 'acometida-world-3' },
    { clock: file.clock },
  ]
  for (const body of wrong) {
    const { body: answer } = await control(api).put('/import', body).expect(400)
    expect(answer.error).toMatch(/^body\/(database|format)/)
  }
  expect((await control(api, 'a world').put('/import', file).expect(400)).body.error).toMatch(/^path\/world/)
  expect(outcome(await (await api.as('customer')).get('/users/1'))).toBe('200 0000')
})

test('compares a world with a snapshot by added, changed and removed rows, secrets masked', async () => {
  const api = await testApi()
  const { get, post } = control(api)
  await post('/snapshots', { name: 'before' }).expect(200)
  const compare = async (): Promise<Difference[]> =>
    (await get('/snapshots/before/differences').expect(200)).body.tables
  expect(await compare()).toEqual([])
  await changePhone(api, '612345678')
  api.world().db.$client.prepare('delete from message').run()
  const tables = Object.fromEntries((await compare()).map(({ table, ...rest }) => [table, rest]))
  expect(tables['user']).toMatchObject({ added: 0, changed: 1, removed: 0 })
  expect(tables['user']?.rows[0]).toMatchObject({ key: '1', now: expect.stringContaining('612345678') })
  expect(tables['session']).toMatchObject({ added: 1, changed: 0, removed: 0 })
  expect(tables['session']?.rows[0]?.before).toBeNull()
  expect(tables['message']).toMatchObject({ added: 0, changed: 0, removed: 1 })
  expect(tables['message']?.rows[0]?.now).toBeNull()
  await get('/snapshots/none/differences').expect(404)
})

interface Difference {
  readonly table: string
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly rows: readonly { readonly key: string; readonly before: string | null; readonly now: string | null }[]
}
