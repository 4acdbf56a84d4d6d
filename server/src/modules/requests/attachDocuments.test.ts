import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, type TestApi, testApi } from '#src/testing/testApi.ts'
import { upload } from '#src/testing/uploads.ts'

const request = {
  documentNumber: '12345678Z',
  name: 'Lucía',
  email: 'lucia@correo.gal',
  tipology: '0850',
  subtipology: '0850A02',
  comment: 'Unas ramas tocan la línea.',
}

async function customerOf(api: TestApi) {
  const customer = await api.as('customer')
  const uploaded = async (nombre: string): Promise<string> => (await upload(customer, { nombre })).body.documentumId
  const raise = (...ids: string[]) =>
    customer.post('/serviceRequests', { ...request, documents: ids.map((idDocumentum) => ({ idDocumentum })) })
  const documentsOf = async (code: string) => {
    const { get } = await api.as('customer')
    return (await get(pathWithFilter('/serviceRequestsComments', `codSR::${code}`))).body.documents
  }
  return { ...customer, uploaded, raise, documentsOf }
}

test('attaches uploaded documents to a request, each once, the oldest first [OP-098 EN-038]', async () => {
  const api = await testApi()
  const { uploaded, raise, documentsOf, get } = await customerOf(api)
  const first = await uploaded('uno.pdf')
  api.advance(1)
  const second = await uploaded('dos.pdf')
  const { codigoSR } = (await raise(second, first, second).expect(200)).body
  expect(await documentsOf(codigoSR)).toEqual(
    [
      [first, 'uno.pdf', '2026-03-16T09:00:00.000Z'],
      [second, 'dos.pdf', '2026-03-16T09:00:01.000Z'],
    ].map(([id, nombreArchivo, date]) => ({
      url: `/documentum/${id}`,
      idDocumentum: id,
      nombreArchivo,
      format: 'application/pdf',
      documentType: 'OTRO',
      documentState: 'RECIBIDO',
      date,
    })),
  )
  const file = pathWithFilter(`/documentum/${first}`, `user_id_consumidor::1|cod_sr::${codigoSR}`)
  expect(outcome(await get(file))).toBe('200 0000')
  expect(outcome(await raise(first))).toBe('200 0404')
})

test('answers 0404 to a taken document and attaches none of those sent with it', async () => {
  const api = await testApi()
  const { uploaded, raise, documentsOf } = await customerOf(api)
  const prosumer = await api.as('prosumer')
  const foreign: string = (await upload(prosumer)).body.documentumId
  const own = await uploaded('uno.pdf')
  for (const taken of [foreign, 'seeded-document-1', 'seeded-document-2', 'none'])
    expect(outcome(await raise(own, taken))).toBe('200 0404')
  const { codigoSR } = (await raise(own).expect(200)).body
  expect((await documentsOf(codigoSR)).map(({ idDocumentum }: { idDocumentum: string }) => idDocumentum)).toEqual([own])
})

test('marks a document as reviewed after a later answer or closure by the utility', async () => {
  const api = await testApi()
  const { uploaded, raise, documentsOf } = await customerOf(api)
  const { codigoSR } = (await raise(await uploaded('uno.pdf'))).body
  const state = async () => (await documentsOf(codigoSR))[0].documentState
  const { db, clock } = api.world()
  const say = (event: string, at: number) =>
    db.$client
      .prepare("insert into service_request_event (code, at, event, comment) values (?, ?, ?, '')")
      .run(codigoSR, at, event)
  const uploadedAt = clock.now()
  say('COMMENTED', uploadedAt + 5)
  say('ANSWERED', uploadedAt)
  expect(await state()).toBe('RECIBIDO')
  say('CLOSED', uploadedAt + 1)
  expect(await state()).toBe('REVISADO')
  db.$client.prepare("delete from service_request_event where event = 'CLOSED'").run()
  say('ANSWERED', uploadedAt + 1)
  expect(await state()).toBe('REVISADO')
})
