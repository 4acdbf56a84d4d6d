import { expect, test } from 'vitest'
import { signMessage } from '#src/core/paymentProvider.ts'
import { bill, readNewestBill, newKey, openPaymentPage, startCard } from '#src/testing/billPayments.ts'
import { outcome, type TestApi, testApi } from '#src/testing/testApi.ts'

const paymentSecret = 'what the provider signs with in the tests'

interface Started {
  readonly order: string
  readonly amountCents: number
  readonly url: string
}

/** A started card payment, and the provider's messages about it. */
async function started() {
  const api = await testApi({ PAYMENT_SECRET: paymentSecret })
  const customer = await api.as('customer')
  const { order, amountCents, url }: Started = (await startCard(customer)).body
  const say = (state: string, change: object = {}, secret = paymentSecret) => {
    const message = { order, state, amountCents, ...change }
    return api.anyone.put('/updatePayment', { ...message, signature: signMessage(secret, message) })
  }
  return { api, customer, order, amountCents, url, say }
}

const receipts = (api: TestApi) => api.sent().filter(({ subject }) => subject === 'Pago recibido').length

test("pays a bill when the provider's signed message says PAID [OP-052]", async () => {
  const { api, order, say } = await started()
  for (const state of ['PENDING', 'PAID']) {
    expect((await readNewestBill(api)).status).toBe('PENDING')
    expect((await say(state)).body).toMatchObject({ result: { codResult: '0000' }, order, state })
  }
  expect((await readNewestBill(api)).status).toBe('PAID')
})

test('accepts a repeated message without a second receipt [OP-052]', async () => {
  const { api, say } = await started()
  const answers = await Promise.all([1, 2, 3, 4].map(() => say('PAID')))
  expect(answers.map(outcome)).toEqual(['200 0000', '200 0000', '200 0000', '200 0000'])
  expect(receipts(api)).toBe(1)
})

test('answers 0404 alike to forged and altered messages and to unknown orders', async () => {
  const { api, order, amountCents, url, say } = await started()
  const signature = signMessage(paymentSecret, { order, state: 'PAID', amountCents })
  const send = (more: object) =>
    api.anyone.put('/updatePayment', { order, state: 'PAID', amountCents, signature, ...more })
  const hosted = new URL(url).searchParams.get('signature') ?? ''
  const answers = [
    await send({ signature: 'forged' }),
    await send({ signature: hosted }),
    await send({ signature: signMessage('the wrong secret', { order, state: 'PAID', amountCents }) }),
    await send({ amountCents: 1 }),
    await send({ state: 'REFUSED' }),
    await send({ order: 'PG-0000-0000-0001' }),
    await say('PAID', { order: 'none' }),
  ]
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  expect(answers[0]?.body.result.codResult).toBe('0404')
  expect((await readNewestBill(api)).status).toBe('PENDING')
})

test('answers 0409 to another payer while the provider works on an order', async () => {
  const { api, say } = await started()
  await say('PENDING')
  const bridge = await api.as('bridge')
  const offline = { nif: '12345678Z', factura: bill, idempotencyKey: newKey() }
  expect(outcome(await bridge.post('/cardPaymentOffline', offline))).toBe('200 0409')
})

test('answers 0409 to another amount and to messages after the end of an order', async () => {
  const { api, amountCents, say } = await started()
  expect(outcome(await say('PAID', { amountCents: amountCents - 1 }))).toBe('200 0409')
  expect(outcome(await say('EXPIRED'))).toBe('200 0000')
  for (const state of ['PAID', 'PENDING', 'REFUSED']) expect(outcome(await say(state))).toBe('200 0409')
  expect((await readNewestBill(api)).status).toBe('PENDING')
  const late = await started()
  late.api.advance(30 * 60)
  expect(outcome(await late.say('PAID'))).toBe('200 0409')
  const paid = await started()
  await paid.say('PAID')
  expect(outcome(await paid.say('REFUSED'))).toBe('200 0409')
  expect((await readNewestBill(paid.api)).status).toBe('PAID')
})

test('answers 0409 to an order whose bill was paid otherwise', async () => {
  const { api, say } = await started()
  api.world().db.$client.prepare("insert into bill_payment values (?, 1, 'card', 'other')").run(bill)
  expect(outcome(await say('PAID'))).toBe('200 0409')
  expect(receipts(api)).toBe(0)
})

test("answers 0404 to a provider's message about a Bizum order", async () => {
  const { api, customer, say } = await started()
  const { body } = await customer.post('/bizumPayment', { bills: [bill], phone: '612345678', idempotencyKey: newKey() })
  expect(outcome(await say('PAID', { order: body.order }))).toBe('200 0404')
  expect((await readNewestBill(api)).status).toBe('PENDING')
})

test('rejects an unknown state with the known ones', async () => {
  const { say } = await started()
  const { body } = await say('CREATED').expect(400)
  expect(body.violations[0]).toEqual({ where: 'body/state', problem: 'must be one of PENDING, PAID, REFUSED, EXPIRED' })
})

test('answers 404 to altered addresses of the payment page and limits where its form leads', async () => {
  const { api, url } = await started()
  for (const [from, to] of [
    [/amountCents=\d+/, 'amountCents=1'],
    [/signature=[\w-]+/, 'signature=forged'],
    [/back=[^&]*/, 'back=%2F%2Fevil.example'],
    [/pay\/[\w-]+/, 'pay/none'],
    [/world=\w+/, 'world=nowhere'],
  ] as const)
    await openPaymentPage(api, url.replace(from, to)).expect(404)
  const page = await openPaymentPage(api, url).expect(200)
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:5173;.*frame-ancestors 'none'$/,
  )
})
