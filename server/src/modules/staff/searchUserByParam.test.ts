import { expect, test } from 'vitest'
import { filtered } from '#src/testing/filtered.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

test('staff find who holds a supply or made a request [OP-017]', async () => {
  const api = await testApi()
  const { get } = await api.as('agent')
  const { body } = await (await api.as('customer')).get('/supplypoints')
  const [{ cups }] = body.supplyPoints.items
  for (const filter of [`cups::${cups}`, 'sr::SR20260031', 'sr::sr20260031'])
    expect((await get(filtered('/searchUserByParam', filter)).expect(200)).body.user).toMatchObject({
      userId: 1,
      documentNumber: '12345678Z',
    })
})

test('0025: no supply and no request of that code [OP-017 ER-009]', async () => {
  const { get } = await (await testApi()).as('agent')
  for (const filter of ['cups::ES0022000001234567WY1P', 'sr::SR19990001'])
    expect(outcome(await get(filtered('/searchUserByParam', filter)))).toBe('200 0025')
})

test('nobody but staff searches so', async () => {
  const api = await testApi()
  for (const persona of ['customer', 'association'])
    expect(outcome(await (await api.as(persona)).get('/searchUserByParam?filter=sr::SR20260031'))).toBe('403 9002')
})

test('exactly one of the two is asked for', async () => {
  const { get } = await (await testApi()).as('agent')
  for (const path of ['/searchUserByParam', '/searchUserByParam?filter=sr::SR20260031|cups::ES0022000001234567WY1P']) {
    const answer = await get(path)
    expect(outcome(answer)).toBe('400 ERROR_GENERICO')
    expect(answer.body.violations[0].problem).toBe('needs either cups or sr, such as sr::SR20260031')
  }
})
