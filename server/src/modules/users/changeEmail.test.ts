import { expect, test } from 'vitest'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

const next = 'lucia.nova@correo.gal'
const dayS = 24 * 3_600

/** The secret of the newest link to an address. */
const secretFor = (api: TestApi, to = next): string =>
  api
    .world()
    .inbox.list({ to })
    .flatMap(({ links }) => links)[0]
    ?.split('/')
    .at(-1) ?? '(no link)'

async function ask(email = next) {
  const api = await testApi()
  const customer = await api.as('customer')
  const former = customer.session.user.email
  expect(outcome(await customer.put('/users/1', { email }))).toBe('200 0000')
  const confirm = (secret = secretFor(api)) => api.anyone.put(`/emailConfirmation/${secret}`)
  const stored = async () => (await customer.get('/users/1')).body.user
  return { api, customer, former, confirm, stored }
}

test('keeps the old address until the link confirms the new one [OP-007]', async () => {
  const { api, customer, former, confirm, stored } = await ask()
  const waiting = await stored()
  expect(waiting).toMatchObject({ email: former, pendingEmail: next })
  expect(outcome(await confirm())).toBe('200 0000')
  const changed = await stored()
  expect(changed.email).toBe(next)
  expect(changed).not.toHaveProperty('pendingEmail')
  expect(outcome(await customer.get('/users/1'))).toBe('200 0000')
  expect(api.world().inbox.list({ to: next })).toHaveLength(1)
})

test('answers the pending address to its change', async () => {
  const { put } = await (await testApi()).as('customer')
  expect((await put('/users/1', { email: next })).body.user.pendingEmail).toBe(next)
})

test('tells the old address with a masked new one and no link', async () => {
  const { api, former } = await ask()
  const [notice] = api.world().inbox.list({ to: former })
  expect(notice?.text).toContain('l***@correo.gal')
  expect(notice?.text).not.toContain(next)
  expect(notice?.links).toEqual([])
})

test('answers 2022 to a link used a second time', async () => {
  const { api, confirm, stored } = await ask()
  const secret = secretFor(api)
  await confirm(secret)
  expect(outcome(await confirm(secret))).toBe('200 2022')
  expect((await stored()).email).toBe(next)
})

test('answers 2022 to a link after 24 hours and drops the pending address', async () => {
  const { api, former, confirm } = await ask()
  api.advance(dayS)
  expect(outcome(await confirm())).toBe('200 2022')
  const { get } = await api.as('customer')
  const { user } = (await get('/users/1')).body
  expect(user.email).toBe(former)
  expect(user).not.toHaveProperty('pendingEmail')
})

test('answers 2022 alike to a made-up secret and one of another purpose', async () => {
  const { api, former, confirm } = await ask()
  await api.anyone.post('/passwordreminder', { user: '12345678Z', email: former, phone: '', captcha: 'localhost' })
  const reset = api.world().inbox.list({ to: former })[0]?.links[0]?.split('/').at(-2) ?? ''
  expect(reset.length).toBeGreaterThan(20)
  const [foreign, missing] = [await confirm(reset), await confirm('nobody-was-sent-this')]
  expect(outcome(foreign)).toBe('200 2022')
  expect(foreign.text).toBe(missing.text)
})

test('answers 2018 when another user has taken the address meanwhile', async () => {
  const { api, confirm, former, stored } = await ask()
  const other = await api.as('prosumer')
  expect(outcome(await other.put(`/users/${other.userId}`, { email: next }))).toBe('200 0000')
  const [theirs, ours] = api
    .world()
    .inbox.list({ to: next })
    .map(({ links }) => links[0]?.split('/').at(-1) ?? '')
  expect(outcome(await confirm(theirs))).toBe('200 0000')
  expect(outcome(await confirm(ours))).toBe('200 2018')
  expect((await stored()).email).toBe(former)
})

test('replaces a pending address and its link by a newer one', async () => {
  const { api, customer, confirm, stored } = await ask('lucia.vella@correo.gal')
  const former = secretFor(api, 'lucia.vella@correo.gal')
  await customer.put('/users/1', { email: next })
  expect(outcome(await confirm(former))).toBe('200 2022')
  expect(outcome(await confirm())).toBe('200 0000')
  expect((await stored()).email).toBe(next)
})

test('mails the same address at most once a minute with the same answer', async () => {
  const { api, customer } = await ask()
  const sent = () => api.world().inbox.list({ to: next }).length
  expect((await customer.put('/users/1', { email: next })).body.user.pendingEmail).toBe(next)
  expect(sent()).toBe(1)
  api.advance(60)
  await customer.put('/users/1', { email: next })
  expect(sent()).toBe(2)
})

test('cancels the change when the current address is saved', async () => {
  const { api, customer, former, confirm, stored } = await ask()
  const secret = secretFor(api)
  expect(outcome(await customer.put('/users/1', { email: former }))).toBe('200 0000')
  expect(await stored()).not.toHaveProperty('pendingEmail')
  expect(outcome(await confirm(secret))).toBe('200 2022')
})

test('moves alerts to the confirmed address', async () => {
  const { confirm, stored } = await ask()
  await confirm()
  expect((await stored()).destinatario).toBe(next)
})

test('accepts the call without a body', async () => {
  const { http } = await testApi()
  expect(outcome(await http().put('/api/emailConfirmation/nobody-was-sent-this'))).toBe('200 2022')
})

test('rejects a secret that is too long', async () => {
  const { confirm } = await ask()
  const answer = await confirm('x'.repeat(129))
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations[0].where).toMatch(/hash/)
})

test('cancels a pending address with a change of password, unless sent together', async () => {
  const { customer, confirm, stored } = await ask()
  const change = { password: 'Candil#58b', currentPassword: password }
  expect(outcome(await customer.put('/users/1', change))).toBe('200 0000')
  expect([outcome(await confirm()), (await stored()).pendingEmail]).toEqual(['200 2022', undefined])
  const both = { password, currentPassword: change.password, email: next }
  expect((await customer.put('/users/1', both)).body.user.pendingEmail).toBe(next)
})
