import { expect, test } from 'vitest'
import { testApi } from '#src/testing/testApi.ts'

async function countingApi() {
  const api = await testApi()
  await api.http().post('/__control/worlds').send({ id: 'counted', coverage: true, watch: true }).expect(200)
  const coverage = async () => (await api.http().get('/__control/worlds/counted/coverage').expect(200)).body
  return { ...api, coverage, customer: await api.as('customer', 'counted') }
}

test('counts outcomes by role of the caller, and parts of requests and answers', async () => {
  const { customer, coverage } = await countingApi()
  await customer.get('/users/1')
  await customer.get('/users/1')
  await customer.put('/users/1', { phone: '612345678' })
  const { outcomes, requestParts, answerParts } = await coverage()
  expect(outcomes).toEqual([
    { operation: 'getUser', codResult: '0000', role: 'US_SUPPLYPOINT_CLIENT', times: 2 },
    { operation: 'updateUser', codResult: '0000', role: 'US_SUPPLYPOINT_CLIENT', times: 1 },
  ])
  expect(requestParts).toContainEqual({ operation: 'updateUser', part: 'body/phone', times: 1 })
  expect(requestParts).toContainEqual({ operation: 'updateUser', part: 'body/email absent', times: 1 })
  expect(answerParts.find(({ operation }: { operation: string }) => operation === 'getUser').times).toBe(2)
})

test('counts the keys of a filter, not its text', async () => {
  const { customer, coverage } = await countingApi()
  await customer.get('/delegations?filter=status::P')
  const parts = (await coverage()).requestParts.map(({ part }: { part: string }) => part)
  expect(parts).toContain('filter/status=P')
  expect(parts).toContain('filter/type absent')
  expect(parts.filter((part: string) => part.startsWith('query/filter'))).toEqual([])
})

test('counts what a fault answered separately, without parts of request or answer', async () => {
  const { http, customer, coverage } = await countingApi()
  await http().post('/__control/worlds/counted/faults').send({ operation: 'getUser', codResult: '0404' }).expect(200)
  await customer.get('/users/1')
  const faulted = [{ operation: 'getUser', codResult: '0404', times: 1 }]
  expect(await coverage()).toEqual({ outcomes: [], faulted, requestParts: [], answerParts: [] })
})

test('keeps the count through a rewind and a reset', async () => {
  const { http, customer, coverage } = await countingApi()
  await customer.put('/users/1', { phone: '612345678' })
  const before = await coverage()
  await http().post('/__control/worlds/counted/requests/1/rewind').expect(200)
  expect(await coverage()).toEqual(before)
  await http().post('/__control/worlds/counted/reset').expect(200)
  expect(before.outcomes).toHaveLength(1)
  expect(await coverage()).toEqual(before)
})

test('says how to make a counting world for one that counts nothing', async () => {
  const { http } = await testApi()
  await http().post('/__control/worlds').send({ id: 'plain', coverage: false }).expect(200)
  const { body } = await http().get('/__control/worlds/plain/coverage').expect(400)
  expect(body.error).toBe('World plain counts nothing. Make one with coverage: true.')
})
