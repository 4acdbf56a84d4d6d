import { expect, test } from 'vitest'
import { customersDossier, deliveredDocument, seededDossier, uploadBoth, completeForm } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'
import { upload } from '#src/testing/uploads.ts'

const statusOf = (body: { dossier: { summary: { status: string } } }) => body.dossier.summary.status

test('fills in, submits and completes a draft with its documents [OP-034]', async () => {
  const { post, put } = await (await testApi()).as('customer')
  const made = await post('/dossiers', { form: { type: 'DOSTYP001' } })
  const path = `/dossiers/${made.body.dossier.summary.dossierCod}`
  const empty = await put(path, { act: 'SUBMIT' })
  expect(outcome(empty)).toBe('400 ERROR_GENERICO')
  expect(statusOf((await put(path, { form: completeForm })).body)).toBe('STATUS0001')
  expect(statusOf((await put(path, { act: 'SUBMIT' })).body)).toBe('STATUS0003')
  const documents = await uploadBoth({ post })
  const one = await put(`${path}?doc=1`, { documents: documents.slice(0, 1) })
  expect([statusOf(one.body), one.body.dossier.missingDocuments]).toEqual(['STATUS0003', ['OWNERSHIP']])
  const both = await put(`${path}?doc=1&repositorio=S`, { documents })
  expect(statusOf(both.body)).toBe('STATUS0100')
})

test('stores documents in repository D, or S on demand, and keeps those sent twice [OP-034 FL-096]', async () => {
  const api = await testApi()
  const { get, post, put } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0010')
  const path = `/dossiers/${code}`
  const [plan, title] = await uploadBoth({ post })
  await put(`${path}?doc=1`, { documents: [plan] }).expect(200)
  api.advance(1)
  const { body } = await put(`${path}?doc=1&repositorio=S`, { documents: [plan, title] })
  const ids = new Set<string>([plan.idDocumentum, title.idDocumentum])
  const added = body.dossier.documents.filter((each: { idDocumentum: string }) => ids.has(each.idDocumentum))
  expect(added).toEqual([
    {
      idDocumentum: plan.idDocumentum,
      nombreArchivo: 'plano.pdf',
      format: 'pdf',
      documentType: 'LOCATION_PLAN',
      documentState: 'DELIVERED',
      repositorio: 'D',
      date: '2026-03-16',
    },
    expect.objectContaining({ idDocumentum: title.idDocumentum, repositorio: 'S' }),
  ])
  expect(statusOf(body)).toBe('STATUS0010')
  const opened = async ({ idDocumentum }: { idDocumentum: string }, more = '') =>
    outcome(await get(pathWithFilter(`/documentum/${idDocumentum}`, `cod_expediente::${code}${more}`)))
  expect([await opened(plan), await opened(title), await opened(title, '|repositorio::S')]).toEqual([
    '200 0000',
    '200 YYY',
    '200 0000',
  ])
})

test('keeps one file delivered as several kinds, at once or one after the other [OP-034]', async () => {
  const api = await testApi()
  const { get, post, put } = await api.as('customer')
  const made = async (): Promise<string> => {
    const draft = await post('/dossiers', { form: completeForm, act: 'SUBMIT' }).expect(200)
    return draft.body.dossier.summary.dossierCod
  }
  const fileOf = async (dossierNumber: string) => {
    const { documentumId } = (await upload({ post }, { dossierNumber })).body
    const plan = deliveredDocument(documentumId)
    return [plan, { ...plan, documentType: 'OWNERSHIP', nombreArchivo: 'escritura.pdf' }] as const
  }
  const kindsOf = ({ documents }: { documents: { documentType: string; nombreArchivo: string }[] }) =>
    documents.map(({ documentType, nombreArchivo }) => [documentType, nombreArchivo]).toSorted()
  const both = [
    ['LOCATION_PLAN', 'plano.pdf'],
    ['OWNERSHIP', 'escritura.pdf'],
  ]
  const first = await made()
  const atOnce = await put(`/dossiers/${first}?doc=1`, { documents: await fileOf(first) }).expect(200)
  expect([statusOf(atOnce.body), atOnce.body.dossier.missingDocuments]).toEqual(['STATUS0100', []])
  expect(kindsOf(atOnce.body.dossier)).toEqual(both)
  const second = await made()
  const [plan, title] = await fileOf(second)
  const one = await put(`/dossiers/${second}?doc=1`, { documents: [plan] }).expect(200)
  expect(one.body.dossier.missingDocuments).toEqual(['OWNERSHIP'])
  // The same bytes are the existing document.
  expect((await fileOf(second))[0].idDocumentum).toBe(plan.idDocumentum)
  const two = await put(`/dossiers/${second}?doc=1&repositorio=S`, { documents: [title] }).expect(200)
  expect([statusOf(two.body), kindsOf(two.body.dossier)]).toEqual(['STATUS0100', both])
  // A file stays in one repository, whatever it is delivered as.
  expect(two.body.dossier.documents.map((each: { repositorio: string }) => each.repositorio)).toEqual(['D', 'D'])
  const read = (await get(`/dossiers/${second}`)).body.dossier
  expect(kindsOf(read)).toEqual(both)
  const opened = await get(pathWithFilter(`/documentum/${plan.idDocumentum}`, `cod_expediente::${second}`))
  expect(outcome(opened)).toBe('200 0000')
})

test('answers 0404 to missing, foreign and used documents and delivers none [OP-034]', async () => {
  const api = await testApi()
  const [customer, other] = [await api.as('customer'), await api.as('dossierClient')]
  const path = `/dossiers/${customersDossier(api)}`
  const before = (await customer.get(path)).body.dossier
  const [plan] = await uploadBoth(customer)
  const [foreign] = await uploadBoth(other)
  const draft = await customer.post('/dossiers', { form: completeForm, documents: [(await uploadBoth(customer))[1]] })
  const [ofDraft] = draft.body.dossier.documents
  for (const id of ['none', foreign.idDocumentum, ofDraft.idDocumentum, 'seeded-document-1', 'seeded-document-2']) {
    const refused = await customer.put(path, { documents: [plan, deliveredDocument(id)], act: 'ADD_DOCUMENTS' })
    expect([id, outcome(refused)]).toEqual([id, '200 0404'])
  }
  expect((await customer.get(path)).body.dossier).toEqual(before)
  expect(outcome(await customer.put(path, { documents: [plan, plan] }))).toBe('200 0000')
})

test('keeps the budget when the customer delivers a document with its id', async () => {
  const api = await testApi()
  const { put } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0012')
  const documents = [{ ...deliveredDocument(`PRE-${code}`), nombreArchivo: 'barato.pdf' }]
  const { body } = await put(`/dossiers/${code}?doc=1`, { documents })
  const budgets = body.dossier.documents.filter((each: { idDocumentum: string }) => each.idDocumentum === `PRE-${code}`)
  expect(budgets).toMatchObject([{ documentType: 'BUDGET', nombreArchivo: `PRE-${code}.pdf` }])
})

test('bills an accepted budget to its payer, due in thirty days [OP-034 OP-050]', async () => {
  const api = await testApi()
  const { get, put } = await api.as('customer')
  const code: string = (await get('/dossiers')).body.dossiers.items[0].dossierCod
  const { body } = await put(`/dossiers/${code}`, { act: 'ACCEPT_BUDGET' }).expect(200)
  const { summary, budget, bills, panels } = body.dossier
  expect(summary).toMatchObject({ status: 'STATUS0014', nextStep: 'PAY', dueDate: '2026-04-15' })
  expect(panels).toMatchObject({ panel3: true, panel4: true, panel5: false })
  expect(budget.acceptDate).toBe('2026-03-16')
  expect(bills).toEqual([
    {
      number: code.replace('EXP', 'FO'),
      dossierCod: code,
      documentNumber: '12345678Z',
      issueDate: '2026-03-16',
      dueDate: '2026-04-15',
      status: 'PENDING',
      paymentDate: null,
      concepts: budget.concepts,
      baseCents: budget.baseCents,
      vatCents: budget.vatCents,
      totalCents: 14_151,
    },
  ])
  expect(summary.communicationList[0]).toMatchObject({ type: 'PAYMENT', title: 'Presupuesto aceptado' })
  expect(api.sent()[0]?.subject).toBe('Presupuesto aceptado')
})

test('ends a dossier by rejecting the budget or withdrawing before payment [OP-034]', async () => {
  const api = await testApi()
  const { put } = await api.as('dossierClient')
  const act = async (code: string, name: string) => statusOf((await put(`/dossiers/${code}`, { act: name })).body)
  expect(await act(seededDossier(api, 'STATUS0012'), 'REJECT_BUDGET')).toBe('STATUS0098')
  const due = seededDossier(api, 'STATUS0014')
  expect(await act(due, 'WITHDRAW')).toBe('STATUS0098')
  const bills = await put(`/dossiers/${due}`, { readCommunications: [1] })
  expect(bills.body.dossier.bills).toMatchObject([{ status: 'CANCELLED' }])
})

test('reviews a dossier again after a correction of its coordinates [OP-034]', async () => {
  const api = await testApi()
  const { get, put } = await api.as('dossierClient')
  const path = `/dossiers/${seededDossier(api, 'STATUS0101')}`
  const { form } = (await get(path)).body.dossier
  const coordinates = { x: 537_000, y: 4_747_000, huso: 29 }
  const { body } = await put(path, { form: { ...form, coordinates }, act: 'ANSWER_CORRECTION' })
  expect([statusOf(body), body.dossier.form.coordinates]).toEqual(['STATUS0100', coordinates])
})

test('marks communications of the dossier as read and counts the unread budget down [FL-092 OP-034]', async () => {
  const api = await testApi()
  const { get, put } = await api.as('customer')
  const other = await api.as('dossierClient')
  const [own] = (await get('/dossiers')).body.dossiers.items
  const foreign = (await other.get(`/dossiers/${seededDossier(api, 'STATUS0012')}`)).body.dossier.summary
  const ids = [own, foreign].map((each) => each.communicationList[0].communicationId)
  const { body } = await put(`/dossiers/${own.dossierCod}`, { readCommunications: ids })
  expect(body.dossier.summary).toMatchObject({
    communicationListBudget: 0,
    communicationList: [{ indRead: 1 }, {}, {}, {}],
  })
  const after = await other.get(`/dossiers/${foreign.dossierCod}`)
  expect(after.body.dossier.summary.communicationListBudget).toBe(1)
})

test('answers 0409 to an act that does not fit the status and changes nothing [OP-034]', async () => {
  const api = await testApi()
  const { get, post, put } = await api.as('dossierClient')
  const documents = await uploadBoth({ post })
  const refused = async (status: Parameters<typeof seededDossier>[1], change: object) => {
    const path = `/dossiers/${seededDossier(api, status)}`
    const before = (await get(path)).body.dossier
    expect(outcome(await put(path, change))).toBe('200 0409')
    expect((await get(path)).body.dossier).toEqual(before)
  }
  await refused('STATUS0010', { act: 'ACCEPT_BUDGET', documents })
  await refused('STATUS0072', { act: 'WITHDRAW' })
  await refused('STATUS0012', { act: 'SUBMIT' })
  await refused('STATUS0099', { documents })
  await refused('STATUS0100', { act: 'ANSWER_CORRECTION' })
  await refused('STATUS0006', { form: completeForm })
})

test('answers 0404 alike to changing a foreign dossier and a missing one [OP-034]', async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  const foreign = seededDossier(api, 'STATUS0012')
  const missing = await put('/dossiers/EXP999999999999', { act: 'ACCEPT_BUDGET' })
  expect(outcome(missing)).toBe('200 0404')
  for (const change of [{ act: 'ACCEPT_BUDGET' }, { documents: [deliveredDocument()] }, { readCommunications: [1] }])
    expect((await put(`/dossiers/${foreign}`, change)).text).toBe(missing.text)
  const { body } = await (await api.as('dossierClient')).get(`/dossiers/${foreign}`)
  expect(statusOf(body)).toBe('STATUS0012')
})

test('rejects contradictory and empty changes [OP-034]', async () => {
  const api = await testApi()
  const { put } = await api.as('dossierClient')
  const path = `/dossiers/${seededDossier(api, 'STATUS0012')}`
  const violations = async (query: string, body: object) => (await put(path + query, body)).body.violations
  expect(await violations('?doc=1', { act: 'WITHDRAW', documents: [deliveredDocument()] })).toEqual([
    { where: 'query/doc', problem: 'goes with documents, not with the act WITHDRAW' },
  ])
  expect(await violations('?doc=1', { readCommunications: [1] })).toEqual([
    { where: 'body/documents', problem: 'is missing' },
  ])
  for (const [query, body] of [
    ['', {}],
    ['?repositorio=X', { documents: [deliveredDocument()] }],
    ['', { act: 'CHARGE' }],
    ['', { documents: [{ ...deliveredDocument(), format: 'exe' }] }],
    ['', { documents: [deliveredDocument('../x')] }],
  ] as const)
    expect(outcome(await put(path + query, body))).toBe('400 ERROR_GENERICO')
})
