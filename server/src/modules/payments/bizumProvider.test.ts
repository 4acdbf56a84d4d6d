import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { bill, readNewestBill, newKey } from '#src/testing/billPayments.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { portOf } from '#src/testing/portOf.ts'
import { outcome, type TestApi, testApi } from '#src/testing/testApi.ts'

const secret = 'what both providers sign with, and long enough'
const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

interface Heard {
  readonly path: string
  readonly body: Readonly<Record<string, string | number>>
}
type Answer = (heard: Heard) => object | null | Promise<object | null>

/** A provider of Bizum at its own address. A result of null is answered as 503. */
async function bizumAt(answer: Answer) {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      const said: Heard = { path: request.url ?? '', body: JSON.parse(text) }
      heard.push(said)
      void Promise.resolve(answer(said)).then((body) =>
        response.writeHead(body ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      )
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const api = await testApi({
    PAYMENT_PROVIDER_URL: 'https://pay.example',
    BIZUM_PROVIDER_URL: `http://127.0.0.1:${portOf(server)}`,
    PAYMENT_SECRET: secret,
  })
  return { api, heard }
}

const start = async (api: TestApi, more: object = {}) =>
  (await api.as('customer')).post('/bizumPayment', {
    bills: [bill],
    phone: '612 345 678',
    idempotencyKey: newKey(),
    ...more,
  })
const confirm = async (api: TestApi, order: string, code = '123456') =>
  (await api.as('customer')).post('/bizumPaymentConfirmation', { order, code })
const tell = (api: TestApi, order: string, state: string, amountCents: number) =>
  api.anyone.put('/updatePayment', { order, state, amountCents, signature: sign(`${order}.${state}.${amountCents}`) })
const open: Answer = ({ path }) => (path === '/phones' ? { bizum: true } : { requested: true })

test('asks the configured provider by a signed message whether a phone has Bizum [OP-056]', async () => {
  const { api, heard } = await bizumAt(({ body }) => ({ bizum: body['phone'] === '612345678' }))
  const rtp = async (phone: string) => (await api.anyone.put('/checkRtpUsuario', { phone }).expect(200)).body.rtp
  expect([await rtp('612 345 678'), await rtp('698765432')]).toEqual(['S', 'N'])
  expect(heard).toEqual(
    ['612345678', '698765432'].map((phone) => ({ path: '/phones', body: { phone, signature: sign(phone) } })),
  )
  const refused = await start(api, { phone: '698765432' })
  expect([refused.status, refused.body.violations]).toEqual([
    400,
    [{ where: 'body/phone', problem: 'must be a phone with Bizum' }],
  ])
})

test('requests a payment from the provider and pays the bill when that confirms it [OP-053 OP-054]', async () => {
  const { api, heard } = await bizumAt(async ({ path, body }) => {
    if (path !== '/confirmations') return open({ path, body })
    if (body['code'] !== '123456') return { result: 'WRONG_CODE' }
    const { totalCents } = await readNewestBill(api)
    expect(outcome(await tell(api, String(body['order']), 'PAID', totalCents))).toBe('200 0000')
    return { result: 'TOLD' }
  })
  const { body } = await start(api)
  const { order, amountCents } = body
  expect(heard.at(-1)).toEqual({
    path: '/requests',
    body: {
      order,
      amountCents,
      phone: '612345678',
      language: 'es',
      signature: sign(`${order}.REQUEST.${amountCents}`),
    },
  })
  expect(api.sent()).toEqual([])
  expect(outcome(await confirm(api, order, '000000'))).toBe('200 1001')
  expect((await readNewestBill(api)).status).toBe('PENDING')
  expect(outcome(await confirm(api, order))).toBe('200 0000')
  expect((await readNewestBill(api)).status).toBe('PAID')
  const asked = heard.length
  expect(outcome(await confirm(api, order))).toBe('200 0000')
  expect(heard).toHaveLength(asked)
})

test('answers 0503 to a silent provider and 2024 to a refusal, and takes no money', async () => {
  let refuses = false
  const { api } = await bizumAt(async ({ path, body }) => {
    if (path !== '/confirmations') return open({ path, body })
    if (!refuses) return null
    await tell(api, String(body['order']), 'REFUSED', (await readNewestBill(api)).totalCents)
    return { result: 'TOLD' }
  })
  const { order } = (await start(api)).body
  expect(outcome(await confirm(api, order))).toBe('200 0503')
  refuses = true
  expect(outcome(await confirm(api, order))).toBe('200 2024')
  expect(outcome(await confirm(api, order))).toBe('200 0409')
  expect((await readNewestBill(api)).status).toBe('PENDING')
})

test('answers 0503 to a rejected request, ends its order and lets the next one start', async () => {
  let takes = false
  const { api } = await bizumAt(({ path }) => (path === '/phones' ? { bizum: true } : { requested: takes }))
  const refused = await start(api)
  expect(outcome(refused)).toBe('200 0503')
  const states = async () =>
    (await (await api.as('customer')).get(pathWithFilter('/cardPayment', 'method::bizum'))).body.cardPayments.items.map(
      ({ status }: { status: string }) => status,
    )
  expect(await states()).toEqual(['REFUSED'])
  takes = true
  expect(outcome(await start(api))).toBe('200 0000')
  expect((await states()).toSorted()).toEqual(['CREATED', 'REFUSED'])
})

test('assumes Bizum on a phone and starts no payment when the provider is unreachable', async () => {
  const api = await testApi({ PAYMENT_PROVIDER_URL: 'https://pay.example', BIZUM_PROVIDER_URL: 'http://127.0.0.1:1' })
  expect((await api.anyone.put('/checkRtpUsuario', { phone: '612345678' })).body.rtp).toBe('S')
  expect(outcome(await start(api))).toBe('200 0503')
})

test('ignores answers of the provider that are too long or redirect', async () => {
  const endless = await bizumAt(() => ({ bizum: false, more: 'x'.repeat(100_000) }))
  const rtp = (api: TestApi) => api.anyone.put('/checkRtpUsuario', { phone: '612345678' }).expect(200)
  expect((await rtp(endless.api)).body.rtp).toBe('S')
  const elsewhere = createServer((_request, response) =>
    response.writeHead(307, { location: 'http://127.0.0.1:9/phones' }).end(),
  )
  await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void elsewhere.close())
  const settings = { PAYMENT_PROVIDER_URL: 'https://pay.example', PAYMENT_SECRET: secret }
  const led = await testApi({ ...settings, BIZUM_PROVIDER_URL: `http://127.0.0.1:${portOf(elsewhere)}` })
  expect((await rtp(led)).body.rtp).toBe('S')
})

test('lists the payment methods that have a provider', async () => {
  const methods = async (settings: Record<string, string> = {}) => {
    const { anyone } = await testApi(settings)
    const { body } = await anyone.get(pathWithFilter('/masterData', 'master::PAYMENT_METHODS|language::ES')).expect(200)
    return body.items
  }
  const item = { master: 'PAYMENT_METHODS', language: 'ES', key: 'METHODS' }
  expect(await methods()).toEqual([{ ...item, value: 'CARD;BIZUM' }])
  const cards = { PAYMENT_PROVIDER_URL: 'https://pay.example' }
  expect(await methods(cards)).toEqual([{ ...item, value: 'CARD' }])
  expect(await methods({ ...cards, BIZUM_PROVIDER_URL: 'https://bizum.example' })).toEqual([
    { ...item, value: 'CARD;BIZUM' },
  ])
})

test('rejects messages about simulated Bizum orders and phones ending in 999', async () => {
  const api = await testApi({ PAYMENT_SECRET: secret })
  const { order, amountCents } = (await start(api)).body
  expect(outcome(await tell(api, order, 'PAID', amountCents))).toBe('200 0404')
  const rtp = async (phone: string) => (await api.anyone.put('/checkRtpUsuario', { phone })).body.rtp
  expect([await rtp('612345999'), await rtp('699912345')]).toEqual(['N', 'S'])
  expect((await start(api, { phone: '612345999' })).status).toBe(400)
})
