import { isCups } from '@acometida/api-spec/rules/supply/cups'
import { expect, test } from 'vitest'
import { advanceTo, seededDossier, uploadBoth, completeForm } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'
import { writeContextOf } from '#src/testing/writeContextOf.ts'
import { markDossierPaid } from './enterStatus.service.ts'
import { resultingSupply } from './resultingSupply.rules.ts'

/** The detail of a new connection of the customer that was built and closed. */
async function closed(api: TestApi, form: object = completeForm) {
  const customer = await api.as('customer')
  const documents = await uploadBoth(customer)
  const code = (await customer.post('/dossiers', { form, act: 'SUBMIT', documents })).body.dossier.summary.dossierCod
  await advanceTo(api, '2026-03-26T09:00:00+01:00')
  await (await api.as('customer')).put(`/dossiers/${code}`, { act: 'ACCEPT_BUDGET' }).expect(200)
  const { db, clock, inbox } = api.world()
  const tx = writeContextOf({ db, now: clock.now(), outbox: inbox })
  expect(markDossierPaid(tx, code, { method: 'card', reference: 'P-1' })).toBe(true)
  await advanceTo(api, '2026-04-14T08:59:59+02:00')
  const { get } = await api.as('customer')
  expect((await get(`/dossiers/${code}`)).body.dossier.resultingCups).toBeNull()
  await advanceTo(api, '2026-04-14T09:00:00+02:00')
  return (await (await api.as('customer')).get(`/dossiers/${code}`)).body.dossier
}

test('creates a supply to bind when a new connection closes, with contracts from that day', async () => {
  const api = await testApi()
  const { resultingCups: cups, summary } = await closed(api)
  expect(summary.status).toBe('STATUS0099')
  expect(isCups(cups)).toBe(true)
  const { get, put } = await api.as('customer')
  const contracts = (code: string) => get(pathWithFilter('/contracts', { cups, code }))
  expect(outcome(await contracts('01'))).toBe('200 TS01000004')
  expect(outcome(await put('/users/1/binding', { cups }))).toBe('200 0000')
  expect((await get('/supplypoints')).text).toContain(cups)
  for (const code of ['01', '02', '03'])
    expect((await contracts(code)).text.match(/\d{4}-\d{2}-\d{2}/g)).toEqual(['2026-04-14'])
})

test('binds the new supply to its owner only and shows its CUPS to the applicant', async () => {
  const api = await testApi()
  const owner = { docNumber: '23456781R', name: 'Miguel', surname1: 'Otero' }
  const { resultingCups: cups } = await closed(api, { ...completeForm, owner, thirdPartyConsentOwner: true })
  const bind = async (persona: string) => {
    const { put, userId } = await api.as(persona)
    return outcome(await put(`/users/${userId}/binding`, { cups }))
  }
  expect([await bind('customer'), await bind('company'), await bind('prosumer')]).toEqual([
    '200 -0001',
    '200 -0001',
    '200 0000',
  ])
})

test('offers a supply to bind for the closed dossier of the seed only', async () => {
  const api = await testApi()
  const { get, put, userId } = await api.as('dossierClient')
  const cupsOf = async (code: string): Promise<string | null> =>
    (await get(`/dossiers/${code}`)).body.dossier.resultingCups
  const cups = await cupsOf(seededDossier(api, 'STATUS0099'))
  expect(outcome(await put(`/users/${userId}/binding`, { cups }))).toBe('200 0000')
  for (const status of ['STATUS0078', 'STATUS0072', 'STATUS0094'] as const)
    expect(await cupsOf(seededDossier(api, status))).toBeNull()
})

test('creates no supply for generation, changes and medium voltage, and six periods above 15 kW', () => {
  const of = (form: object) =>
    resultingSupply(
      { code: 'EXP202600000001', form: { ...completeForm, ...form }, applicantDocument: 'X' },
      '2026-04-14',
    )
  const { technicalData } = completeForm
  expect(of({ type: 'DOSTYP002' })).toBeNull()
  expect(of({ type: 'DOSTYP003' })).toBeNull()
  expect(of({ technicalData: { ...technicalData, voltage: 'MT' } })).toBeNull()
  expect(of({ addresses: {} })).toBeNull()
  const small = { tariff: '2.0TD', contractedWatts: '5750,5750', climate: 'galicia', usage: 'household' }
  expect(of({})).toMatchObject({ ...small, street: 'Rúa Nova, 8', annualKwh: 3450 })
  const shop = { technicalData: { ...technicalData, requestedPowerKw: 20 }, powerList: [{ use: 'PREMISES' }] }
  expect(of(shop)).toMatchObject({ tariff: '3.0TD', contractedWatts: Array(6).fill(20_000).join(','), usage: 'shop' })
})
