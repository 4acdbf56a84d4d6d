import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

interface Item {
  readonly codSR: string
  readonly status: string
  readonly indRead: number
}

const codes = (body: { serviceRequests: { items: readonly Item[] } }) =>
  body.serviceRequests.items.map(({ codSR }) => codSR)

test("lists the user's requests, newest first, with Spanish dates [OP-030 EN-026 LA-025]", async () => {
  const { get } = await (await testApi()).as('customer')
  const { body } = await get('/serviceRequests').expect(200)
  expect(body.serviceRequests.count).toBe(3)
  expect(codes(body)).toEqual(['SR20260031', 'SR20260012', 'SR20250874'])
  expect(body.serviceRequests.items[1]).toEqual({
    codSR: 'SR20260012',
    status: 'CERRADA',
    tipology: 'Medida y lectura',
    subtipology: 'Revisión de la lectura',
    subject: 'Revisión de una lectura estimada en la casa',
    cups: expect.stringMatching(/^ES/),
    createDate: '27/01/2026',
    closingDate: '24/02/2026',
    indRead: 1,
  })
  expect(body.serviceRequests.items[0]).not.toHaveProperty('closingDate')
})

test('shows requests as unread until they are read, and void ones as read [EN-026 FL-089]', async () => {
  const api = await testApi()
  api.world().db.$client.exec('update service_request set read = 0')
  const { get } = await api.as('customer')
  const { body } = await get('/serviceRequests')
  expect(body.serviceRequests.items.map(({ status, indRead }: Item) => [status, indRead])).toEqual([
    ['EN CURSO', 0],
    ['CERRADA', 0],
    ['ANULADA', 1],
  ])
})

test('filters requests by document, user and code and to the open ones [OP-030]', async () => {
  const { get } = await (await testApi()).as('customer')
  const found = async (filter: string) => codes((await get(pathWithFilter('/serviceRequests', filter))).body)
  expect(await found('documentNumber::12345678Z')).toHaveLength(3)
  expect(await found('user_id::1')).toHaveLength(3)
  expect(await found('documentNumber::12345678Z|status::1')).toEqual(['SR20260031'])
  expect(await found('codSR::SR20250874')).toEqual(['SR20250874'])
})

test("lists none of another user's requests, whatever the filter", async () => {
  const api = await testApi()
  const ask = async (persona: string, filter: string) =>
    (await (await api.as(persona)).get(pathWithFilter('/serviceRequests', filter))).body.serviceRequests
  for (const filter of ['documentNumber::12345678Z', 'user_id::1', 'codSR::SR20260031'])
    expect(await ask('prosumer', filter)).toEqual({ count: 0, items: [] })
  for (const filter of ['documentNumber::23456781R', 'user_id::2', 'user_id::2|codSR::SR20260031'])
    expect(await ask('customer', filter)).toEqual({ count: 0, items: [] })
})

test('pages requests by offset and limit and keeps the whole count', async () => {
  const { get } = await (await testApi()).as('customer')
  const { body } = await get('/serviceRequests?offset=1&limit=1')
  expect(body.serviceRequests.count).toBe(3)
  expect(codes(body)).toEqual(['SR20260012'])
  for (const query of ['offset=-1', 'limit=0', 'limit=10000', 'limit=many'])
    expect(outcome(await get(`/serviceRequests?${query}`))).toBe('400 ERROR_GENERICO')
})

test('rejects the status 2 in the filter', async () => {
  const { get } = await (await testApi()).as('customer')
  expect(outcome(await get(pathWithFilter('/serviceRequests', 'status::2')))).toBe('400 ERROR_GENERICO')
})
