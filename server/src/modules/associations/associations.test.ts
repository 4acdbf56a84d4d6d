import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dossier, membership, selfPaidSupply, serviceRequest } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const asked = (document: string, type: string, more = '') =>
  pathWithFilter('/associations', `documentNumber::${document}|type::${type}`) + more

test('lists the members of an association with their contacts and supplies [OP-122 RO-084]', async () => {
  const { get } = await (await testApi()).as('association')
  const { members } = (await get(asked('G12345674', 'A')).expect(200)).body
  expect(members.count).toBe(12)
  expect(members.items).toHaveLength(12)
  expect(members.items[0]).toEqual({
    userId: expect.any(Number),
    documentNumber: expect.stringMatching(/^\d{8}[A-Z]$/),
    name: expect.stringMatching(/^\p{Lu}/u),
    surName: expect.stringMatching(/ /),
    email: expect.stringMatching(/@correo\.gal$/),
    phone: expect.stringMatching(/^[67]\d{8}$/),
    supplyCount: expect.any(Number),
    pending: expect.any(Number),
  })
  expect(new Set(members.items.map(({ supplyCount }: { supplyCount: number }) => supplyCount))).toEqual(new Set([1, 2]))
})

test("counts a member's unread requests, own dossier steps and overdue bills", async () => {
  const api = await testApi()
  const { db } = api.world()
  const { get } = await api.as('association')
  const pending = async (userId: number) => {
    const items: { userId: number; pending: number }[] = (await get(asked('G12345674', 'A'))).body.members.items
    return items.find((each) => each.userId === userId)?.pending
  }
  expect([await pending(19_001), await pending(19_002)]).toEqual([1, 0])
  const request = { typology: 'a', subtypology: 'b', subject: 'c', createdAt: 0, userId: 19_001, documentNumber: 'x' }
  db.insert(serviceRequest)
    .values([
      { ...request, code: 'SR1', status: 'CERRADA', read: false },
      { ...request, code: 'SR2', status: 'EN CURSO', read: true },
      { ...request, code: 'SR3', status: 'ANULADA', read: false },
    ])
    .run()
  expect(await pending(19_001)).toBe(2)
  const [theirs, utilitys] = ['STATUS0003', 'STATUS0100'] as const
  const { code } = db.select().from(dossier).where(eq(dossier.status, theirs)).get() ?? { code: '' }
  const set = (change: Partial<typeof dossier.$inferInsert>) =>
    db.update(dossier).set(change).where(eq(dossier.code, code)).run()
  set({ userId: 19_001 })
  expect([await pending(19_001), await pending(19_002)]).toEqual([3, 0])
  set({ status: utilitys })
  expect(await pending(19_001)).toBe(2)
  db.delete(selfPaidSupply).run()
  expect(await pending(19_001)).toBe(1)
})

test('lists the companies of an enterprise [OP-123 RO-084]', async () => {
  const { get } = await (await testApi()).as('enterprise')
  const { members } = (await get(asked('a58818501', 'E')).expect(200)).body
  expect(members.count).toBe(5)
  expect(members.items[0]).toMatchObject({ name: 'Atlántico Limpezas, S. L.', surName: '' })
})

test('pages members by offset and limit and keeps the whole count [OP-122]', async () => {
  const { get } = await (await testApi()).as('association')
  const names = async (more: string) => (await get(asked('G12345674', 'A', more))).body.members
  const [first, last] = [await names('&limit=10'), await names('&limit=10&offset=10')]
  expect([first.items.length, last.items.length, last.count]).toEqual([10, 2, 12])
  expect(outcome(await get(asked('G12345674', 'A', '&limit=101')))).toBe('400 ERROR_GENERICO')
})

test('answers an empty list to foreign documents and to the other type [OP-122 OP-123]', async () => {
  const api = await testApi()
  const { get } = await api.as('association')
  const empty = { count: 0, items: [] }
  for (const [document, type] of [
    ['A58818501', 'E'],
    ['99999999R', 'A'],
    ['G12345674', 'E'],
    ['A58818501', 'A'],
  ] as const)
    expect((await get(asked(document, type)).expect(200)).body.members).toEqual(empty)
})

test('lists members of any association to staff and refuses other users [OP-122 OP-123]', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  expect((await agent.get(asked('G12345674', 'A'))).body.members.count).toBe(12)
  expect((await agent.get(asked('A58818501', 'E'))).body.members.count).toBe(5)
  for (const persona of ['customer', 'manager', 'consultant'])
    expect(outcome(await (await api.as(persona)).get(asked('G12345674', 'A')))).toBe('403 9002')
})

test.each([
  ['documentNumber::G12345674|type::X', 'type must be one of A, E, such as A'],
  ['documentNumber::G12345674', 'Invalid parameters: type::A is missing'],
  ['type::A', 'Invalid parameters: documentNumber::G12345674 is missing'],
])('rejects the filter %s: %s', async (filter, problem) => {
  const answer = await (await (await testApi()).as('association')).get(pathWithFilter('/associations', filter))
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toEqual([{ where: 'query/filter', problem }])
})

test('shows no companies to a user who manages an association only [OP-122 OP-123]', async () => {
  const api = await testApi()
  const { get } = await api.as('association')
  api.world().db.update(membership).set({ type: 'E' }).run()
  expect((await get(asked('G12345674', 'E'))).body.members).toEqual({ count: 0, items: [] })
  const agent = await api.as('agent')
  expect((await agent.get(asked('G12345674', 'E'))).body.members.count).toBe(12)
})
