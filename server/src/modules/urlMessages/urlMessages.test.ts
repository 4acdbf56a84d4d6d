import { expect, test } from 'vitest'
import { filtered, outcome, testApi } from '#src/testing/testApi.ts'

const link = { category: 'SUMINISTRO', detail: 'CONSUMO', url: '/supplies?tabValue=0' }
const byMail = (adminId: number) => ({ ...link, channel: '0', mail: 'Lucia.Nova@correo.gal', userId: 2, adminId })
const bySms = (adminId: number) => ({ ...link, channel: '1', sms: '612345678', userId: 5, adminId })

test("staff send a link by e-mail in the customer's language, and opening it is noted once [OP-106 OP-118 OP-104]", async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  const sent = await agent.post('/urlMessages/send', byMail(agent.userId)).expect(200)
  const { id } = sent.body.urlMessage
  const [mail] = api.world().inbox.list({ to: 'lucia.nova@correo.gal' })
  expect(mail).toMatchObject({ subject: 'The link that you asked us for', language: 'en' })
  expect(mail?.links).toEqual([`http://localhost:5173/supplies?tabValue=0&urlId=${id}`])
  expect(api.sent()).toHaveLength(1)
  const open = () => api.anyone.put(filtered('/urlMessages', `id::${id}`))
  expect((await open()).body).toMatchObject({ result: { codResult: '0000' }, url: '/supplies?tabValue=0' })
  api.advance(86_400)
  await open().expect(200)
  const items = (await (await api.as('agent')).get('/urlMessages')).body.urlMessages.items as {
    id: string
    openedDate: string
  }[]
  expect(items.find((each) => each.id === id)?.openedDate).toBe('16/03/2026')
})

test('an SMS goes to the phone that is named and nowhere else, and the link is kept with all that was asked [EN-008 OP-106]', async () => {
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
  expect((await agent.get('/urlMessages')).body.urlMessages.items[0]).toEqual(urlMessage)
  const both = { ...bySms(agent.userId), sms: '698765432', mail: 'lucia@correo.gal', url: '/requests' }
  const { id } = (await agent.post('/urlMessages/send', both).expect(200)).body.urlMessage
  const [newest] = api.sent()
  expect(newest).toMatchObject({ channel: 'sms', to: '698765432' })
  expect(newest?.links).toEqual([`http://localhost:5173/requests?urlId=${id}`])
  expect(api.sent()).toHaveLength(2)
})

test('0404 and 0409: a link that is not there, and one that has expired, lead nowhere [OP-104 OP-118]', async () => {
  const { anyone } = await testApi()
  expect(outcome(await anyone.put(filtered('/urlMessages', 'id::made-up')))).toBe('200 0404')
  expect(outcome(await anyone.put(filtered('/urlMessages', 'id::seeded-link-1')))).toBe('200 0409')
})

test('a link holds for thirty days and not for a millisecond more [OP-104]', async () => {
  const api = await testApi()
  const { body } = await (await api.as('customer')).post('/urlMessages', link)
  const open = () => api.anyone.put(filtered('/urlMessages', `id::${body.urlMessage.id}`))
  api.advance(30 * 86_400 - 0.001)
  expect(outcome(await open())).toBe('200 0000')
  api.advance(0.001)
  expect(outcome(await open())).toBe('200 0409')
})

test('2015: a link is sent to somebody who is there [OP-106]', async () => {
  const agent = await (await testApi()).as('agent')
  expect(outcome(await agent.post('/urlMessages/send', { ...byMail(agent.userId), userId: 999_999 }))).toBe('200 2015')
})

test('what a link needs is said where it is missing or wrong [OP-106]', async () => {
  const agent = await (await testApi()).as('agent')
  const { mail: _mail, ...noMail } = byMail(agent.userId)
  const { sms: _sms, ...noSms } = bySms(agent.userId)
  const wrong = [
    [noMail, 'body/mail'],
    [noSms, 'body/sms'],
    [{ ...byMail(agent.userId), mail: 'nobody' }, 'body/mail'],
    [{ ...byMail(agent.userId), adminId: 1 }, 'body/adminId'],
    [{ ...byMail(agent.userId), category: 'OTRA' }, 'body/category'],
    ...['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'supplies'].map(
      (url) => [{ ...byMail(agent.userId), url }, 'body/url'] as const,
    ),
  ] as const
  for (const [body, where] of wrong) {
    const answer = await agent.post('/urlMessages/send', body).expect(400)
    expect(answer.body.violations[0].where).toBe(where)
  }
})

test('only staff send links and see those that were sent [OP-105 OP-106]', async () => {
  const { post, get, userId } = await (await testApi()).as('customer')
  expect((await post('/urlMessages/send', byMail(userId))).status).toBe(403)
  expect((await get('/urlMessages')).status).toBe(403)
})

test('the links that were sent are listed by day, category and detail, the newest first [OP-105 EN-042]', async () => {
  const { get } = await (await testApi()).as('agent')
  const ids = async (query: string) =>
    (await get(`/urlMessages?${query}`)).body.urlMessages.items.map(({ id }: { id: string }) => id)
  expect(await ids('')).toEqual(['seeded-link-3', 'seeded-link-2', 'seeded-link-1'])
  expect(await ids('startDate=2026-03-04&endDate=2026-03-04')).toEqual(['seeded-link-2'])
  for (const around of ['startDate=2026-03-02&endDate=2026-03-03', 'startDate=2026-03-05&endDate=2026-03-06'])
    expect(await ids(around)).toEqual([])
  expect(await ids('category=SUMINISTRO&detail=CONSUMO&limit=1&offset=1')).toEqual(['seeded-link-2'])
  expect(await ids('detail=FACTURAS')).toEqual([])
  expect(outcome(await get('/urlMessages?startDate=2026-03-05&endDate=2026-03-04'))).toBe('400 ERROR_GENERICO')
  const [newest] = (await get('/urlMessages')).body.urlMessages.items
  expect(newest).toMatchObject({
    category: 'SUMINISTRO',
    detail: 'CONSUMO',
    startDate: '11/03/2026',
    endDate: '10/04/2026',
  })
})

test('a user makes a link for oneself, which is sent to nobody [OP-103]', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const before = api.sent().length
  const { body } = await post('/urlMessages', link).expect(200)
  expect(body.urlMessage).toMatchObject({ userId: 1, adminId: null, channel: null, openedDate: null })
  expect(api.sent()).toHaveLength(before)
  expect(outcome(await post('/urlMessages', { ...link, url: 'https://elsewhere.example' }))).toBe('400 ERROR_GENERICO')
})
