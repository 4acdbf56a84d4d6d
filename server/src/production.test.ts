import request from 'supertest'
import { expect, test } from 'vitest'
import { inject, onTestFinished } from 'vitest'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openWorlds } from './control/worlds/worlds.ts'
import { systemChance } from './core/chance.ts'
import { encodeCaptcha, solveCaptcha } from './testing/solveCaptcha.ts'
import { outcome, password } from './testing/testApi.ts'

/** A server in production mode, with the rows of the seed. */
async function productionServer(settings: Record<string, string> = {}) {
  const config = readConfig({
    NODE_ENV: 'production',
    DATABASE: ':memory:',
    JWT_SECRET: 'k3vD8sQ1xW6yB9mZ4pL7nR2tF5hJ0cGa',
    CLIENT_URL: 'https://area.example',
    TRUST_PROXY: 'off',
    ...settings,
  })
  const worlds = openWorlds({ ...config, template: inject('template'), chance: systemChance, realNow: Date.now })
  const app = await buildApp({ config, worlds, chance: systemChance, logStream: { write: () => {} } })
  await app.ready()
  onTestFinished(async () => {
    await app.close()
    worlds.close()
  })
  return { worlds, http: () => request(app.server) }
}

test.each([
  '/docs',
  '/docs/',
  '/docs/openapi.json',
  '/docs/control.json',
  '/__control/personas',
  '/__control/worlds',
  '/__control/worlds/default/inbox',
  '/__control/worlds/default/requests',
])('answers 404 for %s in production', async (path) => {
  const { http } = await productionServer()
  expect(outcome(await http().get(path))).toBe('404 ERROR_GENERICO')
})

test('makes, resets and enters no world in production', async () => {
  const { http, worlds } = await productionServer()
  for (const path of [
    '',
    '/default/reset',
    '/default/personas/customer/login',
    '/default/faults',
    '/default/clock/advance',
  ])
    expect(outcome(await http().post(`/__control/worlds${path}`).send({}))).toBe('404 ERROR_GENERICO')
  expect(worlds.list()).toHaveLength(1)
  expect(outcome(await http().get('/api/captcha').set('x-sandbox', 'nowhere'))).toBe('200 0000')
})

test('ignores fault rules and logs no calls in production', async () => {
  const { http, worlds } = await productionServer()
  worlds.default.faults.add({ operation: '*', status: 500 })
  expect(outcome(await http().get('/api/captcha'))).toBe('200 0000')
  expect(worlds.default.log.list()).toEqual([])
})

test('rejects the dummy captcha of localhost in production [CF-017]', async () => {
  const { http } = await productionServer()
  const answer = await http().post('/api/login').send({ user: '12345678Z', password, captcha: 'localhost' })
  expect(outcome(answer)).toBe('200 2004')
})

/** Starts a payment of a bill of the customer, without registration. */
async function payOffline({ http }: Awaited<ReturnType<typeof productionServer>>) {
  const session = await http().post('/api/login').send({ user: '70999999', password })
  return http()
    .post('/api/cardPaymentOffline')
    .set('authorization', `Bearer ${session.body.accessToken}`)
    .send({ nif: '12345678Z', factura: 'FE202602000001001', idempotencyKey: 'a-key-of-production' })
}

test('answers 0503 in production to a payment without registration and without a provider', async () => {
  const server = await productionServer()
  expect(outcome(await payOffline(server))).toBe('200 0503')
  expect((await server.http().get('/provider/pay/x')).status).toBe(404)
})

test('answers 0503 in production to a customer’s payments without a provider', async () => {
  const { http } = await productionServer()
  const captcha = encodeCaptcha(await solveCaptcha({ anyone: { get: (path) => http().get(`/api${path}`) } }))
  const session = await http().post('/api/login').send({ user: '12345678Z', password, captcha })
  const pay = (path: string, more: object = {}) =>
    http()
      .post(`/api${path}`)
      .set('authorization', `Bearer ${session.body.accessToken}`)
      .send({ bills: ['FE202602000001001'], idempotencyKey: 'a-key-of-production', ...more })
  expect(outcome(await pay('/cardPayment'))).toBe('200 0503')
  expect(outcome(await pay('/bizumPayment', { phone: '612345678' }))).toBe('200 0503')
})

test('sends a payment in production to the provider with order and amount signed', async () => {
  const server = await productionServer({
    PAYMENT_PROVIDER_URL: 'https://pay.example',
    PAYMENT_SECRET: 'n5vD8sQ1xW6yB9mZ4pL7nR2tF5hJ0cGb',
  })
  const { body } = await payOffline(server)
  expect(body.url).toMatch(/^https:\/\/pay\.example\/pay\/PG(?:-\w{4}){3}\?amountCents=\d+&signature=[\w-]{43}&/)
  expect((await server.http().get(`/provider/pay/${body.order}`)).status).toBe(404)
})

test('says that it lives and that it is ready', async () => {
  const { http } = await productionServer()
  await http().get('/health').expect(200, { status: 'ok' })
  await http().get('/ready').expect(200, { status: 'ready' })
})

test('says that it is not ready and why while it cannot write', async () => {
  const { http, worlds } = await productionServer()
  const sqlite = worlds.default.db.$client
  sqlite.pragma('query_only = ON')
  const { status, body } = await http().get('/ready')
  expect([status, body.status]).toEqual([503, 'not ready'])
  expect(body.reason).toMatch(/^The database :memory: cannot be written\. Give the server write access to it\.$/)
  await http().get('/health').expect(200)
  sqlite.pragma('query_only = OFF')
  await http().get('/ready').expect(200, { status: 'ready' })
})
