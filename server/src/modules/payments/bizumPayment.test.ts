import { expect, test } from 'vitest'
import { bill, readNewestBill, newKey } from '#src/testing/billPayments.ts'
import { outcome, password, type TestApi, testApi } from '#src/testing/testApi.ts'

const phone = '612 345 678'
type Client = Awaited<ReturnType<TestApi['as']>>
const start = ({ post }: Pick<Client, 'post'>, more: object = {}) =>
  post('/bizumPayment', { bills: [bill], phone, idempotencyKey: newKey(), ...more })
const confirm = ({ post }: Pick<Client, 'post'>, order: string, code: string) =>
  post('/bizumPaymentConfirmation', { order, code })

async function started() {
  const api = await testApi()
  const customer = await api.as('customer')
  const { body } = await start(customer).expect(200)
  const code = api.lastCode()
  const wrong = code === '000000' ? '000001' : '000000'
  const { order, amountCents }: { order: string; amountCents: number } = body
  return { api, customer, order, amountCents, code, wrong }
}

test('sends a code to the phone and pays the bill with it, once [OP-053 OP-054 FL-087]', async () => {
  const { api, customer, order, amountCents, code } = await started()
  const [sms] = api.sent()
  expect(sms).toMatchObject({ channel: 'sms', to: '612345678' })
  expect(amountCents).toBe((await readNewestBill(api)).totalCents)
  for (let times = 0; times < 2; times += 1) {
    const { body } = await confirm(customer, order, code)
    expect(body).toMatchObject({ result: { codResult: '0000' }, order, state: 'PAID' })
  }
  expect((await readNewestBill(api)).status).toBe('PAID')
  expect(api.sent().filter(({ subject }) => subject === 'Pago recibido')).toHaveLength(1)
})

test('answers a repeated key with the same order and sends no second code', async () => {
  const { api, customer } = await started()
  const idempotencyKey = newKey()
  const first = await start(customer, { idempotencyKey })
  const sent = api.sent().length
  expect((await start(customer, { idempotencyKey })).body.order).toBe(first.body.order)
  expect(api.sent()).toHaveLength(sent)
  expect(outcome(await start(customer, { idempotencyKey, phone: '612345679' }))).toBe('200 0409')
})

test('answers 1001 to a wrong code and still accepts the right one', async () => {
  const { customer, order, code, wrong } = await started()
  expect(outcome(await confirm(customer, order, wrong))).toBe('200 1001')
  expect(outcome(await confirm(customer, order, code))).toBe('200 0000')
})

test('accepts the code for five minutes', async () => {
  const { api, customer, order, code } = await started()
  api.advance(299.9)
  const { order: second, code: fresh, api: other, customer: again } = await started()
  expect(outcome(await confirm(customer, order, code))).toBe('200 0000')
  other.advance(300.1)
  expect(outcome(await confirm(again, second, fresh))).toBe('200 1001')
})

test('answers 2024 to the third wrong code and refuses the payment from then on', async () => {
  const { api, customer, order, code, wrong } = await started()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(customer, order, wrong)))
  expect(answers.map(outcome).toSorted()).toEqual(['200 0409', '200 0409', '200 1001', '200 1001', '200 2024'])
  expect(outcome(await confirm(customer, order, code))).toBe('200 0409')
  expect((await readNewestBill(api)).status).toBe('PENDING')
})

test('answers 2024 to the sixth code for a phone within an hour', async () => {
  const { api, customer } = await started()
  for (let count = 2; count <= 5; count += 1) expect(outcome(await start(customer))).toBe('200 0000')
  const sent = api.sent().length
  expect(outcome(await start(customer))).toBe('200 2024')
  expect(api.sent()).toHaveLength(sent)
  api.advance(3601)
  expect(outcome(await start(await api.as('customer')))).toBe('200 0000')
})

test('answers 2024 to the sixth code of a payer within an hour, whatever the phones', async () => {
  const customer = await (await testApi()).as('customer')
  for (const last of [1, 2, 3, 4, 5])
    expect(outcome(await start(customer, { phone: `61234567${last}` }))).toBe('200 0000')
  expect(outcome(await start(customer, { phone: '612345676' }))).toBe('200 2024')
})

test('answers 2024 to the sixth code for a phone within an hour, whatever the payers', async () => {
  const api = await testApi()
  const offline = { nif: '12345678Z', factura: bill, phone }
  const visit = async (more: object = {}) => {
    const visitor = await api.as('bridge')
    const answer = await visitor.put('/bizumPaymentOffline', { ...offline, idempotencyKey: newKey(), ...more })
    const wrong = api.lastCode() === '000000' ? '000001' : '000000'
    // The third wrong code ends the order, so the bill can have another one.
    for (let times = 0; times < 3; times += 1) await confirm(visitor, answer.body.order ?? 'none', wrong)
    return outcome(answer)
  }
  for (let times = 0; times < 5; times += 1) expect(await visit()).toBe('200 0000')
  expect(await visit()).toBe('200 2024')
  expect(await visit({ phone: '698765432' })).toBe('200 0000')
})

test('answers 0404 alike for foreign and missing orders and bills', async () => {
  const { api, customer, order, code } = await started()
  const prosumer = await api.as('prosumer')
  const answers = [
    await confirm(prosumer, order, code),
    await confirm(customer, 'PG-0000-0000-0001', code),
    await confirm(customer, 'none', code),
    await start(prosumer),
    await start(prosumer, { bills: ['FE202602999999999'] }),
  ]
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  expect(answers[0]?.body.result.codResult).toBe('0404')
})

test('answers 0409 to a paid bill and to an expired order', async () => {
  const { api, customer, order, code } = await started()
  expect(outcome(await start(customer, { bills: ['FE202601000001001'] }))).toBe('200 0409')
  api.advance(30 * 60)
  expect(outcome(await confirm(await api.as('customer'), order, code))).toBe('200 0409')
  expect((await readNewestBill(api)).status).toBe('PENDING')
})

test('answers 0409 to the code of an order whose bill was paid otherwise', async () => {
  const { api, customer, order, code } = await started()
  api.world().db.$client.prepare("insert into bill_payment values (?, 1, 'card', 'other')").run(bill)
  expect(outcome(await confirm(customer, order, code))).toBe('200 0409')
  expect(api.sent().filter(({ subject }) => subject === 'Pago recibido')).toEqual([])
})

test('answers 0503 without a provider of Bizum and sends no code', async () => {
  const api = await testApi({ PAYMENT_PROVIDER_URL: 'https://pay.example' })
  expect(outcome(await start(await api.as('customer')))).toBe('200 0503')
  const bridge = await api.as('bridge')
  const offline = { nif: '12345678Z', factura: bill, phone, idempotencyKey: newKey() }
  expect(outcome(await bridge.put('/bizumPaymentOffline', offline))).toBe('200 0503')
  expect(api.sent()).toEqual([])
})

test('rejects invalid phones and codes', async () => {
  const customer = await (await testApi()).as('customer')
  for (const wrong of ['812345678', '600000000', '61234567'])
    expect((await start(customer, { phone: wrong }).expect(400)).body.violations[0]).toEqual({
      where: 'body/phone',
      problem: 'must be a mobile phone, nine digits that start with 6 or 7',
    })
  expect((await confirm(customer, 'x', '12').expect(400)).body.violations[0].where).toBe('body/code')
})

test("answers for a number or the caller's own phone whether it can be asked to pay [OP-056]", async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const rtp = async (who: Pick<Client, 'put'>, body: object) =>
    (await who.put('/checkRtpUsuario', body).expect(200)).body.rtp
  expect(await rtp(customer, {})).toBe('S')
  expect(await rtp(customer, { documentNumber: '12345678z' })).toBe('S')
  for (const who of [customer, api.anyone]) {
    expect(await rtp(who, { phone: '612345678' })).toBe('S')
    expect(await rtp(who, { phone: '912345678' })).toBe('N')
  }
  api.world().db.$client.exec("update user set phone = '600000000' where id = 1")
  expect(await rtp(customer, {})).toBe('N')
})

test("hides the user's phone until the second factor is complete [OP-056]", async () => {
  const api = await testApi()
  const { body } = await api.anyone.post('/login', { user: '34567812P', password, captcha: 'localhost' }).expect(200)
  const { put } = api.bearing(body.accessToken)
  expect(outcome(await put('/checkRtpUsuario', {}))).toBe('400 ERROR_GENERICO')
  expect((await put('/checkRtpUsuario', { documentNumber: '34567812P' }).expect(200)).body.rtp).toBe('N')
})

test('answers alike about the phones of all other documents [OP-056]', async () => {
  const api = await testApi()
  for (const who of [await api.as('prosumer'), api.anyone]) {
    const said = []
    for (const documentNumber of ['12345678Z', '99999999R', '88888888Y'])
      said.push((await who.put('/checkRtpUsuario', { documentNumber }).expect(200)).text)
    expect(new Set(said).size).toBe(1)
  }
  expect((await api.anyone.put('/checkRtpUsuario', {}).expect(400)).body.violations).toEqual([
    { where: 'body/phone', problem: 'must be given, or documentNumber must, or a session' },
  ])
})
