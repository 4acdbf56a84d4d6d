import { expect, test } from 'vitest'
import { seededDossier } from '#src/testing/dossiers.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

test('the task of a dossier is what it asks of its customer, in its panel, and starts once [OP-048 CO-045]', async () => {
  const api = await testApi()
  const { put } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0012')
  const { body } = await put(`/iniciarTarea/${code}001?destino=panel3`).expect(200)
  expect(body.task).toEqual({
    taskId: `${code}001`,
    dossierCod: code,
    nextStep: 'DECIDE_BUDGET',
    destino: 'panel3',
    startDate: '2026-03-16T09:00:00.000Z',
  })
  api.advance(60)
  expect((await put(`/iniciarTarea/${code}001`)).body.task).toEqual(body.task)
})

test('a dossier says when what it asks was begun, and nothing of what it asked before', async () => {
  const api = await testApi()
  const { get, put } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0012')
  const begun = async (): Promise<string | undefined> => (await get(`/dossiers/${code}`)).body.dossier.taskStartDate
  expect(await begun()).toBeUndefined()
  await put(`/iniciarTarea/${code}001`).expect(200)
  expect(await begun()).toBe('2026-03-16T09:00:00.000Z')
  await put(`/dossiers/${code}`, { act: 'ACCEPT_BUDGET' }).expect(200)
  expect(await begun()).toBeUndefined()
})

test('each thing that is asked for has its panel [OP-048]', async () => {
  const api = await testApi()
  const { put } = await api.as('dossierClient')
  const task = async (status: Parameters<typeof seededDossier>[1]) => {
    const { body } = await put(`/iniciarTarea/${seededDossier(api, status)}001`)
    return [body.task.nextStep, body.task.destino]
  }
  expect(await task('STATUS0001')).toEqual(['SUBMIT', 'panel1'])
  expect(await task('STATUS0003')).toEqual(['ADD_DOCUMENTS', 'panel2'])
  expect(await task('STATUS0101')).toEqual(['ANSWER_CORRECTION', 'panel1'])
  expect(await task('STATUS0014')).toEqual(['PAY', 'panel4'])
})

test('0409: a dossier that asks for nothing has no task, nor has another panel one [OP-048]', async () => {
  const api = await testApi()
  const { put } = await api.as('dossierClient')
  for (const status of ['STATUS0010', 'STATUS0099'] as const)
    expect(outcome(await put(`/iniciarTarea/${seededDossier(api, status)}001`))).toBe('200 0409')
  expect(outcome(await put(`/iniciarTarea/${seededDossier(api, 'STATUS0012')}001?destino=panel1`))).toBe('200 0409')
})

test("0404: the task of another's dossier is answered like that of one that is not there [OP-048]", async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  const foreign = await put(`/iniciarTarea/${seededDossier(api, 'STATUS0012')}001`)
  expect(outcome(foreign)).toBe('200 0404')
  expect((await put('/iniciarTarea/EXP999999999999001')).text).toBe(foreign.text)
})

test('without 001 at its end, or with an unknown panel, it is no task [OP-048]', async () => {
  const api = await testApi()
  const { put } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0012')
  for (const path of [`${code}002`, '001', `${code}001?destino=panel7`])
    expect(outcome(await put(`/iniciarTarea/${path}`))).toBe('400 ERROR_GENERICO')
})
