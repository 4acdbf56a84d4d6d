import { expect, test } from 'vitest'
import { customersDossier, seededDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointOf } from '#src/testing/points.ts'
import { messageId, outcome, type TestApi, testApi } from '#src/testing/testApi.ts'
import { upload } from '#src/testing/uploads.ts'

const complete = {
  documentType: 'NIF',
  documentNumber: '12345678Z',
  name: 'Lucía',
  surName1: 'Ferreiro',
  email: 'lucia.otra@correo.gal',
  landline: '981 234 567',
  cellphone: '612 345 678',
  tipology: '0810',
  subtipology: '0810A02',
  comment: 'El contador hace ruido.\nDesde el lunes.',
}

const invitation = {
  docNumber: '88888888Y',
  docType: 'NIF',
  name: 'Antonio',
  surname: 'Vilariño',
  phone: '612345678',
  email: 'antonio@correo.gal',
  userType: 'consumer',
  sendMail: true,
  sendSms: false,
}
const forInvited = {
  documentNumber: '88888888Y',
  name: 'Antonio',
  email: 'antonio@correo.gal',
  tipology: '0870',
  subtipology: '0870A09',
  comment: 'Alta por teléfono.',
}

const mailsTo = (api: TestApi, to: string) => api.sent().filter((each) => each.to === to)

test('numbers a complete request within its year and mails a receipt [OP-098 EN-027 EN-028 EN-029]', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const { body: file } = await upload(customer)
  const documents = [
    {
      idDocumentum: file.documentumId,
      nombreArchivo: 'x',
      format: 'application/pdf',
      documentType: 'BOLETIN',
      documentState: '',
      url: '',
    },
  ]
  const { cups } = pointOf(api, 1)
  const { body } = await customer.post('/serviceRequests', { ...complete, cups, documents }).expect(200)
  expect([body.result.codResult, body.codigoSR]).toEqual(['0000', 'SR20260032'])
  const listed = await customer.get(pathWithFilter('/serviceRequests', 'codSR::SR20260032'))
  expect(listed.body.serviceRequests.items).toEqual([
    {
      codSR: 'SR20260032',
      status: 'EN CURSO',
      tipology: 'Medida y lectura',
      subtipology: 'Verificación del contador',
      subject: 'El contador hace ruido.',
      cups,
      createDate: '16/03/2026',
      dueDate: '2026-03-18T09:00:00.000Z',
      dueStep: 'ANSWER',
      indRead: 1,
    },
  ])
  const [mail] = mailsTo(api, customer.session.user.email)
  expect([mail?.channel, mail?.subject]).toEqual(['email', 'Hemos recibido su solicitud SR20260032'])
  expect(mail?.text).toContain('El contador hace ruido.')
  expect(mailsTo(api, complete.email)).toEqual([])
  const { body: second } = await customer.post('/serviceRequests', complete)
  expect(second.codigoSR).toBe('SR20260033')
})

test('keeps one request with one receipt when it is sent twice under one id', async () => {
  const api = await testApi()
  const { get, post } = await api.as('customer')
  const id = messageId()
  const answers = [await post('/serviceRequests', complete, id), await post('/serviceRequests', complete, id)]
  expect(answers.map(outcome)).toEqual(['200 0000', '200 0000'])
  expect(answers[1]?.text).toBe(answers[0]?.text)
  expect((await get('/serviceRequests')).body.serviceRequests.count).toBe(4)
  expect(api.sent().filter(({ subject }) => subject?.includes(answers[0]?.body.codigoSR))).toHaveLength(1)
})

test('uses each request number once, even after its user is deleted', async () => {
  const api = await testApi()
  const raise = async (persona: string, documentNumber: string): Promise<string> =>
    (await (await api.as(persona)).post('/serviceRequests', { ...complete, documentNumber })).body.codigoSR
  expect(await raise('prosumer', '23456781R')).toBe('SR20260032')
  const { delete: remove } = await api.as('administrator')
  for (const id of [2, 1]) expect(outcome(await remove(`/users/${id}`))).toBe('200 0000')
  expect(api.world().db.$client.prepare('select count(*) from service_request').pluck().get()).toBe(0)
  expect(await raise('mfaEmail', '34567812P')).toBe('SR20260033')
})

test('restarts the numbers each year', async () => {
  const api = await testApi()
  api.advance(300 * 86_400)
  const { body } = await (await api.as('customer')).post('/serviceRequests', complete)
  expect(body.codigoSR).toBe('SR20270001')
})

test('lets staff raise pre-registration requests for a person they invited [OP-098]', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  await agent.post('/preregistration/users', invitation).expect(200)
  const { body } = await agent.post('/serviceRequests', forInvited).expect(200)
  expect(body.codigoSR).toBe('SR20260032')
  expect(mailsTo(api, 'antonio@correo.gal')[0]?.subject).toBe('Hemos recibido su solicitud SR20260032')
  const applicant = { ...forInvited, tipology: '1070', subtipology: '1070A03' }
  expect(outcome(await agent.post('/serviceRequests', applicant))).toBe('200 0000')
  // As after the sign-up of the invited person: the document is theirs now.
  const { db } = api.world()
  db.$client.exec("update user set document = '88888888Y' where id = 4")
  const { get } = await api.as('mfaEmail')
  expect((await get('/serviceRequests')).body.serviceRequests.count).toBe(2)
})

test("answers 2015 alike for another's document and an unknown one", async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  for (const documentNumber of ['23456781R', '99999999R'])
    expect(outcome(await customer.post('/serviceRequests', { ...complete, documentNumber }))).toBe('200 2015')
  const agent = await api.as('agent')
  for (const documentNumber of ['12345678Z', '88888888Y'])
    expect(outcome(await agent.post('/serviceRequests', { ...forInvited, documentNumber }))).toBe('200 2015')
})

test('answers TS01000004 alike for a foreign and a missing supply and raises nothing', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  for (const cups of [pointOf(api, 2).cups, 'ES0022999999999999XX1P'])
    expect(outcome(await customer.post('/serviceRequests', { ...complete, cups }))).toBe('200 TS01000004')
  expect((await customer.get('/serviceRequests')).body.serviceRequests.count).toBe(3)
})

test('answers 0404 to foreign, missing and used documents and raises nothing', async () => {
  const api = await testApi()
  const [customer, prosumer] = [await api.as('customer'), await api.as('prosumer')]
  const foreign = (await upload(prosumer)).body.documentumId
  for (const idDocumentum of [foreign, 'none', 'seeded-document-1', 'seeded-document-2'])
    expect(outcome(await customer.post('/serviceRequests', { ...complete, documents: [{ idDocumentum }] }))).toBe(
      '200 0404',
    )
  expect((await customer.get('/serviceRequests')).body.serviceRequests.count).toBe(3)
})

test("answers 0404 alike for foreign and missing dossiers and accepts the caller's own", async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const about = (dossierNumber: string) => customer.post('/serviceRequests', { ...complete, dossierNumber })
  const missing = await about('EXP999999999999')
  expect(outcome(missing)).toBe('200 0404')
  expect((await about(seededDossier(api, 'STATUS0012'))).text).toBe(missing.text)
  expect((await customer.get('/serviceRequests')).body.serviceRequests.count).toBe(3)
  const own = customersDossier(api)
  expect(outcome(await about(own))).toBe('200 0000')
  expect((await customer.get('/serviceRequests')).body.serviceRequests.items[0]).toMatchObject({ dossierNumber: own })
})

test('answers 0404 to a dossier until its applicant follows it', async () => {
  const api = await testApi()
  const { put, post } = await api.as('unbound')
  const dossierCod = String(
    api.world().db.$client.prepare('select code from dossier where user_id is null').pluck().get(),
  )
  const raise = async () =>
    outcome(await post('/serviceRequests', { ...complete, documentNumber: '22222222J', dossierNumber: dossierCod }))
  expect(await raise()).toBe('200 0404')
  await put('/users/15/binding', { dossierCod }).expect(200)
  expect(await raise()).toBe('200 0000')
})

test('answers 0404 to staff for a dossier that the invited person did not apply for', async () => {
  const api = await testApi()
  const agent = await api.as('agent')
  await agent.post('/preregistration/users', invitation).expect(200)
  const about = (dossierNumber: string) => agent.post('/serviceRequests', { ...forInvited, dossierNumber })
  const code = customersDossier(api)
  expect(outcome(await about(code))).toBe('200 0404')
  api.world().db.$client.prepare('update dossier set applicant_document = ? where code = ?').run('88888888Y', code)
  expect(outcome(await about(code))).toBe('200 0000')
})

test('rejects invalid input and says where it is and what would be right', async () => {
  const { post } = await (await testApi()).as('customer')
  const kind = 'must be one of GET /serviceRequestsTypology, of that tipology'
  for (const [change, where, problem] of [
    [{ subtipology: '0820A01' }, 'body/subtipology', kind],
    [{ tipology: '0870', subtipology: '0870A09' }, 'body/subtipology', kind],
    [{ documentType: 'NIE' }, 'body/documentType', 'must be NIF, which the document is'],
    [{ email: 'lucia' }, 'body/email', 'must be an e-mail address such as lucia@correo.gal'],
    [{ cellphone: '812345678' }, 'body/cellphone', 'must be nine digits that start with 6 or 7, or empty'],
    [{ landline: '612345678' }, 'body/landline', 'must be nine digits that start with 8 or 9, or empty'],
    [{ dossierNumber: 'EXP1' }, 'body/dossierNumber', 'must be EXP and twelve more characters'],
    [{ comment: ' \n ' }, 'body/comment', 'must not be empty'],
    [{ name: ' ' }, 'body/name', 'must not be empty'],
    [{ status: 'CERRADA' }, 'body/status', 'is not known here; leave it out'],
  ] as const) {
    const { body } = await post('/serviceRequests', { ...complete, ...change }).expect(400)
    expect(body.violations).toContainEqual({ where, problem })
  }
})

test('lists everything that is wrong in a request at once', async () => {
  const { post } = await (await testApi()).as('customer')
  const { body } = await post('/serviceRequests', {
    ...complete,
    email: 'lucia',
    cellphone: '5',
    subtipology: '0820A01',
  })
  expect(body.violations.map(({ where }: { where: string }) => where)).toEqual([
    'body/email',
    'body/cellphone',
    'body/subtipology',
  ])
})

test.each([
  ['y'.repeat(80), 'y'.repeat(80)],
  ['y'.repeat(81), `${'y'.repeat(79)}…`],
  ['First line  \nsecond line', 'First line'],
])('cuts the subject of %j to its first line and 80 characters', async (comment, subject) => {
  const api = await testApi()
  const { post, get } = await api.as('customer')
  const { body } = await post('/serviceRequests', { ...complete, comment }).expect(200)
  const { items } = (await get('/serviceRequests')).body.serviceRequests
  expect(items[0]).toMatchObject({ codSR: body.codigoSR, subject })
})
