import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { coordinateValidation } from '#src/db/schema.ts'
import { advanceTo, seededDossier } from '#src/testing/dossiers.ts'
import { outcome, startsAtMs, testApi } from '#src/testing/testApi.ts'

const inSantiago = { x: 537_000, y: 4_747_000, huso: 29 }
const atSea = { x: 150_000, y: 4_700_000, huso: 29 }

test('accepts coordinates in a served town and answers OUT_OF_AREA elsewhere [OP-044]', async () => {
  const { post } = await (await testApi()).as('customer')
  const ask = async (coordinates: object) => (await post('/validarCoordenadas', { coordinates })).body.validacion
  expect(await ask(inSantiago)).toEqual({
    resultado: 'OK',
    town: 'Santiago de Compostela',
    distanceMetres: 648,
    forzado: false,
  })
  expect(await ask(atSea)).toMatchObject({ resultado: 'KO', motivo: 'OUT_OF_AREA', town: 'Ribeira' })
  expect(await ask({ ...inSantiago, huso: 31 })).toEqual({ resultado: 'KO', motivo: 'OUT_OF_AREA', forzado: false })
  for (const coordinates of [
    { x: 1, y: 2, huso: 29 },
    { ...inSantiago, huso: 28 },
    { x: 537_000, huso: 29 },
  ])
    expect(outcome(await post('/validarCoordenadas', { coordinates }))).toBe('400 ERROR_GENERICO')
})

test('reviews a dossier by its validated or forced result until that is deleted [OP-044 OP-045 OP-047]', async () => {
  const api = await testApi()
  const client = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0100')
  const kept = await client.post('/validarCoordenadas', { codSolicitud: code, coordinates: inSantiago })
  expect(kept.body.validacion).toMatchObject({ codSolicitud: code, resultado: 'OK', forzado: false })
  const force = () => client.get(`/forzarValidacion?codSolicitud=${code}&resultado=KO`)
  const forced = await force()
  expect(forced.body.validacion).toEqual({ codSolicitud: code, resultado: 'KO', forzado: true })
  expect((await force()).text).toBe(forced.text)
  await advanceTo(api, '2026-03-18T09:00:00+01:00')
  const again = await api.as('dossierClient')
  const status = async () => (await again.get(`/dossiers/${code}`)).body.dossier.summary.status
  expect(await status()).toBe('STATUS0101')
  expect(outcome(await again.delete(`/borrarValidacion?codSolicitud=${code}`))).toBe('200 0000')
  await again.put(`/dossiers/${code}`, { act: 'ANSWER_CORRECTION' }).expect(200)
  await advanceTo(api, '2026-03-20T09:00:00+01:00')
  const { body } = await (await api.as('dossierClient')).get(`/dossiers/${code}`)
  expect(body.dossier.summary.status).toBe('STATUS0006')
})

test('deletes the validation when the form has other coordinates', async () => {
  const api = await testApi()
  const { get, put, delete: remove } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0101')
  const { form } = (await get(`/dossiers/${code}`)).body.dossier
  await put(`/dossiers/${code}`, { form: { ...form, remarks: 'Lo mismo' } }).expect(200)
  expect(api.world().db.$client.prepare('select count(*) from coordinate_validation').pluck().get()).toBe(1)
  await put(`/dossiers/${code}`, { form: { ...form, coordinates: inSantiago } }).expect(200)
  expect(outcome(await remove(`/borrarValidacion?codSolicitud=${code}`))).toBe('200 0404')
})

test("answers 0404 alike for another's dossier and a missing one [OP-044 OP-045 OP-047]", async () => {
  const api = await testApi()
  const { get, post, delete: remove } = await api.as('customer')
  const calls = [
    (code: string) => post('/validarCoordenadas', { codSolicitud: code, coordinates: inSantiago }),
    (code: string) => get(`/forzarValidacion?codSolicitud=${code}&resultado=OK`),
    (code: string) => remove(`/borrarValidacion?codSolicitud=${code}`),
  ]
  for (const call of calls) {
    const [foreign, missing] = [await call(seededDossier(api, 'STATUS0101')), await call('EXP999999999999')]
    expect(outcome(foreign)).toBe('200 0404')
    expect(foreign.text).toBe(missing.text)
  }
})

test('answers 0409 to validations of a reviewed dossier [OP-044 OP-045 OP-047]', async () => {
  const api = await testApi()
  const { get, post, delete: remove } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0010')
  expect(outcome(await post('/validarCoordenadas', { codSolicitud: code, coordinates: inSantiago }))).toBe('200 0409')
  expect(outcome(await get(`/forzarValidacion?codSolicitud=${code}&resultado=OK`))).toBe('200 0409')
  expect(outcome(await remove(`/borrarValidacion?codSolicitud=${code}`))).toBe('200 0409')
})

test('rejects results other than OK and KO, and calls without a dossier [OP-045 OP-047]', async () => {
  const { get, delete: remove } = await (await testApi()).as('dossierClient')
  expect(outcome(await get('/forzarValidacion?codSolicitud=EXP202600001601&resultado=SI'))).toBe('400 ERROR_GENERICO')
  expect(outcome(await get('/forzarValidacion?resultado=OK'))).toBe('400 ERROR_GENERICO')
  expect(outcome(await remove('/borrarValidacion'))).toBe('400 ERROR_GENERICO')
})

test('keeps the last result of a dossier with its instant and whether it was forced [OP-044 OP-045]', async () => {
  const api = await testApi()
  const { get, post } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0100')
  const kept = () =>
    api.world().db.select().from(coordinateValidation).where(eq(coordinateValidation.dossierCode, code)).all()
  const row = { dossierCode: code, at: startsAtMs }
  await post('/validarCoordenadas', { codSolicitud: code, coordinates: inSantiago }).expect(200)
  expect(kept()).toEqual([{ ...row, result: 'OK', forced: false }])
  await get(`/forzarValidacion?codSolicitud=${code}&resultado=KO`).expect(200)
  expect(kept()).toEqual([{ ...row, result: 'KO', forced: true }])
  await post('/validarCoordenadas', { codSolicitud: code, coordinates: atSea }).expect(200)
  expect(kept()).toEqual([{ ...row, result: 'KO', forced: false }])
})
