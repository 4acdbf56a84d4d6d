import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const emma = {
  docNumber: '23456781-r',
  customerName: 'Emma',
  surname1: 'Taylor',
  birthday: '1990-02-28',
  state: 'A Coruña',
  town: 'Oleiros',
  zipcode: '15173',
  streetType: 'street',
  streetName: 'Rúa da Marola',
  addNumber: '3',
  telephone1: '981000111',
  email: 'emma@correo.gal',
  indLegalAccept: 'S',
  userType: 'OWNER',
} as const

const documents = (body: { customers: { items: readonly { docNumber: string }[] } }) =>
  body.customers.items.map(({ docNumber }) => docNumber)

test("finds the user's own record and the saved ones by document and by name [OP-037 EN-024]", async () => {
  const { get } = await (await testApi()).as('dossierClient')
  const own = await get(pathWithFilter('/customers', 'docNumber::X1234567L')).expect(200)
  expect(own.body.customers).toEqual({
    count: 1,
    items: [
      {
        idRelationship: '0',
        docNumber: 'X1234567L',
        docType: '03',
        customerName: expect.any(String),
        surname1: expect.any(String),
        surname2: expect.any(String),
        indLegalAccept: 'S',
        webPhone: expect.stringMatching(/^6\d{8}$/),
        webEmail: expect.stringContaining('@'),
        webClientId: '16',
        webEndDate: null,
        userType: 'SELF',
      },
    ],
  })
  const found = await get(pathWithFilter('/customers', 'name::rosalia COUTO'))
  expect(found.body.customers.items).toMatchObject([
    {
      idRelationship: '1601',
      docType: '01',
      customerName: 'Rosalía',
      surname1: 'Couto',
      streetType: 'street',
      userType: 'OWNER',
      webStartDate: '2026-02-04',
    },
  ])
  expect(documents((await get(pathWithFilter('/customers', 'name::a'))).body)).toHaveLength(3)
})

test('creates a record and updates it by the same call, with a normalised document [OP-038 EN-024]', async () => {
  const { get, post } = await (await testApi()).as('customer')
  const made = await post('/customers', emma).expect(200)
  expect(made.body.customer).toEqual({
    ...emma,
    docNumber: '23456781R',
    docType: '01',
    idRelationship: expect.any(String),
    webStartDate: '2026-03-16',
    webEndDate: null,
  })
  const changed = await post('/customers', { docNumber: '23456781R', customerName: 'Emma', userType: 'PAYER' })
  expect(changed.body.customer).toMatchObject({ idRelationship: made.body.customer.idRelationship, userType: 'PAYER' })
  expect(changed.body.customer).not.toHaveProperty('town')
  expect(documents((await get(pathWithFilter('/customers', 'docNumber::23456781r'))).body)).toEqual(['23456781R'])
})

test("adds an address to the user's own record and keeps the name in it [OP-038]", async () => {
  const { post } = await (await testApi()).as('customer')
  const { body } = await post('/customers', {
    docNumber: '12345678Z',
    customerName: 'Otra',
    surname1: 'Persona',
    town: 'Lugo',
    userType: 'SELF',
  })
  expect(body.customer).toMatchObject({
    customerName: 'Lucía',
    surname1: 'Ferreiro',
    surname2: 'Castro',
    town: 'Lugo',
    docType: '01',
  })
})

test("lists the user's own record once, also after it was saved [OP-037]", async () => {
  const { get, post } = await (await testApi()).as('customer')
  await post('/customers', { docNumber: '12345678Z', customerName: 'Lucía', town: 'Lugo', userType: 'SELF' })
  await post('/customers', emma)
  expect(documents((await get(pathWithFilter('/customers', 'name::a'))).body)).toEqual(['12345678Z', '23456781R'])
})

test.each([
  ['12345678z', '01'],
  ['G12345674', '02'],
  ['x1234567l', '03'],
  ['aab123456', '04'],
])('stores the typed document %s as one of type %s', async (docNumber, docType) => {
  const { post } = await (await testApi()).as('prosumer')
  const { body } = await post('/customers', { ...emma, docNumber })
  expect(body.customer?.docType ?? body.violations).toBe(docType)
})

test.each([
  [{ docNumber: '12345678A' }, 'body/docNumber', 'must be a NIF, NIE, CIF or passport with its check'],
  [{ userType: 'SELF' }, 'body/userType', "SELF goes with the user's own document, and with no other"],
  [{ birthday: '2026-03-17' }, 'body/birthday', 'must not be after today'],
] as const)('rejects %j and says what would be right', async (change, where, problem) => {
  const { post } = await (await testApi()).as('customer')
  const { body } = await post('/customers', { ...emma, ...change }).expect(400)
  expect(body.violations).toEqual([{ where, problem }])
})

test('finds no users, customers or contacts that the user did not save [OP-037]', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  await (await api.as('prosumer')).post('/customers', { ...emma, docNumber: '34567812P', customerName: 'Andrés' })
  for (const filter of [
    'docNumber::88888888Y',
    'docNumber::X1234567L',
    'docNumber::34567812P',
    'name::Couto',
    'name::Vilariño',
  ])
    expect((await customer.get(pathWithFilter('/customers', filter))).body.customers).toEqual({ count: 0, items: [] })
})

test('keeps the records of two users about one person apart [OP-038]', async () => {
  const api = await testApi()
  const [customer, company] = [await api.as('customer'), await api.as('company')]
  await customer.post('/customers', emma)
  await company.post('/customers', { ...emma, customerName: 'Otra' })
  const name = async (who: typeof customer) =>
    (await who.get(pathWithFilter('/customers', 'docNumber::23456781R'))).body.customers.items[0].customerName
  expect([await name(customer), await name(company)]).toEqual(['Emma', 'Otra'])
})

test('answers 0409 beyond five hundred records and still updates existing ones [OP-038]', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const fill = api
    .world()
    .db.$client.prepare('insert into contact (owner_id, document_number, record, saved_at) values (1, ?, ?, 0)')
  await post('/customers', emma).expect(200)
  const record = JSON.stringify({ docNumber: '88888888Y', customerName: 'X', userType: 'OWNER' })
  for (let nth = 0; nth < 499; nth += 1) fill.run(`filler ${nth}`, record)
  expect(outcome(await post('/customers', { ...emma, docNumber: '34567812P' }))).toBe('200 0409')
  expect(outcome(await post('/customers', emma))).toBe('200 0000')
  const self = { docNumber: '12345678Z', customerName: 'Lucía', userType: 'SELF' }
  expect(outcome(await post('/customers', self))).toBe('200 0409')
})

test('rejects a search by neither or both of document and name [OP-037]', async () => {
  const { get } = await (await testApi()).as('customer')
  expect(outcome(await get('/customers'))).toBe('400 ERROR_GENERICO')
  const both = await get(pathWithFilter('/customers', 'docNumber::12345678Z|name::Lucía'))
  expect(both.body.violations).toEqual([
    { where: 'query/filter', problem: 'needs one of docNumber, name, and no other of them: docNumber::value' },
  ])
})

test.each([
  ['a document without its check', { docNumber: '23456781A' }, 'body/docNumber'],
  ['another as oneself', { userType: 'SELF' }, 'body/userType'],
  ['oneself as another', { docNumber: '12345678Z' }, 'body/userType'],
  ['a wrong e-mail', { email: 'emma@correo' }, 'body/email'],
  ['a birthday to come', { birthday: '2026-03-17' }, 'body/birthday'],
  ['a wrong postcode', { zipcode: '99000' }, 'body/zipcode'],
  ['an unknown kind of street', { streetType: 'rua' }, 'body/streetType'],
])('rejects %s and says where it is [OP-038]', async (_what, wrong, where) => {
  const { post } = await (await testApi()).as('customer')
  const refused = await post('/customers', { ...emma, ...wrong })
  expect(outcome(refused)).toBe('400 ERROR_GENERICO')
  expect(refused.body.violations).toEqual([{ where, problem: expect.any(String) }])
})

test.each([
  ['12345678Z', '01'],
  ['B87654323', '02'],
  ['X1234567L', '03'],
])('answers for the document %s the type %s [OP-038]', async (docNumber, docType) => {
  const { post } = await (await testApi()).as('prosumer')
  const { body } = await post('/customers', { ...emma, docNumber }).expect(200)
  expect(body.customer).toMatchObject({ docNumber, docType })
})

test('answers missing surnames as absent and a missing consent as N [OP-037 OP-038]', async () => {
  const api = await testApi()
  const { get, post } = await api.as('customer')
  const own = async (surname: string, gdprAccepted: boolean) => {
    api.world().db.update(user).set({ surname, gdprAccepted }).where(eq(user.id, 1)).run()
    const [record] = (await get(pathWithFilter('/customers', 'docNumber::12345678Z'))).body.customers.items
    return [record.surname1, record.surname2, record.indLegalAccept]
  }
  expect(await own('Ferreiro', true)).toEqual(['Ferreiro', undefined, 'S'])
  const [record] = (await get(pathWithFilter('/customers', 'docNumber::12345678Z'))).body.customers.items
  expect(record).not.toHaveProperty('surname2')
  expect(await own('', false)).toEqual([undefined, undefined, 'N'])
  expect(await own('Ferreiro de la Iglesia', true)).toEqual(['Ferreiro', 'de la Iglesia', 'S'])
  const { indLegalAccept: _agreed, ...silent } = emma
  expect((await post('/customers', silent)).body.customer.indLegalAccept).toBe('N')
})

test('finds a person by a part of the whole name, without accents and in any case [OP-037]', async () => {
  const { get, post } = await (await testApi()).as('prosumer')
  await post('/customers', {
    ...emma,
    docNumber: '12345678Z',
    customerName: 'Iria',
    surname1: 'Núñez',
    surname2: 'Rey',
  })
  const found = async (name: string) => documents((await get(pathWithFilter('/customers', `name::${name}`))).body)
  for (const part of ['iria nunez rey', 'ÑEZ R', 'ria']) expect(await found(part)).toEqual(['12345678Z'])
  expect(await found('irianunez')).toEqual([])
})

test('keeps the date on which a record was first saved [OP-038]', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const self = { docNumber: '12345678Z', customerName: 'Lucía', userType: 'SELF' }
  const first = (await post('/customers', { ...self, town: 'Lugo' })).body.customer
  expect(first).toMatchObject({ webStartDate: '2026-03-16', idRelationship: expect.stringMatching(/^[1-9]/) })
  api.advance(86_400)
  const later = await api.as('customer')
  const { customer } = (await later.post('/customers', { ...self, town: 'Vigo' })).body
  expect(customer).toMatchObject({ idRelationship: first.idRelationship, webStartDate: '2026-03-16', town: 'Vigo' })
  const born = await later.post('/customers', { ...emma, birthday: '2026-03-17' })
  expect(outcome(born)).toBe('200 0000')
})
