import { eq, ne } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { urlMessage, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const link = { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/supplies?tabValue=0' }
const byMail = (adminId: number) => ({ ...link, channel: '0', mail: 'Lucia.Nova@correo.gal', userId: 2, adminId })
const bySms = (adminId: number) => ({ ...link, channel: '1', sms: '612345678', userId: 5, adminId })

test('mails a customer a link in their language and notes its first opening [OP-106 OP-118 OP-104]', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  const sent = await agent.post('/urlMessages/send', byMail(agent.userId)).expect(200)
  const { id } = sent.body.urlMessage
  const [mail] = api.world().inbox.list({ to: 'lucia.nova@correo.gal' })
  expect(mail).toMatchObject({ subject: 'The link that you asked us for', language: 'en' })
  expect(mail?.links).toEqual([`http://localhost:5173/supplies?tabValue=0&urlId=${id}`])
  expect(api.sent()).toHaveLength(1)
  const open = () => api.anyone.put(pathWithFilter('/urlMessages', `id::${id}`))
  expect((await open()).body).toMatchObject({ result: { codResult: '0000' }, url: '/supplies?tabValue=0' })
  api.advance(86_400)
  await open().expect(200)
  const { body } = await (await api.as('agent')).get('/urlMessages')
  const items: { id: string; openedDate: string }[] = body.urlMessages.items
  expect(items.find((each) => each.id === id)?.openedDate).toBe('16/03/2026')
})

test('sends an SMS to the named phone only and keeps the link as asked [EN-008 OP-106]', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  const { urlMessage } = (await agent.post('/urlMessages/send', bySms(agent.userId)).expect(200)).body
  expect(urlMessage).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    ...link,
    channel: '1',
    userId: 5,
    adminId: agent.userId,
    startDate: '16/03/2026',
    endDate: '15/04/2026',
    openedDate: null,
  })
  const address = `http://localhost:5173/supplies?tabValue=0&urlId=${urlMessage.id}`
  expect(api.sent()).toMatchObject([
    {
      channel: 'sms',
      to: '612345678',
      language: 'gl',
      links: [address],
      text: expect.stringContaining('esta é a ligazón'),
    },
  ])
  expect((await agent.get('/urlMessages')).body.urlMessages.items[0]).toMatchObject(urlMessage)
  const both = { ...bySms(agent.userId), sms: '698765432', mail: 'lucia@correo.gal', url: '/requests' }
  const { id } = (await agent.post('/urlMessages/send', both).expect(200)).body.urlMessage
  const [newest] = api.sent()
  expect(newest).toMatchObject({ channel: 'sms', to: '698765432' })
  expect(newest?.links).toEqual([`http://localhost:5173/requests?urlId=${id}`])
  expect(api.sent()).toHaveLength(2)
})

test('answers 0404 to a missing link and 0409 to an expired one [OP-104 OP-118]', async () => {
  const { anyone } = await testApi()
  expect(outcome(await anyone.put(pathWithFilter('/urlMessages', 'id::made-up')))).toBe('200 0404')
  expect(outcome(await anyone.put(pathWithFilter('/urlMessages', 'id::seeded-link-1')))).toBe('200 0409')
})

test('opens a link for thirty days [OP-104]', async () => {
  const api = await testApi()
  const { body } = await (await api.as('customer')).post('/urlMessages', link)
  const open = () => api.anyone.put(pathWithFilter('/urlMessages', `id::${body.urlMessage.id}`))
  api.advance(30 * 86_400 - 0.001)
  expect(outcome(await open())).toBe('200 0000')
  api.advance(0.001)
  expect(outcome(await open())).toBe('200 0409')
})

test('answers 2015 to a link for a missing user [OP-106]', async () => {
  const agent = await (await testApi()).as('agent')
  expect(outcome(await agent.post('/urlMessages/send', { ...byMail(agent.userId), userId: 999_999 }))).toBe('200 2015')
})

test('rejects incomplete and wrong links and says where [OP-106]', async () => {
  const agent = await (await testApi()).as('agent')
  const { mail: _mail, ...noMail } = byMail(agent.userId)
  const { sms: _sms, ...noSms } = bySms(agent.userId)
  const mailNeeded = 'must be an e-mail address, such as lucia@correo.gal, with channel 0'
  const smsNeeded = 'must be a phone that receives SMS, nine digits that start with 6 or 7, with channel 1'
  const wrong = [
    [noMail, 'body/mail', mailNeeded],
    [noSms, 'body/sms', smsNeeded],
    [{ ...byMail(agent.userId), mail: 'nobody' }, 'body/mail', mailNeeded],
    [{ ...byMail(agent.userId), adminId: 1 }, 'body/adminId', 'must be the user id of whoever calls'],
    [
      { ...byMail(agent.userId), category: 'OTRA' },
      'body/category',
      'must be one of EXPEDIENTE, PAGO, SOLICITUD, SUMINISTRO: the group SEND_URL of the master data',
    ],
    ...['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'supplies'].map(
      (url) =>
        [
          { ...byMail(agent.userId), url },
          'body/url',
          'must be a path of the customer area, such as /supplies',
        ] as const,
    ),
  ] as const
  for (const [body, where, problem] of wrong) {
    const answer = await agent.post('/urlMessages/send', body).expect(400)
    expect(answer.body.violations).toEqual([{ where, problem }])
  }
})

test('lists user and sender of a link by name as long as they exist [OP-105]', async () => {
  const api = await testApi()
  const { db } = api.world()
  await (await api.as('company')).post('/urlMessages', link)
  const names = async () => {
    const { items } = (await (await api.as('administrator')).get('/urlMessages')).body.urlMessages
    return items.map(({ userName, adminName }: Record<string, string>) => [userName, adminName])
  }
  const [customer, agent] = [1, 21].map((id) => {
    const who = db.select().from(user).where(eq(user.id, id)).get()
    return `${who?.name} ${who?.surname}`
  })
  const [own, , second, first] = await names()
  expect(own).toEqual([db.select().from(user).where(eq(user.id, 3)).get()?.name, undefined])
  expect([second, first]).toEqual([
    [customer, agent],
    [customer, agent],
  ])
  db.delete(user).where(eq(user.id, 21)).run()
  expect((await names())[3]).toEqual([customer, undefined])
})

test('refuses sending and listing links to customers [OP-105 OP-106]', async () => {
  const { post, get, userId } = await (await testApi()).as('customer')
  expect((await post('/urlMessages/send', byMail(userId))).status).toBe(403)
  expect((await get('/urlMessages')).status).toBe(403)
})

test('refuses sending and listing links to an agent who manages an association [OP-105 OP-106]', async () => {
  const api = await testApi()
  api.world().db.update(user).set({ roles: 'US_CC,MANAGER_ADMIN_ASOC' }).where(eq(user.id, 21)).run()
  const { post, get, userId } = await api.as('agent')
  expect((await get('/urlMessages')).status).toBe(403)
  expect((await post('/urlMessages/send', byMail(userId))).status).toBe(403)
  expect(api.sent()).toEqual([])
})

test('lists links by day, category and detail, newest first [OP-105 EN-042]', async () => {
  const { get } = await (await testApi()).as('agent')
  const ids = async (query: Record<string, string>) =>
    (await get(pathWithFilter('/urlMessages', query))).body.urlMessages.items.map(({ id }: { id: string }) => id)
  expect(await ids({})).toEqual(['seeded-link-3', 'seeded-link-2', 'seeded-link-1'])
  expect(await ids({ startDate: '2026-03-04', endDate: '2026-03-04' })).toEqual(['seeded-link-2'])
  for (const [startDate, endDate] of [
    ['2026-03-02', '2026-03-03'],
    ['2026-03-05', '2026-03-06'],
  ] as const)
    expect(await ids({ startDate, endDate })).toEqual([])
  expect(await ids({ category: 'SUMINISTRO', detail: 'CONSUMO', limit: '1', offset: '1' })).toEqual(['seeded-link-2'])
  expect(await ids({ detail: 'FACTURAS' })).toEqual([])
  expect(outcome(await get(pathWithFilter('/urlMessages', { startDate: '2026-03-05', endDate: '2026-03-04' })))).toBe(
    '400 ERROR_GENERICO',
  )
  const [newest] = (await get('/urlMessages')).body.urlMessages.items
  expect(newest).toMatchObject({
    category: 'SUMINISTRO',
    detail: 'CONSUMO',
    startDate: '11/03/2026',
    endDate: '10/04/2026',
  })
})

test("creates a user's own link and sends it to nobody [OP-103]", async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const before = api.sent().length
  const { body } = await post('/urlMessages', link).expect(200)
  expect(body.urlMessage).toMatchObject({ userId: 1, adminId: null, channel: null, openedDate: null })
  expect(api.sent()).toHaveLength(before)
  expect(outcome(await post('/urlMessages', { ...link, url: 'https://elsewhere.example' }))).toBe('400 ERROR_GENERICO')
})

test('filters links by whole days in Madrid [OP-105]', async () => {
  const api = await testApi()
  const { get } = await api.as('agent')
  const { db } = api.world()
  db.delete(urlMessage).where(ne(urlMessage.id, 'seeded-link-1')).run()
  const isListed = async (at: string, query: Record<string, string>) => {
    db.update(urlMessage)
      .set({ sentAt: Date.parse(at) })
      .run()
    const { count, items } = (await get(pathWithFilter('/urlMessages', query)).expect(200)).body.urlMessages
    expect(items).toHaveLength(count)
    return count === 1
  }
  for (const [at, from, to] of [
    ['2026-03-03T23:59:59.999+01:00', false, true],
    ['2026-03-04T00:00:00+01:00', true, true],
    ['2026-03-04T23:59:59.999+01:00', true, true],
    ['2026-03-05T00:00:00+01:00', true, false],
  ] as const) {
    expect(await isListed(at, { startDate: '2026-03-04' })).toBe(from)
    expect(await isListed(at, { endDate: '2026-03-04' })).toBe(to)
    expect(await isListed(at, { startDate: '2026-03-04', endDate: '2026-03-04' })).toBe(from && to)
  }
  const { body } = await get(pathWithFilter('/urlMessages', { startDate: '2026-03-05', endDate: '2026-03-04' })).expect(
    400,
  )
  expect(body.violations).toEqual([
    { where: 'query/filter', problem: 'endDate must not be before startDate, 05/03/2026' },
  ])
})

test('counts all matching links, whatever the page [OP-105]', async () => {
  const { get } = await (await testApi()).as('agent')
  const counted = async (query: Record<string, string>) => {
    const { count, items } = (await get(pathWithFilter('/urlMessages', query))).body.urlMessages
    return [count, items.length]
  }
  expect(await counted({ limit: '1' })).toEqual([3, 1])
  expect(await counted({ category: 'OTRA' })).toEqual([0, 0])
})

test('audits who sends a link to whom', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  await agent.post('/urlMessages/send', byMail(agent.userId)).expect(200)
  const rows = api.world().db.$client.prepare("select actor_id, subject_id from audit where operation = 'sendLink'")
  expect(rows.raw().all()).toEqual([[agent.userId, 2]])
})
