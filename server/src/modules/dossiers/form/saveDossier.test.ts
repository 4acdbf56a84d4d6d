import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dossier } from '#src/db/schema.ts'
import { deliveredDocument, seededDossier, uploadBoth, completeForm } from '#src/testing/dossiers.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const problems = (body: { violations: readonly { where: string; problem: string }[] }) =>
  body.violations.map(({ where }) => where)

test('creates a draft with the next code and its missing documents [OP-033 EN-023]', async () => {
  const { post, get } = await (await testApi()).as('customer')
  const { body } = await post('/dossiers', { form: { type: 'DOSTYP001' } }).expect(200)
  expect(body.dossier.summary).toMatchObject({
    dossierCod: 'EXP202600001618',
    name: 'EXP202600001618',
    registerDate: '16/03/2026',
    status: 'STATUS0001',
    nextStep: 'SUBMIT',
    communicationList: [],
    communicationListBudget: 0,
  })
  expect(body.dossier.missingDocuments).toEqual(['LOCATION_PLAN', 'OWNERSHIP'])
  const again = await post('/dossiers', { form: { type: 'DOSTYP003', subtype: 'DOSSUB000' } })
  expect(again.body.dossier.summary.dossierCod).toBe('EXP202600001619')
  expect((await get('/dossiers')).body.dossiers.items[0].dossierCod).toBe('EXP202600001619')
})

test('uses each dossier code once and restarts the numbers each year [OP-033]', async () => {
  const api = await testApi()
  const create = async (): Promise<string> => {
    const { body } = await (await api.as('customer')).post('/dossiers', { form: { type: 'DOSTYP001' } })
    return body.dossier.summary.dossierCod
  }
  const code = await create()
  api.world().db.delete(dossier).where(eq(dossier.code, code)).run()
  expect([code, await create()]).toEqual(['EXP202600001618', 'EXP202600001619'])
  api.advance(300 * 86_400)
  expect(await create()).toBe('EXP202700000001')
})

test('reviews a dossier submitted with its documents and mails the user [OP-033]', async () => {
  const api = await testApi()
  const { post, session } = await api.as('customer')
  const { body } = await post('/dossiers', { form: completeForm, act: 'SUBMIT', documents: await uploadBoth({ post }) })
  expect(body.dossier).toMatchObject({
    summary: { status: 'STATUS0100', turn: 'utility', name: 'Rúa Nova, 8, Santiago de Compostela' },
    form: completeForm,
    term: { startDate: '2026-03-16', dueDate: '2026-03-18', amount: 2, unit: 'WORKING_DAYS' },
  })
  const [mail] = api.world().inbox.list({ to: session.user.email })
  expect([mail?.subject, mail?.text]).toEqual([
    'Hemos recibido su solicitud',
    expect.stringContaining('Rúa Nova, 8, Santiago de Compostela'),
  ])
})

test('waits for the missing documents of a submitted dossier [OP-033]', async () => {
  const { post } = await (await testApi()).as('customer')
  const [plan] = await uploadBoth({ post })
  const { body } = await post('/dossiers', { form: completeForm, act: 'SUBMIT', documents: [plan] })
  expect(body.dossier).toMatchObject({ summary: { status: 'STATUS0003' }, missingDocuments: ['OWNERSHIP'] })
})

test('answers 0404 to missing, foreign and used documents and creates no dossier [OP-033]', async () => {
  const api = await testApi()
  const [customer, prosumer] = [await api.as('customer'), await api.as('prosumer')]
  const [plan, title] = await uploadBoth(customer)
  const [foreign] = await uploadBoth(prosumer)
  const create = (...documents: object[]) =>
    customer.post('/dossiers', { form: completeForm, act: 'SUBMIT', documents })
  for (const wrong of [
    deliveredDocument(),
    foreign,
    deliveredDocument('seeded-document-1'),
    deliveredDocument('seeded-document-2'),
  ])
    expect(outcome(await create(plan, title, wrong))).toBe('200 0404')
  expect((await customer.get('/dossiers')).body.dossiers.count).toBe(1)
  expect(outcome(await create(plan, title))).toBe('200 0000')
  expect(outcome(await create(plan, title))).toBe('200 0404')
})

test('makes a user who creates a dossier a client with dossiers', async () => {
  const { post, get, userId } = await (await testApi()).as('prosumer')
  await post('/dossiers', { form: { type: 'DOSTYP002' } }).expect(200)
  const { body } = await get(`/users/${userId}`)
  expect(JSON.stringify(body)).toContain('US_DOSSIER_CLIENT')
})

test('requires subtype and data of a generation, and consent of another owner or payer [OP-033 EN-023]', async () => {
  const { post } = await (await testApi()).as('customer')
  const other = { docNumber: '23456781-r', name: 'Emma' }
  const form = { ...completeForm, type: 'DOSTYP002', owner: other, payer: other }
  const refused = await post('/dossiers', { form, act: 'SUBMIT' }).expect(400)
  expect(problems(refused.body)).toEqual([
    'body/form/subtype',
    'body/form/newGeneration',
    'body/form/thirdPartyConsentOwner',
    'body/form/thirdPartyConsentPayer',
  ])
  const whole = {
    ...form,
    subtype: 'DOSSUB002',
    newGeneration: { installedPowerKw: 5, selfConsumption: 'INDIVIDUAL', withSurplus: true },
    thirdPartyConsentOwner: true,
    thirdPartyConsentPayer: true,
  }
  const { body } = await post('/dossiers', { form: whole, act: 'SUBMIT' }).expect(200)
  expect(body.dossier.summary).toMatchObject({ technology: 'WIND', icon: 'solar', status: 'STATUS0003' })
  expect(body.dossier.form.owner.docNumber).toBe('23456781R')
})

test('lists everything that a submission lacks and creates no dossier', async () => {
  const { post, get } = await (await testApi()).as('customer')
  const refused = await post('/dossiers', { form: { type: 'DOSTYP001', digitalInvoice: true }, act: 'SUBMIT' })
  expect(outcome(refused)).toBe('400 ERROR_GENERICO')
  expect(problems(refused.body)).toEqual([
    'body/form/technicalData',
    'body/form/applicant',
    'body/form/addresses/supply',
    'body/form/coordinates',
    'body/form/billingEmail',
  ])
  expect((await get('/dossiers')).body.dossiers.count).toBe(1)
})

const anEmail = 'must be an e-mail address'

test.each([
  [
    'a document without its check',
    { owner: { docNumber: '12345678A', name: 'X' } },
    'body/form/owner/docNumber',
    'must be a NIF, NIE, CIF or passport with its check',
  ],
  [
    "another's document as applicant",
    { applicant: { docNumber: '23456781R', name: 'E' } },
    'body/form/applicant/docNumber',
    'must be the document of the user, 12345678Z',
  ],
  [
    'a payer with a wrong e-mail',
    { payer: { docNumber: '23456781R', name: 'E', email: 'x' } },
    'body/form/payer/email',
    anEmail,
  ],
  ['a wrong e-mail', { billingEmail: 'lucia@correo' }, 'body/form/billingEmail', anEmail],
  [
    'a contact with a wrong e-mail',
    { contacts: [{ name: 'X', telephone: '981000111', email: 'x' }] },
    'body/form/contacts/0/email',
    anEmail,
  ],
  [
    'a foreign CUPS',
    { technicalData: { ...completeForm.technicalData, cups: 'ES0021000001234567WY1P' } },
    'body/form/technicalData/cups',
    'must be a CUPS of this distributor',
  ],
  [
    'a wrong self-consumption code',
    {
      type: 'DOSTYP002',
      newGeneration: {
        installedPowerKw: 1,
        selfConsumption: 'NONE',
        withSurplus: false,
        cau: 'ES0022000001234567WY1PB000',
      },
    },
    'body/form/newGeneration/cau',
    'must be a CUPS, A and three digits',
  ],
  [
    'a short cadastral reference',
    { cadastre: { referenciaCatastral: '9872023' } },
    'body/form/cadastre/referenciaCatastral',
    expect.any(String),
  ],
  [
    'an unknown kind of street',
    { addresses: { supply: { ...completeForm.addresses.supply, streetType: 'rua' } } },
    'body/form/addresses/supply/streetType',
    expect.any(String),
  ],
  ['an unknown type', { type: 'DOSTYP009' }, 'body/form/type', expect.any(String)],
  [
    'a generation in a new connection',
    { newGeneration: { installedPowerKw: 1, selfConsumption: 'NONE', withSurplus: false } },
    'body/form/newGeneration',
    'does not go with DOSTYP001; leave it out or change the type',
  ],
  ['an unknown part', { panel7: true }, 'body/form/panel7', expect.any(String)],
])('rejects %s and says where it is and what would be right', async (_what, wrong, where, problem) => {
  const { post } = await (await testApi()).as('customer')
  const refused = await post('/dossiers', { form: { ...completeForm, ...wrong } })
  expect(outcome(refused)).toBe('400 ERROR_GENERICO')
  expect(refused.body.violations).toEqual([{ where, problem }])
})

test('accepts either coordinates or cadastral reference and words each lack', async () => {
  const { post } = await (await testApi()).as('customer')
  const submit = (form: object) => post('/dossiers', { form, act: 'SUBMIT' })
  const { coordinates, cadastre, ...placeless } = completeForm
  for (const place of [{ coordinates }, { cadastre }])
    expect(outcome(await submit({ ...placeless, ...place }))).toBe('200 0000')
  expect((await submit(placeless)).body.violations).toEqual([
    { where: 'body/form/coordinates', problem: 'is missing; so is the cadastral reference, one of them is needed' },
  ])
  const other = { docNumber: '23456781R', name: 'Emma' }
  const generation = { ...completeForm, type: 'DOSTYP002', owner: other, payer: other, billingEmail: undefined }
  expect((await submit(generation)).body.violations.map(({ problem }: { problem: string }) => problem)).toEqual([
    'is missing; DOSSUB000 where the technology is not known yet',
    'is missing',
    'must be true where the owner is not the applicant',
    'must be true where the payer is not the applicant',
    'is missing; it is where electronic invoices are sent',
  ])
})

test('names a dossier as its user did, and no other one', async () => {
  const { post, put, get } = await (await testApi()).as('customer')
  const create = async (): Promise<string> =>
    (await post('/dossiers', { form: completeForm }).expect(200)).body.dossier.summary.dossierCod
  const [named, other] = [await create(), await create()]
  const name = { type: 'dossier', documentNumber: '12345678Z', name: 'O piso de Lugo', icon: 'shop' }
  await put(`/customData/${named}`, name).expect(200)
  const nameOf = async (code: string) => (await get(`/dossiers/${code}`)).body.dossier.summary.name
  expect([await nameOf(named), await nameOf(other)]).toEqual(['O piso de Lugo', 'Rúa Nova, 8, Santiago de Compostela'])
})

test('saves the form in a new draft and then in that draft, normalised [OP-049 EN-023]', async () => {
  const { post, get } = await (await testApi()).as('customer')
  const first = await post('/expedientForm', { form: { type: 'DOSTYP003' } }).expect(200)
  const { dossierCod } = first.body.dossier.summary
  const technicalData = { ...completeForm.technicalData, cups: 'es0022000001234567wy' }
  const saved = await post('/expedientForm', {
    dossierCod,
    form: { ...completeForm, type: 'DOSTYP003', technicalData },
  })
  expect(saved.body.dossier.form.technicalData.cups).toBe('ES0022000001234567WY1P')
  expect((await get(`/dossiers/${dossierCod}`)).body.dossier).toEqual(saved.body.dossier)
  expect((await get('/dossiers')).body.dossiers.count).toBe(2)
})

test('answers 0404 alike to saving the form of a foreign and a missing dossier [OP-049]', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const save = (dossierCod: string) => post('/expedientForm', { dossierCod, form: completeForm })
  const [foreign, missing] = [await save(seededDossier(api, 'STATUS0001')), await save('EXP999999999999')]
  expect(outcome(foreign)).toBe('200 0404')
  expect(foreign.text).toBe(missing.text)
})

test('answers 0409 to saving the form during and after the review [OP-049]', async () => {
  const api = await testApi()
  const { get, post } = await api.as('dossierClient')
  const save = async (dossierCod: string) => {
    const { form } = (await get(`/dossiers/${dossierCod}`)).body.dossier
    return outcome(await post('/expedientForm', { dossierCod, form }))
  }
  for (const status of ['STATUS0100', 'STATUS0012', 'STATUS0099'] as const)
    expect(await save(seededDossier(api, status))).toBe('200 0409')
  for (const status of ['STATUS0001', 'STATUS0003', 'STATUS0101'] as const)
    expect(await save(seededDossier(api, status))).toBe('200 0000')
})

test('keeps the type of a submitted dossier and lets a draft change it', async () => {
  const api = await testApi()
  const { get, post, put } = await api.as('dossierClient')
  const changed = async (status: 'STATUS0001' | 'STATUS0003' | 'STATUS0101') => {
    const id = seededDossier(api, status)
    const { newGeneration: _generation, subtype: _subtype, ...form } = (await get(`/dossiers/${id}`)).body.dossier.form
    return { id, form: { ...form, type: 'DOSTYP003' } }
  }
  for (const status of ['STATUS0003', 'STATUS0101'] as const) {
    const { id, form } = await changed(status)
    for (const refused of [
      await post('/expedientForm', { dossierCod: id, form }),
      await put(`/dossiers/${id}`, { form }),
    ]) {
      expect(outcome(refused)).toBe('400 ERROR_GENERICO')
      expect(problems(refused.body)).toEqual(['body/form/type'])
    }
  }
  const { id, form } = await changed('STATUS0001')
  expect(outcome(await post('/expedientForm', { dossierCod: id, form }))).toBe('200 0000')
})

test('rejects a correction that removes what the submission needed [OP-049]', async () => {
  const api = await testApi()
  const { post } = await api.as('dossierClient')
  const refused = await post('/expedientForm', {
    dossierCod: seededDossier(api, 'STATUS0101'),
    form: { type: 'DOSTYP001' },
  })
  expect(outcome(refused)).toBe('400 ERROR_GENERICO')
  expect(problems(refused.body)).toContain('body/form/technicalData')
})

test('accepts the thirteen types of street and rejects others [CO-046]', async () => {
  const { post } = await (await testApi()).as('customer')
  const said = 'place, avenue, boulevard, street, path, highway, walk, pau, square, polygon, passage, track, via'.split(
    ', ',
  )
  expect(said).toHaveLength(13)
  const { supply } = completeForm.addresses
  for (const streetType of said) {
    const { body } = await post('/dossiers', {
      form: { ...completeForm, addresses: { supply: { ...supply, streetType } } },
    })
    expect(body.dossier.form.addresses.supply.streetType).toBe(streetType)
  }
  for (const streetType of ['roundabout', 'Street', '']) {
    const form = { ...completeForm, addresses: { supply: { ...supply, streetType } } }
    const refused = await post('/dossiers', { form })
    expect(outcome(refused)).toBe('400 ERROR_GENERICO')
    expect(problems(refused.body)).toContain('body/form/addresses/supply/streetType')
  }
})
