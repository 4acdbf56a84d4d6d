import { expect, test } from 'vitest'
import { seededDossier } from '#src/testing/dossiers.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

const sheetOf = (dossierCod: string) => ({
  dossierCod,
  certificateNumber: 'BT-2026-00417',
  inspectionDate: '2026-03-12',
  installerDocument: 'B-87654323',
  installerName: 'Instalaciones Eléctricas Breogán, S. L.',
  installerRegistration: 'EM-15-2231',
  installedPowerKw: 9.2,
  maxAdmissiblePowerKw: 13.856,
  voltageVolts: 230,
  phases: 1,
  mainSwitchAmps: 40,
  residualMilliamps: 30,
  earthResistanceOhms: 12.5,
  insulationResistanceMegaohms: 480,
})

test('saves, reads and replaces the technical sheet of a dossier [OP-035 OP-036]', async () => {
  const api = await testApi()
  const { post, get } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0072')
  await post('/taisTr9', sheetOf(code)).expect(200)
  const saved = { ...sheetOf(code), installerDocument: 'B87654323' }
  expect((await get(`/taisTr9/${code}`)).body.taisTr9).toEqual(saved)
  await post('/taisTr9', { ...sheetOf(code), phases: 3, remarks: 'Trifásica' })
  expect((await get(`/taisTr9/${code}`)).body.taisTr9).toEqual({ ...saved, phases: 3, remarks: 'Trifásica' })
})

test('answers 0404 alike for missing sheets and foreign dossiers [OP-035 OP-036]', async () => {
  const api = await testApi()
  const owner = await api.as('dossierClient')
  const { post, get } = await api.as('customer')
  const code = seededDossier(api, 'STATUS0072')
  const none = await owner.get(`/taisTr9/${code}`)
  expect(outcome(none)).toBe('200 0404')
  await owner.post('/taisTr9', sheetOf(code))
  for (const path of [`/taisTr9/${code}`, '/taisTr9/EXP999999999999']) expect((await get(path)).text).toBe(none.text)
  const [foreign, missing] = [await post('/taisTr9', sheetOf(code)), await post('/taisTr9', sheetOf('EXP999999999999'))]
  expect(outcome(foreign)).toBe('200 0404')
  expect(foreign.text).toBe(missing.text)
})

test('answers 0409 to a sheet for an ended dossier [OP-036]', async () => {
  const api = await testApi()
  const { post } = await api.as('dossierClient')
  expect(outcome(await post('/taisTr9', sheetOf(seededDossier(api, 'STATUS0098'))))).toBe('200 0409')
})

test.each([
  ['a document without its check', { installerDocument: 'B87654320' }, 'body/installerDocument', 'NIF'],
  ['an inspection of tomorrow', { inspectionDate: '2026-03-17' }, 'body/inspectionDate', 'after today'],
  [
    'less admissible than installed power',
    { maxAdmissiblePowerKw: 9.1 },
    'body/maxAdmissiblePowerKw',
    'installedPowerKw',
  ],
  ['two phases', { phases: 2 }, 'body/phases', '1, 3'],
])('rejects %s and says where it is [OP-036]', async (_what, wrong, where, problem) => {
  const api = await testApi()
  const { post } = await api.as('dossierClient')
  const refused = await post('/taisTr9', { ...sheetOf(seededDossier(api, 'STATUS0072')), ...wrong })
  expect(outcome(refused)).toBe('400 ERROR_GENERICO')
  expect(refused.body.violations).toEqual([{ where, problem: expect.stringContaining(problem) }])
})
