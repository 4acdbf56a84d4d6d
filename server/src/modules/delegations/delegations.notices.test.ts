import { delegationsPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { testApi, type TestApi } from '#src/testing/testApi.ts'

type Client = Awaited<ReturnType<TestApi['as']>>

/** The title and target of the last notice of a user. */
async function lastTold({ get, session }: Client) {
  const { body } = await get(pathWithFilter('/pushNotifications', `userId::${session.user.userId}|lang::es`)).expect(
    200,
  )
  const [{ title, target }] = body.pushNotifications.pushNotificationsItem
  return [title, target]
}

test('links notices of a delegation to the list of the given or the received ones [OP-025 OP-095]', async () => {
  const api = await testApi()
  const [customer, manager] = [await api.as('customer'), await api.as('manager')]
  const { items } = (await customer.get('/supplypoints').expect(200)).body.supplyPoints
  const cups = [items[0].cups]
  const delegate = { documentNumber: '11111111H', role: 'US_MANAGER' }
  const ask = async (endDate: string): Promise<string> => {
    const { body } = await customer.post('/delegations', { cups, delegate, endDate }).expect(200)
    return body.delegations.items[0].delegationId
  }
  const id = await ask('2027-03-01')
  const update = (who: Client, status: string) => who.put('/delegations', { delegationIds: [id], status }).expect(200)
  const [given, received] = [delegationsPath('US_MANAGER', 'given'), delegationsPath('US_MANAGER', 'received')]

  await update(manager, 'C')
  expect(await lastTold(customer)).toEqual(['Delegación aceptada', given])
  await ask('2027-06-01')
  expect(await lastTold(manager)).toEqual(['Nuevo plazo de una delegación', received])
  api.world().db.$client.exec(`update delegation set ends_at = ${api.world().clock.now() + 1_000} where id = ${id}`)
  await api.http().post('/__control/worlds/default/clock/advance').send({ seconds: 2 }).expect(200)
  expect(await lastTold(customer)).toEqual(['Fin de una delegación', given])
  expect(await lastTold(manager)).toEqual(['Fin de una delegación', received])
})

test("links the notice of a withdrawn consultant's delegation to the consultants' list [OP-095]", async () => {
  const api = await testApi()
  const [customer, manager] = [await api.as('customer'), await api.as('manager')]
  const { db } = api.world()
  db.$client.exec(`update user set roles = roles || ',US_CONSULTANT' where id = ${manager.session.user.userId}`)
  const { items } = (await customer.get('/supplypoints').expect(200)).body.supplyPoints
  const delegate = { documentNumber: '11111111H', role: 'US_CONSULTANT' }
  const { body } = await customer.post('/delegations', { cups: [items[0].cups], delegate }).expect(200)
  const delegationIds = [body.delegations.items[0].delegationId]
  await customer.put('/delegations', { delegationIds, status: 'R' }).expect(200)
  expect(await lastTold(manager)).toEqual(['Delegación retirada', delegationsPath('US_CONSULTANT', 'received')])
})
