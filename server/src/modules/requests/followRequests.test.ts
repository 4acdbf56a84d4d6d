import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, type TestApi, testApi } from '#src/testing/testApi.ts'
import { upload } from '#src/testing/uploads.ts'

const open = 'SR20260031'
const comments = (code: string, more = '') => pathWithFilter('/serviceRequestsComments', `codSR::${code}${more}`)

/** Moves the clock of the world to an instant, and runs the jobs that are due. */
async function reach(api: TestApi, at: string) {
  api.world().clock.set(Date.parse(at))
  await api.http().get('/api/captcha')
}

async function raised() {
  const api = await testApi()
  const customer = await api.as('customer')
  const { body } = await customer.post('/serviceRequests', {
    documentNumber: '12345678Z',
    name: 'Lucía',
    email: 'lucia@correo.gal',
    tipology: '0850',
    subtipology: '0850A02',
    comment: 'Unas ramas tocan la línea.',
  })
  const code: string = body.codigoSR
  const row = async () =>
    (await (await api.as('customer')).get(pathWithFilter('/serviceRequests', `codSR::${code}`))).body.serviceRequests
      .items[0]
  const talk = async () => (await (await api.as('customer')).get(comments(code))).body
  return { api, code, row, talk }
}

test('answers comments, events and documents of a request, the oldest first [OP-101]', async () => {
  const { get } = await (await testApi()).as('customer')
  for (const more of ['', '|documentNumber::12345678Z', '|user_id::1']) {
    const { body } = await get(comments(open, more)).expect(200)
    expect(body.comments.map((each: { author: string }) => each.author)).toEqual(['CUSTOMER', 'UTILITY', 'CUSTOMER'])
    expect(body.events.map((each: { event: string }) => each.event)).toEqual(['CREATED', 'ANSWERED', 'COMMENTED'])
    expect(body.documents).toEqual([
      {
        url: '/documentum/seeded-document-1',
        idDocumentum: 'seeded-document-1',
        nombreArchivo: 'cuadro-electrico.png',
        format: 'image/png',
        documentType: 'FOTO',
        documentState: 'REVISADO',
        date: '2026-03-10T09:00:00.000Z',
      },
    ])
  }
})

test("answers 0404 alike to reading and changing another's request and a missing one", async () => {
  const api = await testApi()
  const [customer, prosumer] = [await api.as('customer'), await api.as('prosumer')]
  const { body } = await prosumer.get(comments(open))
  expect(body.result.codResult).toBe('0404')
  expect((await prosumer.get(comments('SR20269999'))).body).toEqual(body)
  expect((await prosumer.get(comments(open, '|documentNumber::12345678Z'))).body).toEqual(body)
  expect((await customer.get(comments(open, '|user_id::2'))).body).toEqual(body)
  for (const change of [{ indRead: 1 }, { comment: 'Hola' }])
    for (const codSR of [open, 'SR20269999'])
      expect((await prosumer.put('/serviceRequests', { codSR, ...change })).body).toEqual(body)
  expect((await customer.get(comments(open))).body.comments).toHaveLength(3)
})

test('marks a request as read and keeps it so a second time [OP-099]', async () => {
  const { get, put } = await (await testApi()).as('customer')
  for (let times = 0; times < 2; times += 1) {
    expect(outcome(await put('/serviceRequests', { codSR: open, indRead: 1 }))).toBe('200 0000')
    const { body } = await get(pathWithFilter('/serviceRequests', `codSR::${open}`))
    expect(body.serviceRequests.items[0].indRead).toBe(1)
  }
})

test('adds a comment to an open request exactly as it was written [OP-099]', async () => {
  const { get, put } = await (await testApi()).as('customer')
  const comment = '<img src=x onerror=alert(1)> & "nada"'
  expect(outcome(await put('/serviceRequests', { codSR: open, comment }))).toBe('200 0000')
  const answer = await get(comments(open))
  expect(answer.body.comments.at(-1)).toEqual({ author: 'CUSTOMER', date: '2026-03-16T09:00:00.000Z', comment })
  expect(answer.headers['content-type']).toContain('application/json')
})

test('answers 0409 to comments on closed and void requests but marks those as read', async () => {
  const { put } = await (await testApi()).as('customer')
  for (const codSR of ['SR20260012', 'SR20250874']) {
    expect(outcome(await put('/serviceRequests', { codSR, comment: 'Una cosa más' }))).toBe('200 0409')
    expect(outcome(await put('/serviceRequests', { codSR, indRead: 1 }))).toBe('200 0000')
  }
})

test('rejects an empty update and marking as unread', async () => {
  const { put, get } = await (await testApi()).as('customer')
  for (const [change, problem] of [
    [{}, 'is missing'],
    [{ indRead: 0 }, 'must be equal to constant'],
    [{ comment: '  ' }, 'must not be empty'],
  ] as const) {
    const { body } = await put('/serviceRequests', { codSR: open, ...change }).expect(400)
    expect(body.violations[0].problem).toBe(problem)
  }
  expect(
    (await get(pathWithFilter('/serviceRequestsComments', 'user_id::1')).expect(400)).body.violations[0].problem,
  ).toContain('codSR::SR20260031')
})

test('answers a request after two working days, with a notice and unread again', async () => {
  const { api, code, row, talk } = await raised()
  await reach(api, '2026-03-18T09:59:59+01:00')
  expect((await talk()).comments).toHaveLength(1)
  await reach(api, '2026-03-18T10:00:00+01:00')
  expect((await talk()).comments.at(-1)).toMatchObject({ author: 'UTILITY', date: '2026-03-18T09:00:00.000Z' })
  expect(await row()).toMatchObject({ status: 'EN CURSO', indRead: 0 })
  const { get } = await api.as('customer')
  const { body } = await get(pathWithFilter('/pushNotifications', 'userId::1|lang::gl'))
  expect(body.pushNotifications.pushNotificationsItem[0]).toMatchObject({
    title: 'A súa solicitude ten novidades',
    body: expect.stringContaining(code),
  })
})

test('shows when the utility will answer a request and when it will close it', async () => {
  const { api, row } = await raised()
  const due = async () => [(await row()).dueStep, (await row()).dueDate]
  expect(await due()).toEqual(['ANSWER', '2026-03-18T09:00:00.000Z'])
  await reach(api, '2026-03-18T10:00:00+01:00')
  expect(await due()).toEqual(['CLOSE', '2026-03-23T09:00:00.000Z'])
  await reach(api, '2026-03-23T10:00:00+01:00')
  expect(await row()).toMatchObject({ status: 'CERRADA' })
  expect(await due()).toEqual([undefined, undefined])
})

test('answers the contact of a request as given, with empty fields for missing ones', async () => {
  const { talk } = await raised()
  const none = { surName1: '', landline: '', cellphone: '' }
  expect((await talk()).contact).toEqual({ ...none, name: 'Lucía', email: 'lucia@correo.gal' })
})

test("writes answer and closure in the user's language", async () => {
  const { api, talk } = await raised()
  api.world().db.update(user).set({ language: 'gl' }).where(eq(user.id, 1)).run()
  await reach(api, '2026-03-18T10:00:00+01:00')
  expect((await talk()).comments.at(-1).comment).toContain('xa a está estudando')
  await reach(api, '2026-03-23T10:00:00+01:00')
  expect((await talk()).comments.at(-1).comment).toContain('Rematamos coa súa solicitude')
})

test('marks documents as reviewed with the next answer or closure', async () => {
  const { api, code, talk } = await raised()
  const states = async () => (await talk()).documents.map((each: { documentState: string }) => each.documentState)
  const add = async () => void (await upload(await api.as('customer'), { codSR: code }).expect(200))
  await add()
  expect(await states()).toEqual(['RECIBIDO'])
  await reach(api, '2026-03-18T10:00:00+01:00')
  expect(await states()).toEqual(['REVISADO'])
  await reach(api, '2026-03-19T10:00:00+01:00')
  await add()
  expect(await states()).toEqual(['REVISADO', 'RECIBIDO'])
  await reach(api, '2026-03-24T10:00:00+01:00')
  expect(await states()).toEqual(['REVISADO', 'REVISADO'])
})

test('closes a request once after five working days and tells the user', async () => {
  const { api, code, row, talk } = await raised()
  const told = async () => {
    const { body } = await (await api.as('customer')).get(pathWithFilter('/pushNotifications', 'userId::1|lang::es'))
    const [{ title, body: text }] = body.pushNotifications.pushNotificationsItem
    return [title, text.includes(code)]
  }
  await reach(api, '2026-03-23T09:59:59+01:00')
  expect((await row()).status).toBe('EN CURSO')
  expect(await told()).not.toContain('Solicitud cerrada')
  await reach(api, '2026-03-23T10:00:00+01:00')
  expect(await row()).toMatchObject({ status: 'CERRADA', closingDate: '23/03/2026', indRead: 0 })
  expect(await told()).toEqual(['Solicitud cerrada', true])
  await reach(api, '2026-06-01T10:00:00+02:00')
  expect((await talk()).events.map((each: { event: string }) => each.event)).toEqual(['CREATED', 'ANSWERED', 'CLOSED'])
})

interface Typology {
  readonly tipology: string
  readonly description: string
  readonly subtypologies: { readonly subtipology: string; readonly description: string }[]
}

test("answers the tree of typologies in the requested language or in the caller's [OP-100]", async () => {
  const api = await testApi()
  const namesOf = async (persona: string, filter = ''): Promise<Typology[]> => {
    const { get } = await api.as(persona)
    const { body } = await get(
      filter ? pathWithFilter('/serviceRequestsTypology', filter) : '/serviceRequestsTypology',
    ).expect(200)
    return body.typologies
  }
  const all = await namesOf('customer')
  expect(all).toHaveLength(7)
  for (const { tipology, subtypologies } of all) {
    expect(subtypologies.length).toBeGreaterThanOrEqual(3)
    for (const { subtipology } of subtypologies) expect(subtipology.startsWith(`${tipology}A`)).toBe(true)
  }
  expect((await namesOf('prosumer'))[0]?.description).toBe('Metering and readings')
  expect(await namesOf('customer', 'language::gl|tipology::0820')).toMatchObject([
    { tipology: '0820', description: 'Calidade da subministración' },
  ])
  expect(await namesOf('customer', 'tipology::9999')).toEqual([])
  const { get } = await api.as('customer')
  expect(
    (await get(pathWithFilter('/serviceRequestsTypology', 'language::fr')).expect(400)).body.violations[0].problem,
  ).toBe('language must be one of es, gl, en, such as es')
})

test('lists the kinds of pre-registration to staff who act for nobody only [OP-100]', async () => {
  const api = await testApi()
  const kinds = async (persona: string) =>
    JSON.stringify((await (await api.as(persona)).get('/serviceRequestsTypology')).body)
  const { accessToken } = (await (await api.as('agent')).post('/login', { userId: 1 })).body
  const acting = JSON.stringify((await api.bearing(accessToken).get('/serviceRequestsTypology').expect(200)).body)
  for (const code of ['0870A09', '1070A03']) {
    expect(await kinds('agent')).toContain(code)
    expect(acting).not.toContain(code)
    for (const persona of ['customer', 'manager', 'association']) expect(await kinds(persona)).not.toContain(code)
  }
})
