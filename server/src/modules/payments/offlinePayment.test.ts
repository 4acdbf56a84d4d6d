import { operations } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { signMessage } from '#src/core/paymentProvider.ts'
import {
  readNewestBill,
  newKey,
  offlineBill,
  openPaymentPage,
  pressButton,
  startCard,
} from '#src/testing/billPayments.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, password, type TestApi, testApi } from '#src/testing/testApi.ts'

/** Logs in with the credentials in the master data, as the client does. */
async function bridgeOf(api: TestApi) {
  const published = await api.anyone.get(
    pathWithFilter('/masterData', 'master::CARD_PAYMENT|language::ES|key::OFFLINE'),
  )
  const [user, word] = String(published.body.items[0].value).split('-')
  const { body } = await api.anyone.post('/login', { user, password: word }).expect(200)
  return { session: body, ...api.bearing(body.accessToken) }
}

const SECRET = 'what the provider signs with in the tests'

const check = ({ post }: Pick<TestApi['anyone'], 'post'>, body: object = offlineBill) =>
  post('/checkPaymentOffline', body)

test('opens a session of fifteen minutes without refresh for the published pair [OP-113 FL-020]', async () => {
  const api = await testApi()
  const { session, ...bridge } = await bridgeOf(api)
  expect(session.expiresInToken).toBe(900)
  expect(outcome(await check(bridge))).toBe('200 0000')
  const again = await api.anyone.put('/tokens', { user: '70999999', refresh_token: session.refreshToken })
  expect(outcome(again)).toBe('401 9002')
  api.advance(900)
  expect(outcome(await check(bridge))).toBe('401 9002')
})

test("opens only the bridge's own calls with its token", async () => {
  const api = await testApi()
  const forBridge = Object.values(operations).filter(({ roles }) => roles.some((role) => role === 'bridge'))
  expect(forBridge.map(({ path }) => path).toSorted()).toEqual([
    '/bizumPaymentConfirmation',
    '/bizumPaymentOffline',
    '/cardPaymentOffline',
    '/checkPaymentOffline',
  ])
  const persona = await api.as('bridge')
  for (const { get, put } of [await bridgeOf(api), persona]) {
    for (const path of ['/users/25', '/supplypoints', '/serviceRequests', '/cardPayment', '/serviceRequestsTypology'])
      expect(outcome(await get(path))).toBe('401 9002')
    expect(outcome(await put('/users/25', { phone: '612345678' }))).toBe('401 9002')
  }
})

test('locks no payment bridge after wrong passwords and lets no staff act for it', async () => {
  const api = await testApi()
  for (let times = 0; times < 7; times += 1)
    expect(outcome(await api.anyone.post('/login', { user: '70999999', password: 'wrong' }))).toBe('200 1001')
  expect(outcome(await api.anyone.post('/login', { user: '70999999', password }))).toBe('200 0000')
  const agent = await api.as('agent')
  expect(outcome(await agent.post('/login', { userId: 25 }))).toBe('200 CC2')
})

test('answers amount and due date of a bill by document and number, and nothing of its holder [OP-112]', async () => {
  const api = await testApi()
  const bridge = await bridgeOf(api)
  const { body } = await check(bridge, { ...offlineBill, nif: '12.345.678-z' }).expect(200)
  const { totalCents } = await readNewestBill(api)
  expect(body).toEqual({
    result: expect.anything(),
    payable: { factura: offlineBill.factura, amountCents: totalCents, dueDate: '2026-03-25', payable: 'S' },
    payment: null,
  })
  expect((await check(bridge, { ...offlineBill, factura: 'FE202601000001001' })).body.payable.payable).toBe('N')
})

test('answers 0404 alike to unmatched and unknown documents, numbers and orders', async () => {
  const api = await testApi()
  const bridge = await bridgeOf(api)
  const strangers = [
    { nif: '23456781R', factura: offlineBill.factura },
    { nif: '99999999R', factura: offlineBill.factura },
    { nif: '12345678Z', factura: 'FE202602000002001' },
    { nif: '12345678Z', factura: 'FE202602999999999' },
  ]
  const answers = [await check(bridge, { order: 'none' }), await check(bridge, { order: 'PG-0000-0000-0002' })]
  for (const choice of strangers) {
    answers.push(await check(bridge, choice))
    answers.push(await bridge.post('/cardPaymentOffline', { ...choice, idempotencyKey: newKey() }))
    answers.push(await bridge.put('/bizumPaymentOffline', { ...choice, phone: '612345678', idempotencyKey: newKey() }))
  }
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  expect(answers[0]?.body.result.codResult).toBe('0404')
})

test('lets a visitor pay by card and mails the receipt to the holder [OP-058 FL-087]', async () => {
  const api = await testApi()
  const bridge = await bridgeOf(api)
  const { body } = await bridge.post('/cardPaymentOffline', { ...offlineBill, idempotencyKey: newKey() }).expect(200)
  expect((await openPaymentPage(api, body.url).expect(200)).text).toContain('Rechazar el pago')
  const asked = async () => (await check(bridge, { order: body.order })).body
  expect((await asked()).payment).toEqual({ order: body.order, state: 'PENDING' })
  const back = await pressButton(api, body.url, 'pay').expect(303)
  expect(back.headers['location']).toBe(`http://localhost:5173/successofflinepayment/${body.order}`)
  expect(await asked()).toMatchObject({ payment: { state: 'PAID' }, payable: { payable: 'N' } })
  const { session } = await api.as('customer')
  expect(api.sent().map(({ to, subject }) => [to, subject])).toEqual([[session.user.email, 'Pago recibido']])
})

test('lets a visitor pay by Bizum and no other visitor confirm it [OP-055 OP-054]', async () => {
  const api = await testApi()
  const [bridge, other] = [await bridgeOf(api), await bridgeOf(api)]
  const started = await bridge.put('/bizumPaymentOffline', {
    ...offlineBill,
    phone: '612345678',
    idempotencyKey: newKey(),
  })
  const confirmation = { order: started.body.order, code: api.lastCode() }
  expect(outcome(await other.post('/bizumPaymentConfirmation', confirmation))).toBe('200 0404')
  expect(outcome(await bridge.post('/bizumPaymentConfirmation', confirmation))).toBe('200 0000')
  expect((await readNewestBill(api)).status).toBe('PAID')
})

test("writes page and SMS in the visitor's language, Spanish by default", async () => {
  const api = await testApi()
  const bridge = await bridgeOf(api)
  const card = async (more: object) =>
    (await bridge.post('/cardPaymentOffline', { ...offlineBill, idempotencyKey: newKey(), ...more })).body.url
  expect((await openPaymentPage(api, await card({}))).text).toContain('<html lang="es">')
  expect((await openPaymentPage(api, await card({ language: 'gl' }))).text).toContain('<html lang="gl">')
  const bizum = { ...offlineBill, phone: '612345678', idempotencyKey: newKey(), language: 'en' }
  expect(outcome(await bridge.put('/bizumPaymentOffline', bizum))).toBe('200 0000')
  expect(api.sent().at(-1)).toMatchObject({ channel: 'sms', language: 'en' })
})

test('starts a new order for another visitor with the same key', async () => {
  const api = await testApi()
  const [one, other] = [await bridgeOf(api), await bridgeOf(api)]
  const idempotencyKey = newKey()
  const first = await one.post('/cardPaymentOffline', { ...offlineBill, idempotencyKey })
  await pressButton(api, first.body.url, 'refuse').expect(303)
  const second = await other.post('/cardPaymentOffline', { ...offlineBill, idempotencyKey })
  expect(outcome(second)).toBe('200 0000')
  expect(second.body.order).not.toBe(first.body.order)
})

test("answers 0409 to a bill in another visitor's order and replaces the visitor's own [OP-055 OP-058]", async () => {
  const api = await testApi()
  const [one, other] = [await bridgeOf(api), await bridgeOf(api)]
  const card = (who: Pick<typeof one, 'post'>) =>
    who.post('/cardPaymentOffline', { ...offlineBill, idempotencyKey: newKey() })
  const bizum = { ...offlineBill, phone: '612345678', idempotencyKey: newKey() }
  const first = (await card(one)).body
  expect(outcome(await card(other))).toBe('200 0409')
  expect(outcome(await other.put('/bizumPaymentOffline', bizum))).toBe('200 0409')
  await openPaymentPage(api, first.url).expect(200)
  const next = (await card(one)).body
  await pressButton(api, first.url, 'pay').expect(404)
  await pressButton(api, next.url, 'pay').expect(303)
  expect((await readNewestBill(api)).status).toBe('PAID')
})

test('answers 0409 to a paid bill and 2024 to the sixth code within an hour', async () => {
  const api = await testApi()
  const bridge = await bridgeOf(api)
  const paid = { nif: '12345678Z', factura: 'FE202601000001001', phone: '612345678' }
  const bizum = (more: object) => bridge.put('/bizumPaymentOffline', { ...more, idempotencyKey: newKey() })
  expect(outcome(await bizum(paid))).toBe('200 0409')
  expect(
    outcome(
      await bridge.post('/cardPaymentOffline', { nif: '12345678Z', factura: paid.factura, idempotencyKey: newKey() }),
    ),
  ).toBe('200 0409')
  for (let count = 1; count <= 5; count += 1)
    expect(outcome(await bizum({ ...offlineBill, phone: '612345678' }))).toBe('200 0000')
  expect(outcome(await bizum({ ...offlineBill, phone: '612345678' }))).toBe('200 2024')
})

test('rejects invalid input and says where', async () => {
  const bridge = await bridgeOf(await testApi())
  expect((await check(bridge, { nif: '12345678Z' }).expect(400)).body.violations[0]).toEqual({
    where: 'body/factura',
    problem: 'is missing',
  })
  const card = await bridge.post('/cardPaymentOffline', { ...offlineBill, idempotencyKey: 'x' }).expect(400)
  expect(card.body.violations[0].where).toBe('body/idempotencyKey')
  const bizum = await bridge
    .put('/bizumPaymentOffline', { ...offlineBill, phone: '9', idempotencyKey: newKey() })
    .expect(400)
  expect(bizum.body.violations[0].where).toBe('body/phone')
})

test("ends a visitor's unpaid order when the holder pays, and refuses its late payment", async () => {
  const api = await testApi()
  const bridge = await bridgeOf(api)
  const held = await bridge.post('/cardPaymentOffline', { ...offlineBill, idempotencyKey: newKey() })
  const customer = await api.as('customer')
  const own = await startCard(customer)
  expect(outcome(own)).toBe('200 0000')
  const stateOf = async ({ body: { order } }: typeof held) => (await check(bridge, { order })).body.payment?.state
  expect(await stateOf(held)).toBe('EXPIRED')
  await pressButton(api, own.body.url, 'pay').expect(303)
  // The provider charges a card only after it was answered with 0000.
  await pressButton(api, held.body.url, 'pay')
  expect([await stateOf(held), (await readNewestBill(api)).status]).toEqual(['EXPIRED', 'PAID'])
  const { items } = (await customer.get(pathWithFilter('/cardPayment', 'status::PAID'))).body.cardPayments
  expect(items.map(({ order }: { order: string }) => order)).toContain(own.body.order)
  expect(api.sent().filter(({ subject }) => subject === 'Pago recibido')).toHaveLength(1)
})

test('answers 0409 to a signed message of payment for an order that the holder ended', async () => {
  const api = await testApi({ PAYMENT_SECRET: SECRET })
  const bridge = await bridgeOf(api)
  const { body } = await bridge.post('/cardPaymentOffline', { ...offlineBill, idempotencyKey: newKey() })
  await startCard(await api.as('customer'))
  const message = { order: body.order, state: 'PAID', amountCents: body.amountCents } as const
  const told = await api.anyone.put('/updatePayment', { ...message, signature: signMessage(SECRET, message) })
  expect(outcome(told)).toBe('200 0409')
  expect((await readNewestBill(api)).status).not.toBe('PAID')
})

test("ends a visitor's Bizum order when the holder starts a payment", async () => {
  const api = await testApi()
  const bridge = await bridgeOf(api)
  const asked = { ...offlineBill, phone: '612345678', idempotencyKey: newKey() }
  const { body } = await bridge.put('/bizumPaymentOffline', asked)
  const code = api.lastCode()
  expect(outcome(await startCard(await api.as('customer')))).toBe('200 0000')
  expect(outcome(await bridge.post('/bizumPaymentConfirmation', { order: body.order, code }))).not.toBe('200 0000')
  expect((await readNewestBill(api)).status).not.toBe('PAID')
})

test('answers 0409 to a visitor for a bill in the order of its holder or another visitor', async () => {
  const api = await testApi()
  const [bridge, other] = [await bridgeOf(api), await bridgeOf(api)]
  const start = ({ post }: typeof bridge) => post('/cardPaymentOffline', { ...offlineBill, idempotencyKey: newKey() })
  expect(outcome(await start(bridge))).toBe('200 0000')
  expect(outcome(await start(other))).toBe('200 0409')
  expect(outcome(await startCard(await api.as('customer')))).toBe('200 0000')
  expect(outcome(await start(bridge))).toBe('200 0409')
})
