import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { dossier } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

test('finds the holder of a supply and the author of a request [OP-017]', async () => {
  const api = await testApi()
  const { get } = await api.as('agent')
  const { body } = await (await api.as('customer')).get('/supplypoints')
  const [{ cups }] = body.supplyPoints.items
  for (const filter of [`cups::${cups}`, 'sr::SR20260031', 'sr::sr20260031'])
    expect((await get(pathWithFilter('/searchUserByParam', filter)).expect(200)).body.user).toMatchObject({
      userId: 1,
      documentNumber: '12345678Z',
    })
})

test('finds the user or else the applicant of a dossier, registered or not', async () => {
  const api = await testApi()
  const { get } = await api.as('agent')
  const { db } = api.world()
  const one = db.select().from(dossier).where(eq(dossier.userId, 1)).get()
  if (!one) throw new Error('the customer has no dossier')
  const found = async () => (await get(pathWithFilter('/searchUserByParam', `dossier::${one.code.toLowerCase()}`))).body
  const change = (to: Partial<typeof dossier.$inferInsert>) =>
    db.update(dossier).set(to).where(eq(dossier.code, one.code)).run()
  change({ applicantDocument: '34567812P' })
  expect((await found()).user).toMatchObject({ userId: 1, documentNumber: '12345678Z' })
  const audited = api.world().db.$client.prepare('select subject_id from audit').pluck()
  expect(audited.all()).toEqual([1])
  change({ userId: null })
  expect((await found()).user).toMatchObject({ documentNumber: '34567812P', enabled: true })
  change({ applicantDocument: '88888888Y' })
  expect((await found()).user).toMatchObject({ userId: 0, documentNumber: '88888888Y', enabled: false })
  change({ applicantDocument: '99999999R' })
  expect((await found()).result.codResult).toBe('0025')
})

test('answers 0025 for unknown supplies, requests and dossiers [OP-017 ER-009]', async () => {
  const { get } = await (await testApi()).as('agent')
  for (const filter of ['cups::ES0022000001234567WY1P', 'sr::SR19990001', 'dossier::EXP199900000001'])
    expect(outcome(await get(pathWithFilter('/searchUserByParam', filter)))).toBe('200 0025')
})

test('refuses the search to users who are not staff', async () => {
  const api = await testApi()
  for (const persona of ['customer', 'association'])
    expect(outcome(await (await api.as(persona)).get('/searchUserByParam?filter=sr::SR20260031'))).toBe('403 9002')
})

test('rejects a search by none or several of supply, request and dossier', async () => {
  const { get } = await (await testApi()).as('agent')
  const two = [
    '?filter=sr::SR20260031|cups::ES0022000001234567WY1P',
    '?filter=sr::SR20260031|dossier::EXP202600000001',
    '?filter=cups::ES0022000001234567WY1P|dossier::EXP202600000001',
  ]
  for (const path of ['', ...two].map((filter) => `/searchUserByParam${filter}`)) {
    const answer = await get(path)
    expect(outcome(answer)).toBe('400 ERROR_GENERICO')
    expect(answer.body.violations[0].problem).toBe(
      'needs one of cups, sr, dossier, and no other of them: cups::ES0022007661975321ZM1P',
    )
  }
})
