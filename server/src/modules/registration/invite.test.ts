import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitation, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, startsAtMs, testApi, type TestApi } from '#src/testing/testApi.ts'

const person = {
  docNumber: '88888888Y',
  docType: 'NIF',
  name: 'Antonio',
  surname: 'Vilariño Souto',
  phone: '612345678',
  email: 'antonio.vilarino@correo.gal',
  userType: 'consumer',
  sendMail: true,
  sendSms: false,
}

async function inviting(api: TestApi, persona = 'agent') {
  const { post } = await api.as(persona)
  return (change: object = {}) => post('/preregistration/users', { ...person, ...change })
}

/** The invitations alone: the moving clock sends messages to others as well. */
const messages = ({ sent }: TestApi) =>
  sent().filter(({ links }) => links.some((link) => link.includes('/pre-signup/')))
const stored = ({ world }: TestApi) =>
  world()
    .db.select()
    .from(invitation)
    .all()
    .filter(({ sentAt }) => sentAt >= startsAtMs)
/** The secret of the link in the newest invitation. */
const secretOf = (api: TestApi): string => /pre-signup\/([\w-]+)/.exec(messages(api)[0]?.links[0] ?? '')?.[1] ?? ''

test.each(['agent', 'administrator', 'utilityAdmin'])(
  'lets the persona %s mail an invitation with a secret and stores its hash only [OP-015 EN-007]',
  async (persona) => {
    const api = await testApi()
    const { body } = await (await inviting(api, persona))().expect(200)
    expect(body).toEqual({ result: expect.objectContaining({ codResult: '0000' }), hash: expect.any(String) })
    expect(messages(api)).toMatchObject([{ channel: 'email', to: person.email, language: 'es' }])
    const secret = secretOf(api)
    expect(messages(api)[0]?.links[0]).toMatch(new RegExp(`/#/pre-signup/${secret}\\?urlId=${secret}$`))
    expect(secret.length).toBeGreaterThanOrEqual(22)
    expect(JSON.stringify([body, stored(api)])).not.toContain(secret)
    expect(outcome(await api.anyone.get(`/preregistration/users/${body.hash}`))).toBe('200 2022')
    expect(stored(api)).toMatchObject([{ document: '88888888Y', userType: 'consumer', requestCode: null }])
  },
)

test("sends an invitation by the marked channels in the person's language [OP-015 EN-007]", async () => {
  const api = await testApi()
  const invite = await inviting(api)
  await invite({ sendMail: false, sendSms: true, language: 'gl' }).expect(200)
  expect(messages(api)).toMatchObject([{ channel: 'sms', to: person.phone, language: 'gl' }])
  expect(messages(api)[0]?.text).toContain('convite')
  api.world().inbox.clear()
  await invite({ sendSms: true, language: 'en' }).expect(200)
  expect(messages(api).map(({ channel, to }) => `${channel} ${to}`)).toEqual([
    `sms ${person.phone}`,
    `email ${person.email}`,
  ])
})

test.each(['es', 'gl', 'en'])('names nobody in an invitation in %s', async (language) => {
  const api = await testApi()
  await (await inviting(api))({ language, sendSms: true }).expect(200)
  for (const { text } of messages(api)) expect(text).not.toMatch(/Antonio|Vilariño/)
})

test('sends a repeated invitation once a minute, with a link that replaces the former [OP-015]', async () => {
  const api = await testApi()
  const invite = await inviting(api)
  const { hash } = (await invite()).body
  api.advance(59)
  expect((await invite({ docNumber: '88.888.888-y', email: 'Antonio.Vilarino@correo.gal' })).body.hash).toBe(hash)
  expect(messages(api)).toHaveLength(1)
  const former = secretOf(api)
  api.advance(1)
  await invite().expect(200)
  expect(messages(api)).toHaveLength(2)
  const opens = async (secret: string) => outcome(await api.anyone.get(`/preregistration/users/${secret}`))
  expect([await opens(former), await opens(secretOf(api))]).toEqual(['200 2022', '200 0000'])
  expect(stored(api)).toHaveLength(1)
})

test('creates another invitation for another address or a day later [OP-015]', async () => {
  const api = await testApi()
  const invite = await inviting(api)
  const hashes = [(await invite()).body.hash, (await invite({ email: 'outra@correo.gal' })).body.hash]
  api.advance(86_400)
  const { post } = await api.as('agent')
  hashes.push((await post('/preregistration/users', { ...person, email: 'outra@correo.gal' })).body.hash)
  expect(new Set(hashes).size).toBe(3)
  expect(messages(api)).toHaveLength(3)
})

test('records error or code of the service request without sending again [OP-015 FL-054]', async () => {
  const api = await testApi()
  const invite = await inviting(api)
  const { hash } = (await invite()).body
  api.advance(300)
  expect((await invite({ zeusError: 'ERROR_GENERICO' })).body.hash).toBe(hash)
  expect(stored(api)).toMatchObject([{ hash, requestCode: null, requestError: 'ERROR_GENERICO' }])
  expect((await invite({ srCode: 'SR20260101' })).body.hash).toBe(hash)
  expect(stored(api)).toMatchObject([{ hash, requestCode: 'SR20260101', requestError: null }])
  expect(messages(api)).toHaveLength(1)
})

test('answers 2017 to an invalid document and sends nothing [OP-015]', async () => {
  const api = await testApi()
  expect(outcome(await (await inviting(api))({ docNumber: '88888888A' }))).toBe('200 2017')
  expect(messages(api)).toEqual([])
})

test('answers 2019 to the document of a user and sends nothing [OP-015]', async () => {
  const api = await testApi()
  expect(outcome(await (await inviting(api))({ docNumber: '12345678Z' }))).toBe('200 2019')
  expect(messages(api)).toEqual([])
})

test('answers 2018 to the address of another user and stores nothing [OP-015]', async () => {
  const api = await testApi()
  expect(outcome(await (await inviting(api))({ email: 'lucia.ferreiro@correo.gal' }))).toBe('200 2018')
  expect(stored(api)).toEqual([])
})

test('refuses invitations by users who are not staff', async () => {
  const api = await testApi()
  for (const persona of ['customer', 'association', 'enterprise'])
    expect(outcome(await (await inviting(api, persona))())).toBe('403 9002')
  expect(outcome(await api.anyone.post('/preregistration/users', person))).toBe('401 9002')
})

test.each([
  ['docType', { docType: 'NIE' }, 'must be NIF, which the document is'],
  ['docType', { docType: 'DNI' }, 'must be one of NIF, NIE'],
  ['name', { name: ' ' }, 'must not be empty'],
  ['email', { email: 'antonio' }, 'must be an e-mail address such as lucia@correo.gal'],
  ['phone', { phone: '600000000' }, 'must be a phone that receives SMS, nine digits that start with 6 or 7'],
  ['sendMail', { sendMail: false }, 'must be true, or sendSms must'],
  ['userType', { userType: 'owner' }, 'must be one of solicitant, consumer'],
  ['sendSms', { sendSms: 'true' }, 'must be boolean'],
  ['roles', { roles: 'US_CC' }, 'is not known here; leave it out'],
])('rejects a wrong %s with what would be right', async (field, change, problem) => {
  const answer = await (await inviting(await testApi()))(change)
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toEqual([{ where: `body/${field}`, problem }])
})

test('trims the name of an invited person', async () => {
  const api = await testApi()
  await (await inviting(api))({ name: ' Antonio  ', surname: '  Vilariño Souto ' }).expect(200)
  expect(stored(api).at(-1)).toMatchObject({ name: 'Antonio', surname: 'Vilariño Souto' })
})

test('lists invitations to staff with when each was sent, opened and taken up', async () => {
  const api = await testApi()
  await (await inviting(api))({ srCode: 'SR20260099' }).expect(200)
  const secret = secretOf(api)
  const list = async (filter = 'documentNumber::88.888.888-y') => {
    const { get } = await api.as('agent')
    return (await get(pathWithFilter('/preregistration/users', filter)).expect(200)).body.invitations
  }
  const row = {
    documentNumber: '88888888Y',
    name: 'Antonio',
    surName: 'Vilariño Souto',
    sentAt: '16/03/2026 10:00:00',
    expiresAt: '17/03/2026 10:00:00',
    openedAt: null,
    registeredAt: null,
    srCode: 'SR20260099',
  }
  expect(await list()).toEqual({ count: 1, items: [row] })
  const open = () => api.anyone.put(pathWithFilter('/urlMessages', `id::${secret}`))
  api.advance(60)
  expect((await open()).body).toMatchObject({ result: { codResult: '0000' }, url: `/pre-signup/${secret}` })
  api.advance(60)
  await open().expect(200)
  const opened = { ...row, openedAt: '16/03/2026 10:01:00' }
  expect((await list()).items).toEqual([opened])
  const signedUp = { document: '88888888Y', registeredAt: api.world().clock.now() }
  api.world().db.update(user).set(signedUp).where(eq(user.id, 2)).run()
  expect((await list()).items).toEqual([{ ...opened, registeredAt: '16/03/2026 10:02:00' }])
  expect(api.world().db.$client.prepare('select max(subject_id) from audit').pluck().get()).toBe(2)
  api.advance(86_400)
  expect(outcome(await open())).toBe('200 0409')
  expect(await list('documentNumber::99999999R')).toEqual({ count: 0, items: [] })
})

test('lists invitations newest first, in pages, to staff only', async () => {
  const api = await testApi()
  const invite = await inviting(api)
  await invite()
  api.advance(1)
  await invite({ docNumber: '99999999R', email: 'outra@correo.gal' })
  const { get } = await api.as('agent')
  const { count, items } = (await get('/preregistration/users?limit=1')).body.invitations
  expect([items[0].documentNumber, items.length]).toEqual(['99999999R', 1])
  const rest = (await get('/preregistration/users?offset=1')).body.invitations
  expect([rest.count, rest.items[0].documentNumber]).toEqual([count, '88888888Y'])
  for (const persona of ['association', 'customer'])
    expect((await (await api.as(persona)).get('/preregistration/users')).status).toBe(403)
})
