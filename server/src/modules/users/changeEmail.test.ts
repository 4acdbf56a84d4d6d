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

test('a new address waits for its link, and the old one stays in force until then [OP-007]', async () => {
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

test('the answer itself carries the address that waits', async () => {
  const { put } = await (await testApi()).as('customer')
  expect((await put('/users/1', { email: next })).body.user.pendingEmail).toBe(next)
})

test('the old address is told, with a part of the new one only', async () => {
  const { api, former } = await ask()
  const [notice] = api.world().inbox.list({ to: former })
  expect(notice?.text).toContain('l***@correo.gal')
  expect(notice?.text).not.toContain(next)
  expect(notice?.links).toEqual([])
})

test('2022: a link is good once', async () => {
  const { api, confirm, stored } = await ask()
  const secret = secretFor(api)
  await confirm(secret)
  expect(outcome(await confirm(secret))).toBe('200 2022')
  expect((await stored()).email).toBe(next)
})

test('2022: a link is good for 24 hours, and then nothing waits any more', async () => {
  const { api, former, confirm } = await ask()
  api.advance(dayS)
  expect(outcome(await confirm())).toBe('200 2022')
  const { get } = await api.as('customer')
  const { user } = (await get('/users/1')).body
  expect(user.email).toBe(former)
  expect(user).not.toHaveProperty('pendingEmail')
})

test('2022: a secret that nobody was sent, and one of another purpose, look alike', async () => {
  const { api, former, confirm } = await ask()
  await api.anyone.post('/passwordreminder', { user: '12345678Z', email: former, phone: '', captcha: 'localhost' })
  const reset = api.world().inbox.list({ to: former })[0]?.links[0]?.split('/').at(-2) ?? ''
  expect(reset.length).toBeGreaterThan(20)
  const [foreign, missing] = [await confirm(reset), await confirm('nobody-was-sent-this')]
  expect(outcome(foreign)).toBe('200 2022')
  expect(foreign.text).toBe(missing.text)
})

test('2018: whoever has taken the address meanwhile keeps it', async () => {
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

test('another address replaces the one that waits, and its link the former link', async () => {
  const { api, customer, confirm, stored } = await ask('lucia.vella@correo.gal')
  const former = secretFor(api, 'lucia.vella@correo.gal')
  await customer.put('/users/1', { email: next })
  expect(outcome(await confirm(former))).toBe('200 2022')
  expect(outcome(await confirm())).toBe('200 0000')
  expect((await stored()).email).toBe(next)
})

test('the same address is written to once a minute, and the answer is the same', async () => {
  const { api, customer } = await ask()
  const sent = () => api.world().inbox.list({ to: next }).length
  expect((await customer.put('/users/1', { email: next })).body.user.pendingEmail).toBe(next)
  expect(sent()).toBe(1)
  api.advance(60)
  await customer.put('/users/1', { email: next })
  expect(sent()).toBe(2)
})

test('one’s own address takes the change back', async () => {
  const { api, customer, former, confirm, stored } = await ask()
  const secret = secretFor(api)
  expect(outcome(await customer.put('/users/1', { email: former }))).toBe('200 0000')
  expect(await stored()).not.toHaveProperty('pendingEmail')
  expect(outcome(await confirm(secret))).toBe('200 2022')
})

test('alerts that go to the own address follow it', async () => {
  const { confirm, stored } = await ask()
  await confirm()
  expect((await stored()).destinatario).toBe(next)
})

test('the call needs no body', async () => {
  const { http } = await testApi()
  expect(outcome(await http().put('/api/emailConfirmation/nobody-was-sent-this'))).toBe('200 2022')
})

test('a secret that is too long is outside the contract', async () => {
  const { confirm } = await ask()
  const answer = await confirm('x'.repeat(129))
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations[0].where).toMatch(/hash/)
})

test('2022: a change of password takes back the address that waits, unless both come together', async () => {
  const { customer, confirm, stored } = await ask()
  const change = { password: 'Candil#58b', currentPassword: password }
  expect(outcome(await customer.put('/users/1', change))).toBe('200 0000')
  expect([outcome(await confirm()), (await stored()).pendingEmail]).toEqual(['200 2022', undefined])
  const both = { password, currentPassword: change.password, email: next }
  expect((await customer.put('/users/1', both)).body.user.pendingEmail).toBe(next)
})
