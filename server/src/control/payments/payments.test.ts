import { expect, test } from 'vitest'
import { readNewestBill, startCard } from '#src/testing/billPayments.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

test('signs what a payment provider says, and the API accepts it', async () => {
  const api = await testApi()
  const { order, amountCents } = (await startCard(await api.as('customer'))).body
  const sign = async (state: string) =>
    (await api.http().post(`/__control/worlds/default/payments/${order}/signature`).send({ state }).expect(200)).body
  const paid = await sign('PAID')
  expect(paid).toMatchObject({ order, state: 'PAID', amountCents })
  // Nothing has been said yet.
  expect((await readNewestBill(api)).status).toBe('PENDING')
  expect(outcome(await api.anyone.put('/updatePayment', { ...paid, state: 'REFUSED' }))).toBe('200 0404')
  expect(outcome(await api.anyone.put('/updatePayment', paid))).toBe('200 0000')
  expect((await readNewestBill(api)).status).toBe('PAID')
  expect(outcome(await api.anyone.put('/updatePayment', await sign('REFUSED')))).toBe('200 0409')
})

test('rejects an unknown order and an unknown state', async () => {
  const api = await testApi()
  const sign = (order: string, state: string) =>
    api.http().post(`/__control/worlds/default/payments/${order}/signature`).send({ state })
  const unknown = await sign('none', 'PAID')
  expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('no payment with the order none')])
  const { order } = (await startCard(await api.as('customer'))).body
  const wrong = await sign(order, 'LOST')
  expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('state')])
})

test('masks the provider’s signature in a watched world', async () => {
  const api = await testApi()
  await api.http().post('/__control/worlds').send({ id: 'watched', watch: true }).expect(200)
  const body = { order: 'none', state: 'PAID', amountCents: 1, signature: 'what-the-provider-signs' }
  await api.http().put('/api/updatePayment').set('x-sandbox', 'watched').send(body).expect(200)
  const { requestBody } = (await api.http().get('/__control/worlds/watched/requests/1').expect(200)).body
  expect(JSON.parse(requestBody)).toEqual({ ...body, signature: '***' })
})
