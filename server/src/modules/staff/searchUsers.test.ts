import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customer, user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

interface Found {
  readonly userId: number
  readonly documentNumber: string
}

async function searching(api: TestApi, persona = 'agent') {
  const { get, session } = await api.as(persona)
  const search = (filter: string, more = '') => get(pathWithFilter('/users', filter) + more)
  const documents = async (filter: string, more = '') =>
    (await search(filter, more)).body.users.items.map(({ documentNumber }: Found) => documentNumber)
  return { search, documents, own: session.user }
}

test('finds a user by the document, with the fields of the second factor [OP-016 EN-003]', async () => {
  const { search } = await searching(await testApi())
  const { body } = await search('documentNumber::12345678Z', '&limit=1&sort=userId&offset=0').expect(200)
  expect(body.users).toEqual({
    count: 1,
    items: [
      {
        userId: 1,
        documentNumber: '12345678Z',
        documentType: 'NIF',
        email: 'lucia.ferreiro@correo.gal',
        name: 'Lucía',
        surName: 'Ferreiro Castro',
        phone: expect.stringMatching(/^[67]\d{8}$/),
        enabled: true,
        roles: 'US_USER,US_SUPPLYPOINT_CLIENT,US_DOSSIER_CLIENT',
        gdprAccepted: '1',
        mfaEnabled: 'N',
        mfaChanel: 'email',
        mfaPhone: '',
        mfaConfigured: 'N',
        mfaMandatory: 'N',
        language: 'es',
      },
    ],
  })
})

test.each(['agent', 'administrator', 'mfaAdministrator', 'utilityAdmin'])(
  'lets the persona %s search users [OP-016 RO-004]',
  async (persona) => {
    const { search } = await searching(await testApi(), persona)
    expect(outcome(await search('documentNumber::12345678Z'))).toBe('200 0000')
  },
)

test('refuses the search to customers and managers', async () => {
  const api = await testApi()
  for (const persona of ['customer', 'manager', 'association', 'enterprise'])
    expect(outcome(await (await searching(api, persona)).search('documentNumber::12345678Z'))).toBe('403 9002')
  expect(outcome(await api.anyone.get('/users?filter=name::Ana'))).toBe('401 9002')
})

test('finds a user by the beginning of the document or by the whole address [OP-016]', async () => {
  const { documents } = await searching(await testApi())
  expect(await documents('documentNumber::1234')).toEqual(['12345678Z'])
  expect(await documents('documentNumber::y76 54321-g')).toEqual(['Y7654321G'])
  expect(await documents('email::LUCIA.Ferreiro@correo.gal')).toEqual(['12345678Z'])
})

test('finds users by CUPS and by name, in any order and without accents [OP-016]', async () => {
  const api = await testApi()
  const { documents } = await searching(api)
  const { body } = await (await api.as('customer')).get('/supplypoints')
  const [{ cups }] = body.supplyPoints.items
  expect(await documents(`cups::${cups}`)).toEqual(['12345678Z'])
  expect(await documents(`cups::${cups.slice(0, 20).toLowerCase()}`)).toEqual(['12345678Z'])
  expect(await documents('name::castro LUCIA')).toEqual(['12345678Z'])
  expect(await documents('name::fer luc cas')).toEqual(['12345678Z'])
})

test('finds all people with a phone, however written, registered or not', async () => {
  const api = await testApi()
  const { documents, search } = await searching(api)
  const { db } = api.world()
  db.update(user).set({ phone: '981234567' }).where(eq(user.id, 1)).run()
  const row = { name: 'Xoán', surname: 'Souto', email: 'xoan@correo.gal', phone: '981234567' }
  db.insert(customer)
    .values({ document: '70000100X', ...row })
    .run()
  for (const written of ['981234567', '981 23 45 67', '+34 981-234-567', '0034981234567'])
    expect(await documents(`phone::${encodeURIComponent(written)}`)).toEqual(['70000100X', '12345678Z'])
  expect(outcome(await search('phone::981234568'))).toBe('200 0025')
})

test('reads a name as plain words and matches only their beginnings', async () => {
  const { documents, search } = await searching(await testApi())
  for (const name of ['lucia "ferreiro', 'lucia* ferreiro', 'lucia ferreiro"*'])
    expect(await documents(`name::${name}`)).toEqual(['12345678Z'])
  for (const name of ['lucia OR andres', 'NOT lucia', 'ucia erreiro', 'surname: ferreiro lucia', '"""', '***'])
    expect([name, outcome(await search(`name::${name}`))]).toEqual([name, '200 0025'])
})

test('finds a user by the current name, and a deleted one as a customer', async () => {
  const api = await testApi()
  const { search, documents } = await searching(api)
  api.world().db.update(user).set({ surname: 'Zapatero Quintela' }).where(eq(user.id, 1)).run()
  expect(await documents('name::zapatero')).toEqual(['12345678Z'])
  expect(outcome(await search('name::lucia ferreiro castro'))).toBe('200 0025')
  await (await api.as('agent')).delete('/users/1')
  expect((await search('name::zapatero')).body.users.items).toMatchObject([{ userId: 0 }])
})

test('searches by the first given key and ignores the others [OP-016 VA-043]', async () => {
  const { documents } = await searching(await testApi())
  const both = 'name::Andrés Pazos|email::lucia.ferreiro@correo.gal'
  expect(await documents(both)).toEqual(['12345678Z'])
  expect(await documents(`${both}|documentNumber::34567812P`)).toEqual(['34567812P'])
})

test('finds an unregistered customer as user 0 and a registered one once [OP-016 FL-076]', async () => {
  const api = await testApi()
  const { search, documents } = await searching(api)
  for (const filter of ['documentNumber::88888888Y', 'name::vilarino souto', 'email::antonio.vilarino@correo.gal'])
    expect((await search(filter)).body.users.items).toMatchObject([
      { userId: 0, documentNumber: '88888888Y', name: 'Antonio', enabled: false, roles: '' },
    ])
  const row = { name: 'Lucía', surname: 'Ferreiro Castro', email: 'outra@correo.gal', phone: '612345678' }
  api
    .world()
    .db.insert(customer)
    .values({ document: '12345678Z', ...row })
    .run()
  expect(await documents('documentNumber::12345678Z')).toHaveLength(1)
})

test('pages a search by 1 or 25, with the whole count [OP-016 CO-036]', async () => {
  const api = await testApi()
  const row = { name: 'X', surname: 'Y', email: 'x@correo.gal', phone: '612345678' }
  api
    .world()
    .db.insert(customer)
    .values([{ document: '70000100X', ...row }])
    .run()
  const { search, documents } = await searching(api)
  const all = [
    ...(await documents('documentNumber::700001')),
    ...(await documents('documentNumber::700001', '&offset=25')),
  ]
  expect((await search('documentNumber::700001', '&limit=1')).body.users).toMatchObject({ count: 41, items: [{}] })
  // People without registration have the id 0, so they come first.
  expect(all[0]).toBe('70000100X')
  expect(all.slice(1)).toEqual(Array.from({ length: 40 }, (_, nth) => String(70_000_100 + nth)))
  for (const query of ['&limit=2', '&limit=100', '&offset=-1', '&sort=name'])
    expect(outcome(await search('documentNumber::700001', query))).toBe('400 ERROR_GENERICO')
})

test('answers 0025 when nobody is found, also to patterns of SQL [OP-016 ER-009]', async () => {
  const { search } = await searching(await testApi())
  const nobody = ['documentNumber::99999999R', 'email::nadie@correo.gal', 'cups::ES0022000001234567WY1P', 'name::Zzz']
  for (const filter of nobody) expect(outcome(await search(filter))).toBe('200 0025')
  // Patterns of SQL and LIKE are plain text here.
  for (const filter of ['name::%%%', "name::' or 1=1", 'documentNumber::___'])
    expect(outcome(await search(filter.replaceAll('%', '%25')))).toBe('200 0025')
})

test('answers CC0 when staff search for themselves [OP-016 FL-045 ER-037]', async () => {
  const api = await testApi()
  const { search, own } = await searching(api)
  const row = api.world().db.select().from(user).where(eq(user.id, own.userId)).get()
  expect(outcome(await search('documentNumber::70000001'))).toBe('200 CC0')
  expect(outcome(await search(`email::${own.email.toUpperCase()}`))).toBe('200 CC0')
  expect(outcome(await search(`phone::${row?.phone}`))).toBe('200 CC0')
})

test.each([
  ['', 'needs documentNumber, email, cups, name or phone, such as name::Ana'],
  ['documentNumber::12', 'documentNumber needs 3 characters or more'],
  ['name::Xo', 'name needs 3 characters or more'],
  ['phone::61234567', 'phone needs a whole Spanish number, such as 612345678'],
  ['phone::600000000', 'phone needs a whole Spanish number, such as 612345678'],
  ['telephone::612345678', 'the key is not one of this call'],
  ['name::Ana|name::Iria', 'the key comes twice'],
])('rejects the filter "%s": %s', async (filter, problem) => {
  const { get } = await (await testApi()).as('agent')
  const answer = await get(filter === '' ? '/users' : pathWithFilter('/users', filter))
  expect(outcome(answer)).toBe('400 ERROR_GENERICO')
  expect(answer.body.violations).toEqual([{ where: 'query/filter', problem }])
})

test('lets an administrator of the second factor search users and read no lists', async () => {
  const api = await testApi()
  api.world().db.update(user).set({ roles: 'US_CC_MFA_ADMIN' }).where(eq(user.id, 23)).run()
  const { get } = await api.as('mfaAdministrator')
  const { body } = await get(pathWithFilter('/users', 'documentNumber::12345678Z')).expect(200)
  expect(body.users.items).toMatchObject([{ userId: 1 }])
  expect(api.world().db.$client.prepare('select subject_id from audit').pluck().all()).toEqual([1])
  expect((await get(pathWithFilter('/searchUserByParam', 'sr::SR20260031'))).status).toBe(403)
  const supplies = (await get(pathWithFilter('/supplypoints', 'documentNumber::12345678Z'))).body.supplyPoints.items
  expect(supplies).toEqual([])
})
