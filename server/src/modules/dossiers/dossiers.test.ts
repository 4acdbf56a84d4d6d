import { isExpedientCode } from '@acometida/api-spec/rules/person/code'
import { expect, test } from 'vitest'
import { seededDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

interface Item {
  readonly dossierCod: string
  readonly registerDate: string
  readonly status: string
  readonly type: string
  readonly communicationListBudget: number
  readonly communicationList: readonly { type: string; indRead: number; sendDate: string }[]
}

const items = (body: { dossiers: { items: readonly Item[] } }) => body.dossiers.items
const day = (item: Item) => item.registerDate.split('/').toReversed().join('-')

test("lists the user's dossiers, newest registration first [OP-031 EN-021 EN-022 CO-044]", async () => {
  const { get } = await (await testApi()).as('dossierClient')
  const { body } = await get(`${pathWithFilter('/dossiers', 'docNumber::X1234567L')}&sort=-REGISTER_DATE`).expect(200)
  expect(body.dossiers.count).toBe(17)
  const days = items(body).map(day)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(items(body).every(({ dossierCod }) => isExpedientCode(dossierCod))).toBe(true)
  expect(new Set(items(body).map(({ type }) => type))).toEqual(new Set(['DOSTYP001', 'DOSTYP002', 'DOSTYP003']))
  const oldest = (await get('/dossiers?sort=REGISTER_DATE')).body
  expect(items(oldest).map(day)).toEqual(days.toSorted())
})

test('lists a dossier with its place, status, next step, term and communications [EN-021]', async () => {
  const { get } = await (await testApi()).as('customer')
  const { body } = await get('/dossiers')
  expect(body.dossiers.count).toBe(1)
  expect(items(body)[0]).toEqual({
    dossierCod: expect.stringMatching(/^EXP2026\d{8}$/),
    name: expect.stringMatching(/, \d+, /),
    icon: 'home',
    registerDate: expect.stringMatching(/^\d\d\/\d\d\/2026$/),
    type: 'DOSTYP001',
    subtype: null,
    technology: null,
    status: 'STATUS0012',
    turn: 'customer',
    nextStep: 'DECIDE_BUDGET',
    dueDate: '2026-04-13',
    communicationList: expect.any(Array),
    communicationListBudget: 1,
    openPanels: ['panel1', 'panel2', 'panel3'],
  })
  expect(items(body)[0]?.communicationList[0]).toEqual({
    communicationId: expect.any(Number),
    sendDate: '14/03/2026',
    type: 'BUDGET',
    title: 'Ya tiene su presupuesto',
    text: expect.stringMatching(/141,51\s€, IVA incluido. Puede aceptarlo hasta el 13\/04\/2026/),
    idDocumentum: expect.stringMatching(/^PRE-EXP/),
    indRead: 0,
  })
})

test('counts the unread communications about the budget [FL-092]', async () => {
  const { get } = await (await testApi()).as('dossierClient')
  const { body } = await get('/dossiers')
  const counted = items(body).filter((each) => each.communicationListBudget > 0)
  expect(counted.map(({ status }) => status)).toEqual(['STATUS0012'])
  for (const { communicationList, communicationListBudget } of items(body))
    expect(communicationList.filter((each) => each.type === 'BUDGET' && each.indRead === 0)).toHaveLength(
      communicationListBudget,
    )
})

test('filters by one dossier and pages by offset and limit [OP-031 CO-044]', async () => {
  const api = await testApi()
  const { get } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0072')
  const one = await get(pathWithFilter('/dossiers', `docNumber::X1234567L|dossierCod::${code}`))
  expect(items(one.body).map(({ dossierCod }) => dossierCod)).toEqual([code])
  const all = items((await get('/dossiers')).body).map(({ dossierCod }) => dossierCod)
  const page = await get('/dossiers?offset=3&limit=2')
  expect(page.body.dossiers.count).toBe(17)
  expect(items(page.body).map(({ dossierCod }) => dossierCod)).toEqual(all.slice(3, 5))
  for (const query of ['sort=STATUS', 'limit=0', 'offset=-1'])
    expect(outcome(await get(`/dossiers?${query}`))).toBe('400 ERROR_GENERICO')
})

test("lists none of another's dossiers, whatever the filter [OP-031]", async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const code = seededDossier(api, 'STATUS0072')
  for (const filter of ['docNumber::X1234567L', `dossierCod::${code}`, `docNumber::12345678Z|dossierCod::${code}`])
    expect((await get(pathWithFilter('/dossiers', filter))).body.dossiers).toEqual({ count: 0, items: [] })
})

test('answers a dossier with form, panels, history, documents, budget and bill [OP-032 OP-116 EN-023 FL-105]', async () => {
  const api = await testApi()
  const { get } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0072')
  const { body } = await get(pathWithFilter(`/dossiers/${code}`, 'docNumber::X1234567L')).expect(200)
  const { summary, form, panels, term, history, documents, missingDocuments, budget, bills } = body.dossier
  expect(summary).toMatchObject({ dossierCod: code, status: 'STATUS0072', turn: 'utility', nextStep: 'WAIT' })
  expect(form).toMatchObject({
    type: 'DOSTYP001',
    supplyTypes: [expect.any(String)],
    coordinates: { huso: expect.any(Number) },
    cadastre: { referenciaCatastral: expect.stringMatching(/^[0-9A-Z]{20}$/) },
    technicalData: { requestedPowerKw: 43.6, voltage: 'BT' },
    powerList: [{ powerKw: 43.6 }],
    applicant: { docNumber: 'X1234567L' },
    addresses: { supply: { streetType: expect.any(String) } },
    billingEmail: expect.stringContaining('@'),
    digitalInvoice: true,
    contacts: [{ role: 'INSTALLER' }],
  })
  expect(panels).toEqual({ panel1: true, panel2: true, panel3: true, panel4: true, panel5: true, panel6: false })
  expect(term).toEqual({ startDate: '2026-03-16', dueDate: '2026-04-28', amount: 30, unit: 'WORKING_DAYS' })
  expect(history.map((each: { status: string; by: string }) => [each.status.slice(6), each.by])).toEqual([
    ['0001', 'customer'],
    ['0100', 'customer'],
    ['0006', 'utility'],
    ['0010', 'utility'],
    ['0012', 'utility'],
    ['0014', 'customer'],
    ['0040', 'customer'],
    ['0072', 'utility'],
  ])
  expect(documents.map((each: { documentState: string }) => each.documentState)).toEqual([
    'REVIEWED',
    'REVIEWED',
    'ISSUED',
  ])
  expect(missingDocuments).toEqual([])
  expect(budget).toMatchObject({
    idDocumentum: `PRE-${code}`,
    acceptDate: expect.any(String),
    vatCents: expect.any(Number),
  })
  expect(budget.baseCents + budget.vatCents).toBe(budget.totalCents)
  expect(bills).toMatchObject([{ dossierCod: code, status: 'PAID', totalCents: budget.totalCents }])
})

test('writes communications in the language of their reader', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const titles: string[] = []
  for (const language of ['gl', 'en']) {
    api.world().db.$client.exec(`update user set language = '${language}' where id = 1`)
    titles.push((await get('/dossiers')).body.dossiers.items[0].communicationList[0].title)
  }
  expect(titles).toEqual(['Xa ten o seu orzamento', 'Your quote is ready'])
})

test('answers 0404 alike for foreign, unbound and missing dossiers [OP-032]', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const own: string = (await get('/dossiers')).body.dossiers.items[0].dossierCod
  const free = api.world().db.$client.prepare('select code from dossier where user_id is null').pluck().get()
  const missing = await get('/dossiers/EXP999999999999')
  expect(outcome(missing)).toBe('200 0404')
  for (const path of [
    `/dossiers/${seededDossier(api, 'STATUS0072')}`,
    `/dossiers/${String(free)}`,
    '/dossiers/anything',
    pathWithFilter(`/dossiers/${own}`, 'docNumber::X1234567L'),
  ])
    expect((await get(path)).text).toBe(missing.text)
})

test('opens a dossier under the document of its user typed in lower case', async () => {
  const { get } = await (await testApi()).as('customer')
  const own: string = (await get('/dossiers')).body.dossiers.items[0].dossierCod
  expect(outcome(await get(pathWithFilter(`/dossiers/${own}`, 'docNumber::12345678z')))).toBe('200 0000')
})

test('answers the form of an ended dossier with its closing panel open', async () => {
  const api = await testApi()
  const { get } = await api.as('dossierClient')
  for (const status of ['STATUS0099', 'STATUS0094', 'STATUS0004'] as const) {
    const { body } = await get(`/dossiers/${seededDossier(api, status)}`)
    expect(body.dossier).toMatchObject({
      term: null,
      panels: { panel1: true, panel6: true },
      summary: { dueDate: null },
    })
  }
})

test('lists the same open panels of each dossier as its detail [OP-032]', async () => {
  const { get } = await (await testApi()).as('dossierClient')
  const listed = (await get('/dossiers?limit=100').expect(200)).body.dossiers.items
  const kinds = new Set<string>()
  for (const { dossierCod, openPanels } of listed) {
    const { panels } = (await get(`/dossiers/${dossierCod}`)).body.dossier
    expect(openPanels, dossierCod).toEqual(Object.keys(panels).filter((panel) => panels[panel]))
    kinds.add(openPanels.join())
  }
  expect(kinds.size).toBeGreaterThan(3)
})
