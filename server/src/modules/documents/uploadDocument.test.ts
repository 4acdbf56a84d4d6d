import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { document, serviceRequest } from '#src/db/schema.ts'
import { customersDossier, documentCalled, seededDossier } from '#src/testing/dossiers.ts'
import { filtered } from '#src/testing/filtered.ts'
import { messageId, outcome, testApi, type TestApi } from '#src/testing/testApi.ts'
import { magic, upload } from '#src/testing/uploads.ts'
import { fileNameOf } from './uploadDocument.service.ts'

const open = 'SR20260031'
const ofRequest = (id: string, code = open, whose = 'user_id_consumidor::1') =>
  filtered(`/documentum/${id}`, `${whose}|cod_sr::${code}`)
const megabytes = (count: number) =>
  Buffer.concat([magic.pdf, Buffer.alloc(count * 1024 * 1024 - magic.pdf.length, 'a')])

test('a file is kept for an open request and given back to its owner as it was, by user id or document [OP-067 OP-065 EN-038]', async () => {
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

test('a file of a dossier is given by the code of the dossier, from the repository it is in [OP-065 CO-039]', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const dossierNumber = customersDossier(api)
  const { body } = await upload(customer, { dossierNumber, repositorio: 'S' })
  const get = (more: string) =>
    customer.get(filtered(`/documentum/${body.documentumId}`, `cod_expediente::${dossierNumber}${more}`))
  expect(outcome(await get('|repositorio::S'))).toBe('200 0000')
  for (const more of ['', '|repositorio::D']) expect(outcome(await get(more))).toBe('200 YYY')
})

test('YYY: a file is given to nobody else, and not under another request, dossier or owner', async () => {
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
    await customer.get(filtered(`/documentum/${id}`, 'cod_expediente::EXP000000000001')),
    await customer.get(filtered(`/documentum/${id}`, 'nifcliente::12345678Z')),
  ])
    expect(answer.body).toEqual(body)
})

test("0404: another's request and one that does not exist look the same, and nothing is kept", async () => {
  const api = await testApi()
  const prosumer = await api.as('prosumer')
  for (const codSR of [open, 'SR20269999']) expect(outcome(await upload(prosumer, { codSR }))).toBe('200 0404')
  const kept = api.world().db.$client.prepare('select count(*) as total from document where user_id = 2').get()
  expect(kept).toEqual({ total: 0 })
})

test('0409: nothing is added to a closed request', async () => {
  const customer = await (await testApi()).as('customer')
  expect(outcome(await upload(customer, { codSR: 'SR20260012' }))).toBe('200 0409')
})

test('0413, 0507: a file of ten megabytes is kept and one of a byte more is too big; beyond fifty in all there is no room', async () => {
  const customer = await (await testApi()).as('prosumer')
  const most = megabytes(10)
  expect(outcome(await upload(customer, {}, Buffer.concat([most, Buffer.from('b')])))).toBe('200 0413')
  for (let count = 1; count <= 5; count += 1) expect(outcome(await upload(customer, {}, most))).toBe('200 0000')
  expect(outcome(await upload(customer))).toBe('200 0507')
})

/** Sets the recorded size of a file, without changing its bytes. */
const sizeTo = ({ world }: TestApi, id: string, size: number) =>
  world().db.update(document).set({ size }).where(eq(document.id, id)).run()

test('the files of a dossier or request that is over leave room for others, and those of an open one do not', async () => {
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

test('the same bytes for the same dossier are one document, and for another one, or in another repository, they are another', async () => {
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

test('an upload that is sent twice under one id is one document', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const id = messageId()
  const file = { nombre: 'a.pdf', tipoMime: 'application/pdf', contenido: magic.pdf.toString('base64') }
  const [first, again] = [await customer.post('/documentum', file, id), await customer.post('/documentum', file, id)]
  expect([outcome(again), again.text]).toEqual(['200 0000', first.text])
  expect(api.world().db.select().from(document).where(eq(document.name, 'a.pdf')).all()).toHaveLength(1)
})

test("0404: a file for another's dossier is refused like one for a dossier that does not exist", async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const missing = await upload(customer, { dossierNumber: 'EXP999999999999' })
  expect(outcome(missing)).toBe('200 0404')
  expect((await upload(customer, { dossierNumber: seededDossier(api, 'STATUS0003') })).text).toBe(missing.text)
})

test('0409: a file for a dossier that has ended is refused', async () => {
  const api = await testApi()
  const client = await api.as('dossierClient')
  for (const status of ['STATUS0099', 'STATUS0094'] as const)
    expect(outcome(await upload(client, { dossierNumber: seededDossier(api, status) }))).toBe('200 0409')
})

test('a file is kept for a dossier, by its upload or once it is delivered, and given back to its owner only', async () => {
  const api = await testApi()
  const [customer, other] = [await api.as('customer'), await api.as('dossierClient')]
  const code = customersDossier(api)
  const named: string = (await upload(customer, { dossierNumber: code })).body.documentumId
  const loose: string = (await upload(customer)).body.documentumId
  const foreign: string = (await upload(other)).body.documentumId
  const deliver = (id: string) => customer.put(`/dossiers/${code}?doc=1`, { documents: [documentCalled(id)] })
  expect([outcome(await deliver(loose)), outcome(await deliver(foreign))]).toEqual(['200 0000', '200 0404'])
  const fileOf = (id: string) => filtered(`/documentum/${id}`, `cod_expediente::${code}`)
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

test('a body of more than fifteen megabytes is refused before it is read, and only this call takes more than one', async () => {
  const customer = await (await testApi()).as('customer')
  expect(outcome(await upload(customer, {}, megabytes(12)))).toBe('400 ERROR_GENERICO')
  const comment = 'a'.repeat(1_100_000)
  expect(outcome(await customer.put('/serviceRequests', { codSR: open, comment }))).toBe('400 ERROR_GENERICO')
})

test('nobody without a session sends a large body: it is refused before it is read', async () => {
  const { anyone } = await testApi()
  expect(outcome(await upload(anyone, {}, megabytes(1)))).toBe('401 9002')
})

test('a file travels as text within JSON: no browser takes it for a page, whatever is in it', async () => {
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

test('0415: what the file is its first bytes tell, not its name nor what it is said to be', async () => {
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

test('0423: a PDF with a password is refused, and one with bytes before its header is accepted', async () => {
  const customer = await (await testApi()).as('customer')
  const locked = Buffer.from('%PDF-1.7\ntrailer << /Size 1 /Encrypt 5 0 R >>\nstartxref\n9\n%%EOF')
  expect(outcome(await upload(customer, {}, locked))).toBe('200 0423')
  expect(outcome(await upload(customer, {}, Buffer.from('\uFEFF\r\n%PDF-1.7\n')))).toBe('200 0000')
})

test('bad input is refused with where it is and what would be right', async () => {
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
    (await customer.get(filtered('/documentum/x', 'cod_sr::SR20260031')).expect(400)).body.violations[0].problem,
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
])('the name %j becomes the harmless %s', (typed, name) => {
  expect(fileNameOf(typed, 'application/pdf')).toBe(name)
})
