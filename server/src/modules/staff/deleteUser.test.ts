import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { challenge, customer, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, password, testApi, type TestApi } from '#src/testing/testApi.ts'

const userOf = ({ world }: TestApi, id: number) => world().db.select().from(user).where(eq(user.id, id)).get()
const customerOf = ({ world }: TestApi, document: string) =>
  world().db.select().from(customer).where(eq(customer.document, document)).get()

test('deletes a user with session and log-in and keeps the customer [OP-011 FL-076]', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  const victim = await api.as('customer')
  expect(outcome(await agent.delete('/users/1'))).toBe('200 0000')
  expect(outcome(await victim.get('/users/1'))).toBe('401 9002')
  const again = await api.anyone.post('/login', { user: '12345678Z', password, captcha: 'localhost' })
  expect(outcome(again)).toBe('200 2015')
  const { body } = await agent.get(pathWithFilter('/users', 'documentNumber::12345678Z'))
  expect(body.users.items).toMatchObject([{ userId: 0, name: 'Lucía', surName: 'Ferreiro Castro' }])
})

test('deletes the customer too with deleteCommons [OP-011 FL-102]', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  const row = { name: 'Lucía', surname: 'Ferreiro', email: 'l@correo.gal', phone: '612345678' }
  api
    .world()
    .db.insert(customer)
    .values({ document: '12345678Z', ...row })
    .run()
  expect(outcome(await agent.delete('/users/1', { deleteCommons: true }))).toBe('200 0000')
  expect(outcome(await agent.get(pathWithFilter('/users', 'documentNumber::12345678Z')))).toBe('200 0025')
  expect(outcome(await agent.delete('/users/2', { deleteCommons: false }))).toBe('200 0000')
  expect(customerOf(api, '23456781R')).toMatchObject({ name: 'Emma' })
})

test('deletes the codes sent to a user and keeps no customer for staff', async () => {
  const api = await testApi()
  await api.anyone.post('/login', { user: '50000002A', password, captcha: 'localhost' })
  expect(api.world().db.select().from(challenge).all()).toHaveLength(1)
  const administrator = await api.as('administrator')
  expect(outcome(await administrator.delete('/users/7'))).toBe('200 0000')
  expect(api.world().db.select().from(challenge).all()).toEqual([])
  expect(outcome(await administrator.delete('/users/21'))).toBe('200 0000')
  expect(customerOf(api, '70000001')).toBeUndefined()
})

test('answers CC3 to deleting oneself and, from an agent, staff or managers [OP-011]', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  for (const id of [21, 22, 19, 20, 90_100]) {
    expect(outcome(await agent.delete(`/users/${id}`))).toBe('200 CC3')
    expect(userOf(api, id)).toBeDefined()
  }
  expect(outcome(await (await api.as('administrator')).delete('/users/22'))).toBe('200 CC3')
})

test('answers 2015 to deleting a missing or deleted user [OP-011]', async () => {
  const { delete: remove } = await (await testApi()).as('agent')
  expect(outcome(await remove('/users/999999'))).toBe('200 2015')
  await remove('/users/2').expect(200)
  expect(outcome(await remove('/users/2'))).toBe('200 2015')
})

test('refuses deletion by users who are not staff', async () => {
  const api = await testApi()
  for (const persona of ['customer', 'utilityAdmin', 'association', 'enterprise'])
    expect(outcome(await (await api.as(persona)).delete('/users/1'))).toBe('403 9002')
  expect(userOf(api, 1)).toBeDefined()
})

test('rejects a body with anything but deleteCommons', async () => {
  const api = await testApi()
  const { delete: remove } = await api.as('agent')
  for (const body of [{ deleteCommons: 'yes' }, { deleteAll: true }, []])
    expect(outcome(await remove('/users/1', body))).toBe('400 ERROR_GENERICO')
  expect(userOf(api, 1)).toBeDefined()
})
