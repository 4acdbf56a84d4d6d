import { expect, test } from 'vitest'
import { bill, readNewestBill, newKey, openPaymentPage, pressButton, startCard } from '#src/testing/billPayments.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointsByRelation, pointOf } from '#src/testing/points.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

test("pays a bill by card on the provider's page and sends a receipt [OP-057 FL-087]", async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const { totalCents } = await readNewestBill(api)
  const { body } = await startCard(customer, { returnPath: '/supplies?tab=bills' }).expect(200)
  expect(body.order).toMatch(/^PG(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect([body.amountCents, body.url]).toEqual([totalCents, expect.stringContaining(`/provider/pay/${body.order}?`)])
  const page = await openPaymentPage(api, body.url).expect(200)
  expect(page.text).toContain('25,47')
  expect(page.text).not.toContain('<input')
  const back = await pressButton(api, body.url, 'pay').expect(303)
  expect(back.headers['location']).toBe(`http://localhost:5173/supplies?tab=bills&order=${body.order}`)
  expect((await readNewestBill(api)).status).toBe('PAID')
  const [mail] = api.sent()
  expect(mail).toMatchObject({ to: customer.session.user.email, subject: 'Pago recibido' })
  expect(mail?.text).toContain(bill)
  const notices = await customer.get(pathWithFilter('/pushNotifications', 'userId::1|lang::en'))
  expect(notices.body.pushNotifications.pushNotificationsItem[0].title).toBe('Payment received')
})

test('returns from a card payment to the world where it started', async () => {
  const api = await testApi()
  await api.http().post('/__control/worlds').send({ id: 'mine' }).expect(200)
  const { body } = await startCard(await api.as('customer', 'mine'))
  const page = await openPaymentPage(api, body.url).expect(200)
  expect(page.headers['content-security-policy']).toContain("form-action 'self' http://mine.localhost:5173;")
  const back = await pressButton(api, body.url, 'pay').expect(303)
  expect(back.headers['location']).toBe(`http://mine.localhost:5173/supplies?order=${body.order}`)
})

test.each([
  ['refuse', 'REFUSED'],
  ['timeout', 'EXPIRED'],
] as const)('leaves the bill unpaid and payable again after the payment ends by %s', async (button, status) => {
  const api = await testApi()
  const customer = await api.as('customer')
  const { body } = await startCard(customer)
  await pressButton(api, body.url, button).expect(303)
  expect((await readNewestBill(api)).status).toBe('PENDING')
  const listed = await customer.get(pathWithFilter('/cardPayment', `order::${body.order}`))
  expect(listed.body.cardPayments.items[0]).toMatchObject({ status, result: 'KO' })
  const again = await startCard(customer)
  await pressButton(api, again.body.url, 'pay').expect(303)
  expect((await readNewestBill(api)).status).toBe('PAID')
})

test('returns to the supplies with the order when no path is given', async () => {
  const api = await testApi()
  const { order, url } = (await startCard(await api.as('customer'))).body
  const { headers } = await pressButton(api, url, 'pay').expect(303)
  expect(headers['location']).toBe(`http://localhost:5173/supplies?order=${order}`)
})

test('keeps a paid bill taken by its order and frees a refused one', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const taken = () =>
    api.world().db.$client.prepare('select sum(live) as live from payment_item where number = ?').get(bill)
  await pressButton(api, (await startCard(customer)).body.url, 'refuse').expect(303)
  expect(taken()).toEqual({ live: 0 })
  await pressButton(api, (await startCard(customer)).body.url, 'pay').expect(303)
  expect(taken()).toEqual({ live: 1 })
})

test('answers the same key with the same order', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const idempotencyKey = newKey()
  const answers = await Promise.all([1, 2, 3, 4].map(() => startCard(customer, { idempotencyKey })))
  expect(new Set(answers.map(({ body }) => body.order)).size).toBe(1)
  const count = api.world().db.$client.prepare("select count(*) as total from payment where state = 'CREATED'").get()
  expect(count).toEqual({ total: 1 })
})

test('pays a bill once, for its amount, when several pay it at the same time', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const started = await Promise.all([1, 2, 3, 4, 5].map(() => startCard(customer)))
  await Promise.all(started.map(({ body }) => pressButton(api, body.url, 'pay')))
  const { totalCents } = await readNewestBill(api)
  const sql = api.world().db.$client
  expect(
    sql
      .prepare(
        'select sum(i.amount_cents) as taken from payment_item i join payment p on p."order" = i."order" where p.state = \'PAID\' and i.number = ?',
      )
      .get(bill),
  ).toEqual({ taken: totalCents })
  expect(sql.prepare('select count(*) as total from bill_payment where number = ?').get(bill)).toEqual({ total: 1 })
  const sums = sql
    .prepare<[], { fits: number }>(
      'select p.amount_cents = sum(i.amount_cents) as fits from payment p join payment_item i on i."order" = p."order" group by p."order"',
    )
    .all()
  expect(sums.every(({ fits }) => fits === 1)).toBe(true)
})

test('rejects a bill in two live orders in the database itself', async () => {
  const api = await testApi()
  const { body } = await startCard(await api.as('customer'))
  const sql = api.world().db.$client
  const copy = `insert into payment_item select 'PG-0000-0000-0001', kind, number, amount_cents, 1 from payment_item where "order" = ?`
  expect(() => sql.prepare(copy).run(body.order)).toThrow('UNIQUE')
})

test("ends the payer's open order with a new one, so that its page charges nothing", async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const first = (await startCard(customer)).body
  await openPaymentPage(api, first.url).expect(200)
  const second = (await startCard(customer)).body
  await pressButton(api, first.url, 'pay').expect(404)
  expect((await readNewestBill(api)).status).toBe('PENDING')
  await pressButton(api, second.url, 'pay').expect(303)
})

test('expires an order after thirty minutes, so that its page charges nothing', async () => {
  const api = await testApi()
  const { body } = await startCard(await api.as('customer'))
  api.advance(30 * 60 - 1)
  await openPaymentPage(api, body.url).expect(200)
  api.advance(1)
  await pressButton(api, body.url, 'pay').expect(404)
  expect((await readNewestBill(api)).status).toBe('PENDING')
})

test('lets a manager pay for a managed holder and sends both a receipt', async () => {
  const api = await testApi()
  const manager = await api.as('manager')
  const { managed } = pointsByRelation(api, manager.userId)
  api.world().db.$client.prepare("insert into self_paid_supply values (?, '2026-03-01')").run(managed.cups)
  const { body } = await startCard(manager, { bills: [`FE202602${managed.meterId.slice(4)}`] }).expect(200)
  await pressButton(api, body.url, 'pay').expect(303)
  const told = api.sent().filter(({ subject }) => subject === 'Pago recibido')
  expect(new Set(told.map(({ to }) => to)).size).toBe(2)
})

test('rejects bills of two holders in one payment and accepts each alone [OP-057]', async () => {
  const api = await testApi()
  const manager = await api.as('manager')
  const points = [pointsByRelation(api, manager.userId).managed, pointOf(api, manager.userId)]
  for (const { cups } of points)
    api.world().db.$client.prepare("insert into self_paid_supply values (?, '2026-03-01')").run(cups)
  const bills = points.map(({ meterId }) => `FE202602${meterId.slice(4)}`)
  const refused = await startCard(manager, { bills }).expect(400)
  expect(refused.body.violations).toEqual([
    { where: 'body/bills', problem: 'must all be of one holder: pay them one holder at a time' },
  ])
  for (const each of bills) expect(outcome(await startCard(manager, { bills: [each] }))).toBe('200 0000')
})

test('answers 0404 alike for foreign, undelegated, unissued and missing bills', async () => {
  const api = await testApi()
  const manager = await api.as('manager')
  const { hidden } = pointsByRelation(api, manager.userId)
  const numbers = Object.values(hidden).map(({ meterId }) => `FE202602${meterId.slice(4)}`)
  const answers = []
  for (const number of [...numbers, 'FE202603000001001', 'x'])
    answers.push(await startCard(manager, { bills: [number] }))
  for (const { body } of answers) expect(body).toEqual(answers[0]?.body)
  expect(answers[0]?.body.result.codResult).toBe('0404')
  expect(outcome(await startCard(await api.as('customer'), { bills: [bill, 'x'] }))).toBe('200 0404')
})

test('answers 0409 to paid, debited or taken bills and to a key of another payment', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  for (const number of ['FE202601000001001', 'FE202602000001002'])
    expect(outcome(await startCard(customer, { bills: [number] }))).toBe('200 0409')
  expect(outcome(await startCard(customer, { bills: [bill, 'FE202601000001001'] }))).toBe('200 0409')
  const idempotencyKey = newKey()
  const { body } = await startCard(customer, { idempotencyKey })
  expect(outcome(await startCard(customer, { idempotencyKey, bills: ['FE202601000001001'] }))).toBe('200 0409')
  const bridge = await api.as('bridge')
  const offline = { nif: '12345678Z', factura: bill, idempotencyKey: newKey() }
  expect(outcome(await bridge.post('/cardPaymentOffline', offline))).toBe('200 0409')
  await pressButton(api, body.url, 'pay').expect(303)
  expect(outcome(await startCard(customer))).toBe('200 0409')
})

test('accepts payment of a bill from the moment of its issue', async () => {
  const api = await testApi()
  const start = async () => outcome(await startCard(await api.as('customer'), { bills: ['FE202603000001001'] }))
  const issuedAt = Date.parse('2026-04-05T06:00:00+02:00')
  api.advance((issuedAt - 1 - api.world().clock.now()) / 1000)
  expect(await start()).toBe('200 0404')
  api.advance(0.001)
  expect(await start()).toBe('200 0000')
})

test('answers 0409 to a bill that waits for its direct debit', async () => {
  const api = await testApi()
  // The bills of March are issued on 5 April and charged on the 12th.
  api.advance(21 * 86_400)
  const customer = await api.as('customer')
  const { cups } = pointOf(api, 1, 1)
  const [waiting] = (await customer.get(pathWithFilter('/listBills', { cups, limit: '1' }))).body.bills.items
  expect(waiting).toMatchObject({ status: 'PENDING', isDirectDebit: '1' })
  expect(outcome(await startCard(customer, { bills: [waiting.number] }))).toBe('200 0409')
})

test('rejects invalid input with what would be right', async () => {
  const customer = await (await testApi()).as('customer')
  for (const [more, where, problem] of [
    [{ bills: [] }, 'body/bills', 'must NOT have fewer than 1 items'],
    [{ idempotencyKey: 'short' }, 'body/idempotencyKey', 'must match pattern "^[A-Za-z0-9_-]{16,64}$"'],
    [{ amountCents: 1 }, 'body/amountCents', 'is not known here; leave it out'],
    [{ cardNumber: '4548810000000003' }, 'body/cardNumber', 'is not known here; leave it out'],
    [{ returnPath: '//evil.example' }, 'body/returnPath', 'must be a path of the customer area, such as /supplies'],
    [
      { returnPath: 'https://evil.example' },
      'body/returnPath',
      'must be a path of the customer area, such as /supplies',
    ],
  ] as const) {
    const { body } = await startCard(customer, more).expect(400)
    expect(body.violations).toContainEqual({ where, problem })
  }
})

test('answers 0503 while the card provider is away and leaves the bill unpaid [OP-057 OP-058]', async () => {
  const api = await testApi()
  const [customer, bridge] = [await api.as('customer'), await api.as('bridge')]
  for (const operation of ['startCardPayment', 'startCardPaymentOffline'])
    api.world().faults.add({ operation, codResult: '0503' })
  const offline = { nif: '12345678Z', factura: bill, idempotencyKey: newKey() }
  expect(outcome(await startCard(customer))).toBe('200 0503')
  expect(outcome(await bridge.post('/cardPaymentOffline', offline))).toBe('200 0503')
  expect((await readNewestBill(api)).status).not.toBe('PAID')
})
