import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { document } from '#src/db/schema.ts'
import { customersDossier, deliveredDocument } from '#src/testing/dossiers.ts'
import { pointOf } from '#src/testing/points.ts'
import { outcome, testApi, type TestApi } from '#src/testing/testApi.ts'
import { upload } from '#src/testing/uploads.ts'

const isKept = (api: TestApi, id: string) =>
  api.world().db.select({ id: document.id }).from(document).where(eq(document.id, id)).get() !== undefined

test('deletes an uploaded file of a dossier or of nothing for its uploader', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  for (const more of [{}, { dossierNumber: customersDossier(api) }]) {
    const { documentumId: id } = (await upload(customer, more)).body
    expect(outcome(await customer.delete(`/documentum/${id}`))).toBe('200 0000')
    expect(isKept(api, id)).toBe(false)
    expect(outcome(await customer.delete(`/documentum/${id}`))).toBe('200 0404')
  }
})

test("answers 0404 alike to deleting another's file and a missing one", async () => {
  const api = await testApi()
  const [customer, prosumer] = [await api.as('customer'), await api.as('prosumer')]
  const { documentumId: id } = (await upload(prosumer)).body
  const missing = await customer.delete('/documentum/none')
  expect(outcome(missing)).toBe('200 0404')
  expect((await customer.delete(`/documentum/${id}`)).text).toBe(missing.text)
  expect(isKept(api, id)).toBe(true)
})

test('answers 0409 to deleting files that were delivered, handed in or of a request', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const idOf = async (more: object = {}): Promise<string> => (await upload(customer, more)).body.documentumId
  const [delivered, handedIn] = [await idOf(), await idOf()]
  const documents = [deliveredDocument(delivered)]
  expect(outcome(await customer.put(`/dossiers/${customersDossier(api)}?doc=1`, { documents }))).toBe('200 0000')
  const { cups } = pointOf(api, 1)
  expect(outcome(await customer.post('/documentsOffline', { id: handedIn, cups, doctype: 'BOLETIN' }))).toBe('200 0000')
  for (const id of [delivered, handedIn, await idOf({ codSR: 'SR20260031' })]) {
    expect(outcome(await customer.delete(`/documentum/${id}`))).toBe('200 0409')
    expect(isKept(api, id)).toBe(true)
  }
})
