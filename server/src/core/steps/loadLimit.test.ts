import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { portOf } from '#src/testing/portOf.ts'
import { outcome, password, testApi } from '#src/testing/testApi.ts'

const wrong = { user: '12345678Z', password: 'Farola#29b', captcha: 'localhost' }

test('answers a crowd of log-ins or tells it to come back, and the health check goes on', async () => {
  const { app, http } = await testApi()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const queue = await Promise.all(Array.from({ length: 128 }, () => beginLogIn(portOf(app.server))))
  const crowd = Array.from({ length: 272 }, () => http().post('/api/login').send(wrong))
  const [health, ...later] = await Promise.all([http().get('/health'), ...crowd])
  expect(health?.status).toBe(200)
  expect(later.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(later.map(() => [503, '1']))
  expect(later[0]?.body.result.codResult).toBe('ERROR_GENERICO')
  expect(await Promise.all(queue.map((end) => end()))).toEqual(queue.map(() => 200))
  // The queue is empty, so nobody is refused any more.
  expect((await http().post('/api/login').send(wrong)).status).toBe(200)
})

/** Begins a log-in that the server knows of. Returns a function that sends its body and resolves to the status. */
async function beginLogIn(port: number): Promise<() => Promise<number | undefined>> {
  const body = JSON.stringify(wrong)
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
  const call = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/login', headers, agent: false })
  call.flushHeaders()
  await once(call, 'continue')
  return async () => {
    call.end(body)
    const [answer]: IncomingMessage[] = await once(call, 'response')
    return answer?.resume().statusCode
  }
}

test('tells an address that tries too often without a session when to come back', async () => {
  const { anyone, as } = await testApi({ RATE_LIMIT: '3' })
  const tries = []
  for (let nth = 0; nth < 4; nth += 1) tries.push(await anyone.post('/login', wrong))
  expect(tries.map(outcome)).toEqual(['200 1001', '200 1001', '200 1001', '429 ERROR_GENERICO'])
  expect(Number(tries[3]?.headers['retry-after'])).toBeGreaterThan(0)
  // One count for all operations: a caller who is stopped at the log-in cannot go on at the reminder.
  const reminder = { user: '12345678Z', email: 'a@correo.gal', phone: '', captcha: 'localhost' }
  expect((await anyone.post('/passwordreminder', reminder)).status).toBe(429)
  expect((await anyone.get('/captcha')).status).toBe(200)
  expect(outcome(await (await as('customer')).get('/users/1'))).toBe('200 0000')
})

test.each([
  ['on', [200, 200, 429]],
  ['off', [200, 200, 429]],
])('counts a caller who claims a new address in each call, trust in a proxy %s', async (TRUST_PROXY, expected) => {
  const { http } = await testApi({ RATE_LIMIT: '2', TRUST_PROXY })
  const statuses = []
  for (const claimed of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    // The proxy has added the last entry.
    const call = http().post('/api/loginUser').set('x-forwarded-for', `${claimed}, 198.51.100.7`)
    statuses.push((await call.send({ user: '12345678Z' })).status)
  }
  expect(statuses).toEqual(expected)
})

test('counts each caller behind a proxy separately', async () => {
  const { http } = await testApi({ RATE_LIMIT: '1', TRUST_PROXY: 'on' })
  const from = async (address: string) =>
    (await http().post('/api/loginUser').set('x-forwarded-for', address).send({ user: '12345678Z' })).status
  expect([await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.1')]).toEqual([200, 200, 429])
})

test('allows any number of calls without a rate limit', async () => {
  const { anyone } = await testApi()
  const tries = await Promise.all(Array.from({ length: 100 }, () => anyone.post('/loginUser', { user: '12345678Z' })))
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200]))
})

test('hides at the log-in who is a user, with neutral answers', async () => {
  const { anyone, as } = await testApi({ NEUTRAL_ANSWERS: 'on' })
  const strangers = ['99999999R', '88888888Y', '44444444A', '55555555K', '66666666Q', '12345678Z']
  for (const user of strangers) expect(outcome(await anyone.post('/login', { ...wrong, user }))).toBe('200 1001')
  const right = { ...wrong, password }
  expect(outcome(await anyone.post('/login', right))).toBe('200 0000')
  expect(outcome(await anyone.post('/login', { ...right, captcha: 'forged' }))).toBe('200 2004')
  expect(outcome(await anyone.post('/login', { ...right, user: '12345678A' }))).toBe('200 2017')
  expect(outcome(await (await as('customer')).get('/users/1'))).toBe('200 0000')
})

test('answers every reminder alike with neutral answers, and writes only to the right address', async () => {
  const api = await testApi({ NEUTRAL_ANSWERS: 'on' })
  const { email } = (await api.logIn('customer')).user
  const sent = () => api.world().inbox.list({ to: email }).length
  const ask = (user: string, to: string) =>
    api.anyone.post('/passwordreminder', { user, email: to, phone: '', captcha: 'localhost' })
  const answers = [await ask('99999999R', email), await ask('44444444A', email), await ask('12345678Z', 'a@correo.gal')]
  expect(answers.map(outcome)).toEqual(answers.map(() => '200 0000'))
  expect(sent()).toBe(0)
  expect((await ask('12345678Z', email)).text).toBe(answers[0]?.text)
  expect(sent()).toBe(1)
})

test('answers earlier calls while it ends, and sends later ones elsewhere with the envelope', async () => {
  const { app, http, world } = await testApi()
  await app.listen({ port: 0, host: '127.0.0.1' })
  world().faults.add({ operation: 'getCaptcha', delayMs: 1500, times: 1 })
  const socket = connect(portOf(app.server), '127.0.0.1').setEncoding('utf8')
  const ask = (path: string) => socket.write(`GET /api${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  ask('/captcha')
  // The call is running once a later call was answered.
  await http().get('/health')
  const ended = app.close()
  while (app.server.listening) await setImmediate()
  ask('/captcha')
  const text = (await socket.toArray()).join('')
  await ended
  const [before = '', after = ''] = text.split(/(?<!^)(?=HTTP\/1\.1)/)
  expect(before).toMatch(/^HTTP\/1\.1 200 [^]*"codResult":"0000"/)
  expect(after).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 1\r\n[^]*"codResult":"ERROR_GENERICO"/)
})
