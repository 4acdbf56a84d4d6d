import { operations } from '@acometida/api-spec/generated/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answeredCall, audit, mail, session, user } from '#src/db/schema.ts'
import { pointOf } from '#src/testing/points.ts'
import { messageId, outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

const path = '/v1.0/mails/contact/send'
const letter = { text: 'Gracias por todo.' }

const mails = ({ world }: TestApi) => world().db.select().from(mail).all().length
const kept = ({ world }: TestApi) => world().db.select().from(answeredCall).all().length
const violationsOf = ({ body }: { body: { violations?: object[] } }) => body.violations

async function customer() {
  const api = await testApi()
  return { api, id: messageId(), ...(await api.as('customer')) }
}

test('answers a repeated call under its id with the same bytes and does nothing again', async () => {
  const { api, id, post } = await customer()
  const first = await post(path, letter, id)
  const again = await post(path, letter, id)
  expect([first.status, first.body.result.codResult]).toEqual([200, '0000'])
  expect([again.status, again.text]).toEqual([200, first.text])
  expect(again.headers['content-type']).toBe(first.headers['content-type'])
  expect([mails(api), api.sent().length]).toEqual([1, 2])
  expect(outcome(await post(path, letter))).toBe('200 0000')
  expect(mails(api)).toBe(2)
})

test('rejects another body, path or query under the id of an earlier call', async () => {
  const { api, id, post, put, get } = await customer()
  await post(path, letter, id)
  const problem = 'was the id of a call that asked for something else'
  const other = await post(path, { text: 'Otra cosa.' }, id)
  expect(outcome(other)).toBe('400 ERROR_GENERICO')
  expect(violationsOf(other)).toEqual([{ where: 'header/message-id', problem }])
  expect(violationsOf(await post('/v1.0/mails/complaint/send', letter, id))).toHaveLength(1)
  expect(mails(api)).toBe(1)
  const meter = (cups: string) => get(`/meterControl?cups=${cups}&action=reconnect`, id)
  const [one, two] = [pointOf(api, 1, 0).cups, pointOf(api, 1, 1).cups]
  expect(outcome(await meter(one))).toBe('200 0000')
  expect(outcome(await meter(one))).toBe('200 0000')
  expect(outcome(await meter(two))).toBe('400 ERROR_GENERICO')
  // Another operation has its own ids.
  expect(outcome(await put('/users/1', { language: 'gl' }, id))).toBe('200 0000')
})

test('keeps the ids of users and of staff acting for them apart', async () => {
  const { api, id, post } = await customer()
  await post(path, letter, id)
  expect(outcome(await (await api.as('prosumer')).post(path, { text: 'Soy otro.' }, id))).toBe('200 0000')
  const { body } = await (await api.as('agent')).post('/login', { userId: 1 })
  const acting = api.bearing(body.accessToken)
  expect(outcome(await acting.put('/users/1', { language: 'gl' }, id))).toBe('200 0000')
  expect(outcome(await (await api.as('customer')).put('/users/1', { language: 'en' }, id))).toBe('200 0000')
  expect(mails(api)).toBe(2)
})

test('treats a repeated id as a new call after ten minutes and forgets the old one', async () => {
  const { api, id, post } = await customer()
  await post(path, letter, id)
  api.advance(599.999)
  await post(path, letter, id)
  expect(mails(api)).toBe(1)
  api.advance(0.001)
  expect(outcome(await post(path, { text: 'Otra vez.' }, id))).toBe('200 0000')
  expect([mails(api), kept(api)]).toEqual([2, 1])
  api.advance(20 * 60)
  await api.anyone.get('/captcha')
  expect(kept(api)).toBe(0)
})

test('stores an answer and the changes of its call together or not at all', async () => {
  const { api, id, post } = await customer()
  const { $client } = api.world().db
  $client.exec("create trigger broken before insert on answered_call begin select raise(abort, 'broken'); end")
  expect(outcome(await post(path, letter, id))).toBe('500 ERROR_GENERICO')
  expect([mails(api), kept(api), api.sent().length]).toEqual([0, 0, 0])
  $client.exec(
    "drop trigger broken; create trigger broken before insert on mail begin select raise(abort, 'broken'); end",
  )
  expect(outcome(await post(path, letter, id))).toBe('500 ERROR_GENERICO')
  expect([mails(api), kept(api)]).toEqual([0, 0])
  $client.exec('drop trigger broken')
  expect(outcome(await post(path, letter, id))).toBe('200 0000')
})

test('retries a failure that wrote nothing and repeats one whose writes stay', async () => {
  const { api, id, put, post } = await customer()
  const { cups } = pointOf(api, 2)
  const name = (key: string) =>
    put(`/customData/${key}`, { type: 'supply', name: 'Casa', icon: 'home', documentNumber: '12345678Z' }, id)
  expect(outcome(await name(cups))).toBe('200 TS01000004')
  expect(kept(api)).toBe(0)
  expect(outcome(await name(pointOf(api, 1).cups))).toBe('200 0000')
  const payment = { bills: ['FE202602000001001'], idempotencyKey: 'a-key-of-this-test', phone: '612345678' }
  const { order } = (await post('/bizumPayment', payment)).body
  const wrong = messageId()
  const confirm = (code: string, key?: string) => post('/bizumPaymentConfirmation', { order, code }, key)
  const tried = [await confirm('000000', wrong), await confirm('000000', wrong), await confirm('000000', wrong)]
  expect(tried.map(outcome)).toEqual(['200 1001', '200 1001', '200 1001'])
  expect(outcome(await confirm(api.lastCode()))).toBe('200 0000')
})

test('handles two equal calls at once as one call', async () => {
  const { api, id, put } = await customer()
  const change = { password: 'Candil#58b', currentPassword: password }
  const [one, other] = await Promise.all([put('/users/1', change, id), put('/users/1', change, id)])
  expect(outcome(one)).toBe('200 0000')
  expect(other.text).toBe(one.text)
  expect(kept(api)).toBe(1)
})

test('audits a repeated call once', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  const id = messageId()
  const answers = [1, 2, 3].map(() => agent.put('/userRoles/1', { roles: ['US_USER'] }, id))
  expect(new Set((await Promise.all(answers)).map(({ text }) => text)).size).toBe(1)
  expect(api.world().db.select().from(audit).all()).toHaveLength(1)
})

test('repeats no answer that contains a secret, but makes the call again', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  const id = messageId()
  const [one, two] = [await agent.post('/login', { userId: 1 }, id), await agent.post('/login', { userId: 1 }, id)]
  expect(two.body.accessToken).not.toBe(one.body.accessToken)
  expect(kept(api)).toBe(0)
  const secret = /"(accessToken|refreshToken|hash)"/
  const open = Object.entries(operations).filter(([, { success }]) => secret.test(JSON.stringify(success)))
  expect(open.length).toBeGreaterThan(3)
  for (const [name, { secretAnswer }] of open) expect([name, secretAnswer]).toEqual([name, true])
})

test('stores no answers of the public session of the payment bridge', async () => {
  const api = await testApi()
  const { body } = await api.anyone.post('/login', { user: '70999999', password })
  const bridge = api.bearing(body.accessToken)
  const id = messageId()
  const payment = { nif: '12345678Z', factura: 'FE202602000001001', idempotencyKey: 'a-key-of-this-test' }
  expect(outcome(await bridge.post('/cardPaymentOffline', payment, id))).toBe('200 0000')
  expect(kept(api)).toBe(0)
})

test('deletes stored answers with their user and keeps no request readable', async () => {
  const { api, id, put } = await customer()
  await put('/users/1', { password: 'Candil#58b', currentPassword: password }, id)
  const { db } = api.world()
  expect(JSON.stringify(db.select().from(answeredCall).all())).not.toContain('Candil')
  db.delete(session).run()
  db.delete(user).where(eq(user.id, 1)).run()
  expect(kept(api)).toBe(0)
})

test('keeps the ids of each world apart', async () => {
  const api = await testApi()
  await api.http().post('/__control/worlds').send({ id: 'other' }).expect(200)
  const id = messageId()
  const here = await api.as('customer')
  const there = await api.as('customer', 'other')
  await here.post(path, letter, id)
  expect(outcome(await there.post(path, { text: 'Aquí es otra.' }, id))).toBe('200 0000')
})
