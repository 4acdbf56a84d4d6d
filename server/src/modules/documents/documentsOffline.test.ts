import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { expect, test } from 'vitest'
import { customersDossier, deliveredDocument, seededDossier, completeForm } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointsByRelation, pointOf } from '#src/testing/points.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'
import { upload } from '#src/testing/uploads.ts'

const offline = (filter: string) => pathWithFilter('/documentsOffline', filter)

test('lists a document handed in for a dossier and a supply with its data [OP-069 OP-068 EN-039]', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const expediente = customersDossier(api)
  const { documentumId: id } = (await upload(customer, { nombre: 'escritura.pdf' })).body
  const { cups } = pointOf(api, 1)
  const { body } = await customer.post('/documentsOffline', { id, expediente, cups, doctype: 'ESCRITURA' }).expect(200)
  const entry = {
    id,
    expediente,
    cups,
    doctype: 'ESCRITURA',
    fechaRealSubida: '2026-03-16T09:00:00.000Z',
    docName: 'escritura.pdf',
    docSize: 9,
  }
  expect(body.documentOffline).toEqual(entry)
  const listed = (await customer.get('/documentsOffline').expect(200)).body.documentsOffline
  expect([listed.count, listed.items[0]]).toEqual([2, entry])
  expect(outcome(await customer.get(pathWithFilter(`/documentum/${id}`, `cod_expediente::${expediente}`)))).toBe(
    '200 0000',
  )
})

test('filters the list by each of its keys [OP-068]', async () => {
  const { get } = await (await testApi()).as('customer')
  const [seeded] = (await get('/documentsOffline')).body.documentsOffline.items
  const found = async (filter: string): Promise<number> => (await get(offline(filter))).body.documentsOffline.count
  const day = String(seeded.fechaRealSubida).slice(0, 10)
  for (const [right, wrong] of [
    [`id::${seeded.id}`, 'id::none'],
    [`cups::${seeded.cups}`, 'cups::ES0022999999999999XX1P'],
    ['doctype::BOLETIN', 'doctype::FOTO'],
    [`docName::${seeded.docName}`, 'docName::otro.pdf'],
    [`docSize::${seeded.docSize}`, 'docSize::1'],
    [`fechaRealSubida::${day}`, `fechaRealSubida::${addDays(day, -1)}`],
    [`fechaRealSubida::${day}`, `fechaRealSubida::${addDays(day, 1)}`],
    ['user_id::1', 'user_id::2'],
    ['docName::boletin-electrico.pdf', 'expediente::EXP000000000001'],
  ] as const)
    expect([await found(right), await found(wrong)], right).toEqual([1, 0])
  expect((await get('/documentsOffline?offset=1')).body.documentsOffline).toEqual({ count: 1, items: [] })
})

test('lists the undelivered uploads until they are delivered or deleted', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const idOf = async (more: object = {}): Promise<string> => (await upload(customer, more)).body.documentumId
  const waiting = async (who = customer) => {
    const { count, items } = (await who.get(offline('delivered::0')).expect(200)).body.documentsOffline
    expect(count).toBe(items.length)
    return items.map(({ id }: { id: string }) => id).toSorted()
  }
  expect(await waiting()).toEqual([])
  await idOf({ codSR: 'SR20260031' })
  const [free, handedIn, delivered, deleted] = [await idOf(), await idOf(), await idOf(), await idOf()]
  const ofDossier = await idOf({ dossierNumber: customersDossier(api) })
  expect(await waiting()).toEqual([free, handedIn, delivered, deleted, ofDossier].toSorted())
  expect(await waiting(await api.as('prosumer'))).toEqual([])
  await customer.post('/documentsOffline', { id: handedIn, cups: pointOf(api, 1).cups, doctype: 'FOTO' }).expect(200)
  const documents = [deliveredDocument(delivered)]
  await customer.put(`/dossiers/${customersDossier(api)}?doc=1`, { documents }).expect(200)
  await customer.delete(`/documentum/${deleted}`).expect(200)
  expect(await waiting()).toEqual([free, ofDossier].toSorted())
  expect((await customer.get(offline('delivered::1'))).body.documentsOffline.count).toBe(2)
})

test("lists none of another's documents, whatever the filter", async () => {
  const { get } = await (await testApi()).as('prosumer')
  for (const filter of ['user_id::1', 'id::seeded-document-2', 'doctype::BOLETIN'])
    expect((await get(offline(filter))).body.documentsOffline).toEqual({ count: 0, items: [] })
})

test('adds a handed-in document to its dossier and starts the review with the last one', async () => {
  const api = await testApi()
  const client = await api.as('dossierClient')
  const expediente = seededDossier(api, 'STATUS0003')
  const dossier = async () => (await client.get(`/dossiers/${expediente}`)).body.dossier
  const handIn = async (doctype: string) => {
    const { documentumId: id } = (await upload(client, { nombre: `${doctype}.pdf` })).body
    expect(outcome(await client.post('/documentsOffline', { id, expediente, doctype }))).toBe('200 0000')
    const now = await dossier()
    const own = now.documents.find((each: { idDocumentum: string }) => each.idDocumentum === id)
    return { id, dossier: now, own }
  }
  const photo = await handIn('FOTO')
  expect(photo.own).toEqual({
    idDocumentum: photo.id,
    nombreArchivo: 'FOTO.pdf',
    format: 'pdf',
    documentType: 'OTHER',
    documentState: 'DELIVERED',
    repositorio: 'D',
    date: '2026-03-16',
  })
  expect([photo.dossier.summary.status, photo.dossier.missingDocuments]).toEqual(['STATUS0003', ['OWNERSHIP']])
  const last = await handIn('OWNERSHIP')
  expect(last.own).toMatchObject({ documentType: 'OWNERSHIP', documentState: 'DELIVERED' })
  expect([last.dossier.summary.status, last.dossier.missingDocuments]).toEqual(['STATUS0100', []])
})

test('hands a document of a dossier in as another kind and keeps both', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const expediente = customersDossier(api)
  const { documentumId: id } = (await upload(customer)).body
  await customer.put(`/dossiers/${expediente}?doc=1`, { documents: [deliveredDocument(id)] }).expect(200)
  expect(outcome(await customer.post('/documentsOffline', { id, expediente, doctype: 'OWNERSHIP' }))).toBe('200 0000')
  const { documents } = (await customer.get(`/dossiers/${expediente}`)).body.dossier
  const own = documents.filter((each: { idDocumentum: string }) => each.idDocumentum === id)
  expect(own.map((each: { documentType: string }) => each.documentType).toSorted()).toEqual([
    'LOCATION_PLAN',
    'OWNERSHIP',
  ])
})

test("answers 0404 alike to handing in another's document and a missing one", async () => {
  const api = await testApi()
  const { post } = await api.as('prosumer')
  const cups = pointOf(api, 2).cups
  for (const id of ['seeded-document-2', 'none'])
    expect(outcome(await post('/documentsOffline', { id, cups, doctype: 'X' }))).toBe('200 0404')
})

test('answers 0404 alike for foreign, unbound and missing dossiers and keeps the document free', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const { documentumId: id } = (await upload(customer)).body
  const handIn = (expediente: string) => customer.post('/documentsOffline', { id, expediente, doctype: 'X' })
  const missing = await handIn('EXP999999999999')
  expect(outcome(missing)).toBe('200 0404')
  const unbound = api.world().db.$client.prepare('select code from dossier where user_id is null').pluck().get()
  for (const code of [seededDossier(api, 'STATUS0003'), String(unbound)])
    expect((await handIn(code)).text).toBe(missing.text)
  expect(outcome(await handIn(customersDossier(api)))).toBe('200 0000')
})

test('answers 0409 to documents already in use and to an ended dossier', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const { post } = customer
  const draft = await post('/dossiers', { form: completeForm })
  const dossierNumber: string = draft.body.dossier.summary.dossierCod
  const { documentumId: ofDraft } = (await upload(customer, { dossierNumber })).body
  const handIn = { id: ofDraft, expediente: customersDossier(api), doctype: 'X' }
  expect(outcome(await post('/documentsOffline', handIn))).toBe('200 0409')
  expect(outcome(await post('/documentsOffline', { ...handIn, expediente: dossierNumber }))).toBe('200 0000')
  for (const id of ['seeded-document-1', 'seeded-document-2'])
    expect(outcome(await post('/documentsOffline', { id, expediente: customersDossier(api), doctype: 'X' }))).toBe(
      '200 0409',
    )
  const client = await api.as('dossierClient')
  const { documentumId: id } = (await upload(client)).body
  const ended = { id, expediente: seededDossier(api, 'STATUS0099'), doctype: 'X' }
  expect(outcome(await client.post('/documentsOffline', ended))).toBe('200 0409')
})

test('answers TS01000004 for foreign, undelegated and missing supplies', async () => {
  const api = await testApi()
  const manager = await api.as('manager')
  const { managed, hidden } = pointsByRelation(api, manager.userId)
  const { documentumId: id } = (await upload(manager)).body
  for (const { cups } of Object.values(hidden))
    expect(outcome(await manager.post('/documentsOffline', { id, cups, doctype: 'X' }))).toBe('200 TS01000004')
  expect(outcome(await manager.post('/documentsOffline', { id, cups: managed.cups, doctype: 'X' }))).toBe('200 0000')
})

test('rejects invalid input with what would be right', async () => {
  const { get, post } = await (await testApi()).as('customer')
  const said = async (body: object) =>
    (await post('/documentsOffline', { id: 'x', doctype: 'X', ...body }).expect(400)).body.violations[0]
  expect(await said({})).toEqual({
    where: 'body/expediente',
    problem: 'must be given, or cups must: what the document is of',
  })
  expect((await said({ expediente: 'EXP' })).problem).toBe('must be EXP and twelve more characters')
  expect((await get(offline('fechaRealSubida::16/03/2026')).expect(400)).body.violations[0].problem).toBe(
    'fechaRealSubida must be a day yyyy-mm-dd, such as 2026-03-16',
  )
  expect((await get(offline('delivered::2')).expect(400)).body.violations[0].problem).toBe(
    'delivered must be one of 0, 1',
  )
  expect((await get(offline('docSize::big')).expect(400)).body.violations[0].problem).toBe(
    'docSize must match pattern "^[0-9]{1,9}$", such as 48213',
  )
})

test('rejects malformed sizes and dates and says where', async () => {
  const { get, post } = await (await testApi()).as('customer')
  const size = 'docSize must match pattern "^[0-9]{1,9}$", such as 48213'
  const day = 'fechaRealSubida must be a day yyyy-mm-dd, such as 2026-03-16'
  for (const [filter, problem] of [
    ['docSize::9b', size],
    ['docSize::b9', size],
    ['docSize::1234567890', size],
    ['docSize::-1', size],
    ['fechaRealSubida::2026-02-30', day],
  ] as const) {
    const { body } = await get(offline(filter)).expect(400)
    expect(body.violations).toEqual([{ where: 'query/filter', problem }])
  }
  expect((await get(offline('docSize::123456789'))).body.documentsOffline).toEqual({ count: 0, items: [] })
  const { body } = await post('/documentsOffline', { id: 'x', doctype: 'X', expediente: 'EXP' }).expect(400)
  expect(body.violations).toEqual([{ where: 'body/expediente', problem: 'must be EXP and twelve more characters' }])
})

test("counts the date of an upload by Madrid's clock [OP-068]", async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const { db } = api.world()
  const onThatDay = async (at: string) => {
    db.$client.prepare('update document set uploaded_at = ? where handed_in = 1').run(Date.parse(at))
    return (await get(offline('fechaRealSubida::2026-02-10'))).body.documentsOffline.count
  }
  expect(await onThatDay('2026-02-09T23:59:59.999+01:00')).toBe(0)
  expect(await onThatDay('2026-02-10T00:00:00+01:00')).toBe(1)
  expect(await onThatDay('2026-02-10T23:59:59.999+01:00')).toBe(1)
  expect(await onThatDay('2026-02-11T00:00:00+01:00')).toBe(0)
})

test('hands a document in for a supply alone, outside any dossier', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const { documentumId: id } = (await upload(customer)).body
  const { cups } = pointOf(api, 1)
  const { body } = await customer.post('/documentsOffline', { id, cups, doctype: 'ESCRITURA' }).expect(200)
  expect(body.documentOffline).toMatchObject({ id, cups, expediente: null, doctype: 'ESCRITURA' })
  const opened = (who: typeof customer, filter: string) => who.get(pathWithFilter(`/documentum/${id}`, filter))
  expect((await opened(customer, `cups::${cups}`)).body.nombre).toBe('boletin.pdf')
  const refused = await opened(customer, `cups::${pointOf(api, 2).cups}`)
  expect(outcome(refused)).toBe('200 YYY')
  expect((await opened(await api.as('prosumer'), `cups::${cups}`)).text).toBe(refused.text)
  const { documentumId: other } = (await upload(customer)).body
  expect(outcome(await customer.get(pathWithFilter(`/documentum/${other}`, `cups::${cups}`)))).toBe('200 YYY')
  const expediente = customersDossier(api)
  const { body: second } = await customer.post('/documentsOffline', { id: other, expediente, doctype: 'X' }).expect(200)
  expect(second.documentOffline).toMatchObject({ cups: null, expediente })
  const listed = (await customer.get('/documentsOffline?limit=2')).body.documentsOffline
  expect(listed.items.map((each: { id: string }) => each.id).toSorted()).toEqual([id, other].toSorted())
  expect(listed.count).toBe(3)
})

test("answers published texts in the requested language or in the caller's [OP-051]", async () => {
  const api = await testApi()
  const item = async (persona: string, path: string) =>
    (await (await api.as(persona)).get(path).expect(200)).body.contentItem
  for (const id of ['legal', 'privacy', 'cookies', 'faqs'])
    for (const language of ['es', 'gl', 'en']) {
      const found = await item('customer', `/hippo/${id}?language=${language}`)
      expect(found).toMatchObject({ id, language, type: id === 'faqs' ? 'FAQ' : 'TEXT' })
      for (const { title, text } of found.sections) for (const each of [title, text]) expect(each).toMatch(/\w{3}/)
    }
  expect((await item('customer', '/hippo/privacy')).title).toBe('Protección de datos')
  expect((await item('prosumer', '/hippo/privacy')).title).toBe('Data protection')
})

test('answers 0404 to unknown texts and 400 to unknown languages', async () => {
  const { get } = await (await testApi()).as('customer')
  for (const id of ['none', '__proto__', 'legal%2F..']) expect(outcome(await get(`/hippo/${id}`))).toBe('200 0404')
  expect(outcome(await get('/hippo/legal?language=fr'))).toBe('400 ERROR_GENERICO')
})
