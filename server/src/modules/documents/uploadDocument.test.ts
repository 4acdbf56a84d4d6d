import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { document, serviceRequest } from '#src/db/schema.ts'
import { customersDossier, deliveredDocument, seededDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { messageId, outcome, testApi, type TestApi } from '#src/testing/testApi.ts'
import { magic, upload } from '#src/testing/uploads.ts'
import { fileNameOf } from './uploadDocument.service.ts'

const open = 'SR20260031'
const ofRequest = (id: string, code = open, whose = 'user_id_consumidor::1') =>
  pathWithFilter(`/documentum/${id}`, `${whose}|cod_sr::${code}`)
const megabytes = (count: number) =>
  Buffer.concat([magic.pdf, Buffer.alloc(count * 1024 * 1024 - magic.pdf.length, 'a')])

test('keeps a file for an open request and answers it unchanged to its owner [OP-067 OP-065 EN-038]', async () => {
  const customer = await (await testApi()).as('customer')
  const content = Buffer.concat([magic.jpg, Buffer.from([0, 1, 2, 255])])
  const { body } = await upload(customer, { codSR: open, nombre: 'foto.jpg', tipoMime: 'image/jpeg' }, content).expect(
    200,
  )
  expect(body).toMatchObject({ nombre: 'foto.jpg', docSize: content.length })
  expect(body.documentumId).toMatch(/^[\w-]{22}$/)
  for (const whose of ['user_id_consumidor::1', 'nif_consumidor::12345678Z']) {
    const answer = await customer.get(ofRequest(body.documentumId, open, whose)).expect(200)
    expect(answer.body).toMatchObject({
      tipoMime: 'image/jpeg',
      nombre: 'foto.jpg',
      contenido: content.toString('base64'),
    })
    // A browser shows nothing of its content, since it is inside JSON.
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['content-type']).toContain('application/json')
  }
})

test("answers a file of a dossier by the dossier's code and from its own repository [OP-065 CO-039]", async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const dossierNumber = customersDossier(api)
  const { body } = await upload(customer, { dossierNumber, repositorio: 'S' })
  const get = (more: string) =>
    customer.get(pathWithFilter(`/documentum/${body.documentumId}`, `cod_expediente::${dossierNumber}${more}`))
  expect(outcome(await get('|repositorio::S'))).toBe('200 0000')
  for (const more of ['', '|repositorio::D']) expect(outcome(await get(more))).toBe('200 YYY')
})

test('answers YYY to other users and under another request, dossier or owner', async () => {
  const api = await testApi()
  const [customer, prosumer] = [await api.as('customer'), await api.as('prosumer')]
  const id: string = (await upload(customer, { codSR: open })).body.documentumId
  const { body } = await customer.get(ofRequest('none'))
  expect(body.result.codResult).toBe('YYY')
  for (const answer of [
    await prosumer.get(ofRequest(id)),
    await prosumer.get(ofRequest(id, open, 'user_id_consumidor::2')),
    await customer.get(ofRequest(id, 'SR20260012')),
    await customer.get(ofRequest(id, open, 'user_id_consumidor::2')),
    await customer.get(ofRequest(id, open, 'nif_consumidor::23456781R')),
    await customer.get(pathWithFilter(`/documentum/${id}`, 'cod_expediente::EXP000000000001')),
    await customer.get(pathWithFilter(`/documentum/${id}`, 'nifcliente::12345678Z')),
  ])
    expect(answer.body).toEqual(body)
})

test("answers 0404 alike for another's request and a missing one, and keeps no file", async () => {
  const api = await testApi()
  const prosumer = await api.as('prosumer')
  for (const codSR of [open, 'SR20269999']) expect(outcome(await upload(prosumer, { codSR }))).toBe('200 0404')
  const kept = api.world().db.$client.prepare('select count(*) as total from document where user_id = 2').get()
  expect(kept).toEqual({ total: 0 })
})

test('answers 0409 to a file for a closed request', async () => {
  const customer = await (await testApi()).as('customer')
  expect(outcome(await upload(customer, { codSR: 'SR20260012' }))).toBe('200 0409')
})

test('answers 0413 to files over 10 megabytes and 0507 beyond 50 in all', async () => {
  const customer = await (await testApi()).as('prosumer')
  const most = megabytes(10)
  expect(outcome(await upload(customer, {}, Buffer.concat([most, Buffer.from('b')])))).toBe('200 0413')
  for (let count = 1; count <= 5; count += 1) expect(outcome(await upload(customer, {}, most))).toBe('200 0000')
  expect(outcome(await upload(customer))).toBe('200 0507')
})

/** Sets the recorded size of a file, without changing its bytes. */
const sizeTo = ({ world }: TestApi, id: string, size: number) =>
  world().db.update(document).set({ size }).where(eq(document.id, id)).run()

test('frees room when the dossier or request of a file ends, within a limit', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const code = customersDossier(api)
  const [ofDossier, requested] = [
    await upload(customer, { dossierNumber: code }),
    await upload(customer, { codSR: open }),
  ]
  sizeTo(api, ofDossier.body.documentumId, 30 * 1024 * 1024)
  sizeTo(api, requested.body.documentumId, 30 * 1024 * 1024)
  expect(outcome(await upload(customer))).toBe('200 0507')
  api.world().db.update(serviceRequest).set({ status: 'CERRADA' }).where(eq(serviceRequest.code, open)).run()
  expect(outcome(await upload(customer))).toBe('200 0000')
  sizeTo(api, ofDossier.body.documentumId, 50 * 1024 * 1024)
  expect(outcome(await upload(customer))).toBe('200 0507')
  expect(outcome(await customer.put(`/dossiers/${code}`, { act: 'WITHDRAW' }))).toBe('200 0000')
  expect(outcome(await upload(customer))).toBe('200 0000')
  // Files of finished requests leave room for others, but not without limit.
  sizeTo(api, ofDossier.body.documentumId, 500 * 1024 * 1024)
  expect(outcome(await upload(customer))).toBe('200 0507')
})

test('keeps the same bytes once per dossier and repository', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const dossierNumber = customersDossier(api)
  const draft = (await customer.post('/dossiers', { form: { type: 'DOSTYP001' } })).body.dossier.summary.dossierCod
  const first = await upload(customer, { dossierNumber })
  const again = await upload(customer, { dossierNumber, nombre: 'otra.pdf' })
  expect(again.text).toBe(first.text)
  const others = [
    await upload(customer, { dossierNumber: draft }),
    await upload(customer, { dossierNumber, repositorio: 'S' }),
    await upload(customer, { dossierNumber }, Buffer.from('%PDF-1.8\n')),
    await upload(customer),
  ]
  const ids = [first, ...others].map(({ body }): string => body.documentumId)
  expect(new Set(ids).size).toBe(5)
})

test('keeps one document when an upload is repeated under one id', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const id = messageId()
  const file = { nombre: 'a.pdf', tipoMime: 'application/pdf', contenido: magic.pdf.toString('base64') }
  const [first, again] = [await customer.post('/documentum', file, id), await customer.post('/documentum', file, id)]
  expect([outcome(again), again.text]).toEqual(['200 0000', first.text])
  expect(api.world().db.select().from(document).where(eq(document.name, 'a.pdf')).all()).toHaveLength(1)
})

test("answers 0404 alike for another's dossier and a missing one", async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const missing = await upload(customer, { dossierNumber: 'EXP999999999999' })
  expect(outcome(missing)).toBe('200 0404')
  expect((await upload(customer, { dossierNumber: seededDossier(api, 'STATUS0003') })).text).toBe(missing.text)
})

test('answers 0409 to a file for a dossier that has ended', async () => {
  const api = await testApi()
  const client = await api.as('dossierClient')
  for (const status of ['STATUS0099', 'STATUS0094'] as const)
    expect(outcome(await upload(client, { dossierNumber: seededDossier(api, status) }))).toBe('200 0409')
})

test('keeps a file uploaded for or delivered to a dossier, for its owner only', async () => {
  const api = await testApi()
  const [customer, other] = [await api.as('customer'), await api.as('dossierClient')]
  const code = customersDossier(api)
  const named: string = (await upload(customer, { dossierNumber: code })).body.documentumId
  const loose: string = (await upload(customer)).body.documentumId
  const foreign: string = (await upload(other)).body.documentumId
  const deliver = (id: string) => customer.put(`/dossiers/${code}?doc=1`, { documents: [deliveredDocument(id)] })
  expect([outcome(await deliver(loose)), outcome(await deliver(foreign))]).toEqual(['200 0000', '200 0404'])
  const fileOf = (id: string) => pathWithFilter(`/documentum/${id}`, `cod_expediente::${code}`)
  for (const id of [named, loose]) {
    expect(outcome(await customer.get(fileOf(id)))).toBe('200 0000')
    expect(outcome(await other.get(fileOf(id)))).toBe('200 YYY')
  }
  // A request that names another's file neither opens it nor takes it from its owner.
  expect(outcome(await customer.get(fileOf(foreign)))).toBe('200 YYY')
  const { db } = api.world()
  const belongsTo = db.$client.prepare('select dossier_number from document where id = ?').pluck().get(foreign)
  expect(belongsTo).toBeNull()
})

test('rejects uploads over 15 megabytes and other bodies over one', async () => {
  const customer = await (await testApi()).as('customer')
  expect(outcome(await upload(customer, {}, megabytes(12)))).toBe('400 ERROR_GENERICO')
  const comment = 'a'.repeat(1_100_000)
  expect(outcome(await customer.put('/serviceRequests', { codSR: open, comment }))).toBe('400 ERROR_GENERICO')
})

test('answers 401 to a large body without a session', async () => {
  const { anyone } = await testApi()
  expect(outcome(await upload(anyone, {}, megabytes(1)))).toBe('401 9002')
})

test('answers a file with HTML inside as base64 in JSON, named as a PDF', async () => {
  const customer = await (await testApi()).as('customer')
  const page = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>')
  const { body } = await upload(customer, { nombre: 'pagina.html', codSR: open }, page)
  expect(body.nombre).toBe('pagina.pdf')
  const { headers, text } = await customer.get(ofRequest(body.documentumId))
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
  expect(text).not.toContain('<script>')
})

test('answers 0415 to a file whose first bytes are of another type', async () => {
  const customer = await (await testApi()).as('customer')
  for (const [tipoMime, content] of [
    ['application/pdf', Buffer.from('Hola')],
    ['application/pdf', magic.png],
    ['image/png', magic.jpg],
    ['image/jpeg', Buffer.from('<svg onload=alert(1)>')],
    ['application/pdf', Buffer.from('MZ\u0090 %PDF-')],
  ] as const)
    expect(outcome(await upload(customer, { tipoMime }, content))).toBe('200 0415')
  expect(outcome(await upload(customer, { tipoMime: 'image/png' }, magic.png))).toBe('200 0000')
})

test('answers 0423 to a PDF with a password and accepts bytes before its header', async () => {
  const customer = await (await testApi()).as('customer')
  const locked = Buffer.from('%PDF-1.7\ntrailer << /Size 1 /Encrypt 5 0 R >>\nstartxref\n9\n%%EOF')
  expect(outcome(await upload(customer, {}, locked))).toBe('200 0423')
  expect(outcome(await upload(customer, {}, Buffer.from('\uFEFF\r\n%PDF-1.7\n')))).toBe('200 0000')
})

test('rejects invalid input and says where it is and what would be right', async () => {
  const customer = await (await testApi()).as('customer')
  for (const [change, where, problem] of [
    [{ contenido: 'no es base64' }, 'body/contenido', 'must be base64, with its padding and without line breaks'],
    [{ contenido: 'JVBERi0' }, 'body/contenido', 'must be base64, with its padding and without line breaks'],
    [{ tipoMime: 'text/html' }, 'body/tipoMime', 'must be one of application/pdf, image/jpeg, image/png'],
    [{ dossierNumber: 'X' }, 'body/dossierNumber', 'must be EXP and twelve more characters'],
    [
      { codSR: open, dossierNumber: 'EXP000000000001' },
      'body/dossierNumber',
      'must be left out where codSR is given: a document belongs to one of them',
    ],
  ] as const) {
    const { body } = await upload(customer, change).expect(400)
    expect(body.violations).toContainEqual({ where, problem })
  }
  expect(
    (await customer.get(pathWithFilter('/documentum/x', 'cod_sr::SR20260031')).expect(400)).body.violations[0].problem,
  ).toBe('cod_sr goes with user_id_consumidor::id or nif_consumidor::document')
})

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\fotos\\contador.PDF', 'contador.pdf'],
  ['factura.pdf.exe', 'factura.pdf.pdf'],
  ['.bashrc', 'documento.pdf'],
  ['a\u0000b\u202Efdp.exe', 'abfdp.pdf'],
  ['<script>"x"|?*.pdf', 'scriptx.pdf'],
  ['  ..  ', 'documento.pdf'],
  ['Boletín eléctrico nº 3.pdf', 'Boletín eléctrico nº 3.pdf'],
  ['a'.repeat(200), `${'a'.repeat(80)}.pdf`],
])('turns the file name %j into the harmless %s', (typed, name) => {
  expect(fileNameOf(typed, 'application/pdf')).toBe(name)
})
