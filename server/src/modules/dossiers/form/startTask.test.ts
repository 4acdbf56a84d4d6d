import { expect, test } from 'vitest'
import { seededDossier } from '#src/testing/dossiers.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

test('starts the task that a dossier asks of its customer, once [OP-048 CO-045]', async () => {
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

test('shows when the current task was started and nothing of an earlier one', async () => {
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

test('assigns each task to its panel [OP-048]', async () => {
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

test('answers 0409 without a task or in another panel [OP-048]', async () => {
  const api = await testApi()
  const { put } = await api.as('dossierClient')
  for (const status of ['STATUS0010', 'STATUS0099'] as const)
    expect(outcome(await put(`/iniciarTarea/${seededDossier(api, status)}001`))).toBe('200 0409')
  expect(outcome(await put(`/iniciarTarea/${seededDossier(api, 'STATUS0012')}001?destino=panel1`))).toBe('200 0409')
})

test('answers 0404 alike for a foreign dossier and a missing one [OP-048]', async () => {
  const api = await testApi()
  const { put } = await api.as('customer')
  const foreign = await put(`/iniciarTarea/${seededDossier(api, 'STATUS0012')}001`)
  expect(outcome(foreign)).toBe('200 0404')
  expect((await put('/iniciarTarea/EXP999999999999001')).text).toBe(foreign.text)
})

test('rejects a task id without 001 at its end and an unknown panel [OP-048]', async () => {
  const api = await testApi()
  const { put } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0012')
  for (const path of [`${code}002`, '001', `${code}001?destino=panel7`])
    expect(outcome(await put(`/iniciarTarea/${path}`))).toBe('400 ERROR_GENERICO')
})
