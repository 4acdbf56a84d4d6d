import { expect, test } from 'vitest'
import { ok } from '#src/core/result.ts'
import { transact } from '#src/db/client.ts'
import { seededDossier } from '#src/testing/dossiers.ts'
import { testApi, type TestApi } from '#src/testing/testApi.ts'
import { bindDossier } from './bindDossier.service.ts'

function bind(api: TestApi, userId: number, document: string, code: string): boolean {
  const { db } = api.world()
  // Binding needs no more of its context than these.
  const ctx = { db, caller: { userId, document } } as Parameters<typeof bindDossier>[0]
  let bound = false
  transact(db, () => {
    bound = bindDossier(ctx, code)
    return ok(null)
  })
  return bound
}

const freeCode = (api: TestApi) =>
  String(api.world().db.$client.prepare('select code from dossier where user_id is null').pluck().get())

test('the applicant binds a dossier that nobody follows, sees it from then on, and is a client with dossiers', async () => {
  const api = await testApi()
  const code = freeCode(api)
  expect(bind(api, 15, '22222222J', code)).toBe(true)
  const { get } = await api.as('unbound')
  expect((await get(`/dossiers/${code}`)).body.dossier.summary.dossierCod).toBe(code)
  expect(JSON.stringify((await get('/users/15')).body)).toContain('US_USER,US_DOSSIER_CLIENT')
  expect(bind(api, 15, '22222222J', code)).toBe(true)
})

test('nobody binds a dossier of another applicant, one that is followed, or one that is not there', async () => {
  const api = await testApi()
  const code = freeCode(api)
  expect(bind(api, 1, '12345678Z', code)).toBe(false)
  expect(bind(api, 15, '22222222J', seededDossier(api, 'STATUS0012'))).toBe(false)
  expect(bind(api, 15, '22222222J', 'EXP999999999999')).toBe(false)
  expect(JSON.stringify((await (await api.as('unbound')).get('/users/15')).body)).not.toContain('US_DOSSIER_CLIENT')
})
