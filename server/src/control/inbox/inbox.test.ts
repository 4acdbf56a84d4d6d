import { expect, test } from 'vitest'
import { fail } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { testApi, type TestApi } from '#src/testing/testApi.ts'

const list = async ({ http }: TestApi, query = '') =>
  (await http().get(`/__control/worlds/default/inbox${query}`).expect(200)).body.messages

const message = (to: string, text = 'Hola') =>
  ({ channel: 'email', to, subject: 'Aviso', text, language: 'es' }) as const

test('lists messages newest first, by address, channel and number', async () => {
  const api = await testApi()
  const { inbox } = api.world()
  inbox.clear()
  inbox.send(message('a@correo.gal'))
  inbox.send({ ...message('612345678'), channel: 'sms' })
  inbox.send(message('b@correo.gal'))
  const to = async (query: string) => (await list(api, query)).map((each: { to: string }) => each.to)
  expect(await to('')).toEqual(['b@correo.gal', '612345678', 'a@correo.gal'])
  expect(await to('?to=a@correo.gal')).toEqual(['a@correo.gal'])
  expect(await to('?channel=sms')).toEqual(['612345678'])
  const [newest] = inbox.list({})
  expect(await to(`?after=${(newest?.number ?? 0) - 1}`)).toEqual(['b@correo.gal'])
  await api.http().delete('/__control/worlds/default/inbox').expect(200)
  expect(await to('')).toEqual([])
})

test('lists a message with its time, language, code and links', async () => {
  const api = await testApi()
  api.world().inbox.clear()
  api
    .world()
    .inbox.send(message('a@correo.gal', 'Hola, Uxía:\n\n048213 es su código.\n\nhttps://area.example/login?a=1'))
  expect(await list(api)).toEqual([
    {
      number: expect.any(Number),
      channel: 'email',
      to: 'a@correo.gal',
      subject: 'Aviso',
      target: null,
      text: expect.stringContaining('048213'),
      language: 'es',
      sentAt: '2026-03-16T09:00:00.000Z',
      code: '048213',
      links: ['https://area.example/login?a=1'],
    },
  ])
})

test.each([
  ['digits within a link', 'https://area.example/reset/AbC-123456-x/a%40correo.gal'],
  ['a date and a postcode', 'La luz volverá a 15705 Santiago a las 17:30 del 16/03/2026.'],
  ['the code of a failure', 'INC20260006'],
])('finds no code in %s', async (_what, text) => {
  const { inbox } = (await testApi()).world()
  inbox.send(message('a@correo.gal', text))
  expect(inbox.list({})[0]?.code).toBeNull()
})

test('answers a waiting call with the first message that matches', async () => {
  const { inbox } = (await testApi()).world()
  const waiting = inbox.wait({ to: 'b@correo.gal' }, 30_000)
  inbox.send(message('a@correo.gal'))
  inbox.send(message('b@correo.gal'))
  expect((await waiting).map(({ to }) => to)).toEqual(['b@correo.gal'])
})

test('answers a waiting call at once with a present message, or with none when the time is over', async () => {
  const api = await testApi()
  api.world().inbox.clear()
  expect(await list(api, '?waitMs=1')).toEqual([])
  api.world().inbox.send(message('a@correo.gal'))
  expect(await list(api, '?waitMs=30000')).toHaveLength(1)
})

test('answers a waiting call with the message that another call sends', async () => {
  const api = await testApi()
  const waiting = list(api, '?channel=sms&waitMs=30000')
  await api.anyone.post('/login', { user: '45678123P', password: 'Farola#29a', captcha: 'localhost' }).expect(200)
  expect((await waiting)[0]).toMatchObject({ channel: 'sms', code: expect.stringMatching(/^\d{6}$/) })
})

test('keeps the last thousand messages and continues their numbers', async () => {
  const { inbox } = (await testApi({ DATABASE: ':memory:' })).world()
  const { number: first = 0 } = inbox.list({})[0] ?? {}
  for (let times = 0; times < 1_002; times += 1) inbox.send(message('a@correo.gal'))
  expect(inbox.list({})).toHaveLength(1_000)
  expect(inbox.list({})[0]?.number).toBe(first + 1_002)
})

test('sends nothing for a call that is undone', async () => {
  const { db, inbox } = (await testApi()).world()
  const before = inbox.list({})
  transact({ db }, () => {
    inbox.send(message('a@correo.gal'))
    return fail('2015')
  })
  expect(inbox.list({})).toEqual(before)
})

test('has a valid activation mail of the persona inactive in each new world', async () => {
  const api = await testApi()
  const [mail] = await list(api)
  const [, hash, address] = /activate\/([^/]+)\/(.+)$/.exec(mail.links[0]) ?? []
  const body = { email: decodeURIComponent(address ?? ''), hash }
  expect((await api.anyone.put(`/registration/users/${hash}`, body)).body.result.codResult).toBe('0000')
})
