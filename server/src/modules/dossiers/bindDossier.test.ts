import { expect, test } from 'vitest'
import { seededDossier } from '#src/testing/dossiers.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'

const freeCode = (api: TestApi) =>
  String(api.world().db.$client.prepare('select code from dossier where user_id is null').pluck().get())

/** The supply whose contract is in the name of the user without any. */
const freeCups = (api: TestApi) =>
  String(
    api.world().db.$client.prepare("select cups from supply_point where contract_document = '22222222J'").pluck().get(),
  )

const bind = ({ put, userId }: Awaited<ReturnType<TestApi['as']>>, binding: object) =>
  put(`/users/${userId}/binding`, binding)

test('binds a free dossier to its applicant and makes them a client with dossiers [OP-043 EN-020]', async () => {
  const api = await testApi()
  const dossierCod = freeCode(api)
  const unbound = await api.as('unbound')
  expect(outcome(await unbound.get(`/dossiers/${dossierCod}`))).toBe('200 0404')
  for (let times = 0; times < 2; times += 1) {
    const { body } = await bind(unbound, { dossierCod }).expect(200)
    expect([body.result.codResult, body.user.roles]).toEqual(['0000', 'US_USER,US_DOSSIER_CLIENT'])
  }
  expect((await unbound.get(`/dossiers/${dossierCod}`)).body.dossier.summary.dossierCod).toBe(dossierCod)
})

test('answers -0001 to binding foreign, bound and missing dossiers and binds nothing else [OP-043]', async () => {
  const api = await testApi()
  const [customer, unbound] = [await api.as('customer'), await api.as('unbound')]
  const answers = [await bind(customer, { dossierCod: freeCode(api) })]
  for (const dossierCod of [seededDossier(api, 'STATUS0012'), 'EXP999999999999'])
    answers.push(await bind(unbound, { dossierCod, cups: freeCups(api) }))
  expect(answers.map(outcome)).toEqual(Array(3).fill('200 -0001'))
  expect((await unbound.get('/users/15')).body.user.roles).toBe('US_USER')
  expect((await unbound.get('/supplypoints')).body.supplyPoints.items).toEqual([])
})
