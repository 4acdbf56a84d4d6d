import { expect, test } from 'vitest'
import { bill, newKey, openPaymentPage, startCard } from '#src/testing/billPayments.ts'
import { seededDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const orders = (body: { cardPayments: { items: { order: string }[] } }) =>
  body.cardPayments.items.map(({ order }) => order)
const [refused, paid] = ['PG-0000-0000-0001', 'PG-0000-0000-0002']

test("lists the caller's payments, newest first, with day, result and bills [OP-059 CO-034 CO-035]", async () => {
  const { get } = await (await testApi()).as('customer')
  const { body } = await get('/cardPayment?limit=9999').expect(200)
  expect(body.cardPayments.count).toBe(2)
  expect(body.cardPayments.items[0]).toEqual({
    order: paid,
    method: 'card',
    custNum: '12345678Z',
    dossierNumber: null,
    bills: ['FE202601000001001'],
    amountCents: expect.any(Number),
    requestTimestamp: '12/02/26',
    result: 'OK',
    status: 'PAID',
    endDate: '2026-02-12T18:37:00.000Z',
    idDocumentum: 'JUS-PG-0000-0000-0002',
  })
  expect(orders(body)).toEqual([paid, refused])
})

test('filters payments by customer, dossier, days, result and status [OP-059 EN-041 CO-035]', async () => {
  const customer = await (await testApi()).as('customer')
  const open: string = (await startCard(customer)).body.order
  const found = async (filter: string) =>
    orders((await customer.get(pathWithFilter('/cardPayment', filter)).expect(200)).body)
  expect(await found('custNum::12345678Z')).toHaveLength(3)
  expect(await found('custNum::23456781R')).toEqual([])
  expect(await found('dossierNumber::EXP000000000001')).toEqual([])
  expect(await found('requestTimestamp::12/02/26')).toEqual([paid, refused])
  expect(await found('requestTimestamp~~13/02/26,16/03/26')).toEqual([open])
  expect(await found('requestTimestamp~~01/01/26,11/02/26')).toEqual([])
  expect(await found('result::OK')).toEqual([paid])
  expect(await found('result::KO|status::REFUSED')).toEqual([refused])
  expect(await found('result::KO')).toEqual([refused])
  expect(await found('status::CREATED')).toEqual([open])
  expect(await found(`order::${paid}|custNum::12345678Z`)).toEqual([paid])
})

test('answers no result for an open payment and KO for an expired one', async () => {
  const api = await testApi()
  const { order, url } = (await startCard(await api.as('customer'))).body
  const listed = async (filter: string) => {
    const { get } = await api.as('customer')
    return (await get(pathWithFilter('/cardPayment', filter)).expect(200)).body.cardPayments.items
  }
  const [created] = await listed(`order::${order}`)
  expect(created).toMatchObject({ status: 'CREATED', result: null })
  expect(created).not.toHaveProperty('endDate')
  await openPaymentPage(api, url).expect(200)
  expect(await listed(`order::${order}`)).toMatchObject([{ status: 'PENDING', result: null }])
  expect(await listed(`order::${order}|result::KO`)).toEqual([])
  api.advance(30 * 60)
  expect(await listed(`order::${order}|result::KO`)).toMatchObject([
    { status: 'EXPIRED', result: 'KO', endDate: '2026-03-16T09:30:00.000Z' },
  ])
})

test('lists Bizum payments too and filters them by method', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const bizum = { bills: [bill], idempotencyKey: newKey(), phone: '612345678' }
  const { order } = (await post('/bizumPayment', bizum).expect(200)).body
  const { get } = await api.as('customer')
  const listed = async (filter: string) =>
    (await get(pathWithFilter('/cardPayment', filter)).expect(200)).body.cardPayments
  expect(await listed(`order::${order}`)).toMatchObject({
    count: 1,
    items: [{ order, method: 'bizum', bills: [bill], status: 'CREATED', result: null }],
  })
  expect((await listed('method::bizum')).count).toBe(1)
  expect((await listed('method::card')).items.map(({ order: id }: { order: string }) => id)).toEqual([paid, refused])
  await post('/bizumPaymentConfirmation', { order, code: api.lastCode() }).expect(200)
  expect((await listed(`order::${order}`)).items).toMatchObject([{ status: 'PAID', result: 'OK' }])
})

test("lists none of another's payments, whatever the filter", async () => {
  const { get } = await (await testApi()).as('prosumer')
  for (const filter of ['custNum::12345678Z', `order::${paid}`, 'result::OK'])
    expect((await get(pathWithFilter('/cardPayment', filter))).body.cardPayments).toEqual({ count: 0, items: [] })
})

test("lists no payments by another's document or order to a user with own ones", async () => {
  const api = await testApi()
  const [customer, client] = [await api.as('customer'), await api.as('dossierClient')]
  const { body } = await startCard(client, { bills: [seededDossier(api, 'STATUS0014').replace('EXP', 'FO')] }).expect(
    200,
  )
  const found = async (filter: string) =>
    (await customer.get(pathWithFilter('/cardPayment', filter))).body.cardPayments.count
  expect(await found('custNum::12345678Z')).toBeGreaterThan(0)
  expect([await found('custNum::X1234567L'), await found(`order::${body.order}`)]).toEqual([0, 0])
})

test('pages payments with at most 9999 asked for and 500 answered [CO-034]', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  expect(orders((await get('/cardPayment?offset=1&limit=1')).body)).toEqual([refused])
  expect(outcome(await get('/cardPayment?limit=10000'))).toBe('400 ERROR_GENERICO')
  api.world().db.$client.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 600)
    insert into payment ("order", user_id, payer, idempotency_key, method, state, amount_cents, holder_document, created_at)
    select 'o' || i, 1, 'user:1', 'k' || i, 'card', 'REFUSED', 1, '12345678Z', i from n`)
  // An order always has an item.
  api
    .world()
    .db.$client.exec(
      `insert into payment_item select "order", 'bill', 'x', 1, 0 from payment where payer = 'user:1' and "order" like 'o%'`,
    )
  const { body } = await get('/cardPayment')
  expect([body.cardPayments.count, body.cardPayments.items.length]).toEqual([602, 500])
  expect(orders((await get('/cardPayment?offset=500')).body)).toHaveLength(102)
})

test('rejects invalid filters with what would be right', async () => {
  const { get } = await (await testApi()).as('customer')
  const days = 'requestTimestamp must be a day dd/mm/yy, such as 01/03/26'
  for (const [filter, problem] of [
    ['requestTimestamp::2026-02-12', days],
    ['requestTimestamp::30/02/26', days],
    ['requestTimestamp~~16/03/26,01/03/26', 'requestTimestamp must have the first day of a range before its last one'],
    [
      'requestTimestamp~~01/03/26,02/03/26,03/03/26',
      'requestTimestamp must NOT have more than 2 items, such as 01/03/26',
    ],
    ['result::MAYBE', 'result must be one of OK, KO'],
    ['method::cash', 'method must be one of card, bizum'],
    ['status::DONE', 'status must be one of CREATED, PENDING, PAID, REFUSED, EXPIRED'],
  ] as const)
    expect((await get(pathWithFilter('/cardPayment', filter)).expect(400)).body.violations).toEqual([
      { where: 'query/filter', problem },
    ])
})
