import type { Bill, Dossier, DossierDetail } from '@acometida/api-spec/generated/operations'
import { mimeTypeOf } from '@acometida/api-spec/rules/fileKind'
import { expect, test } from 'vitest'
import { budgetDocumentId } from '#src/modules/dossiers/numbers.rules.ts'
import { customersDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pdfText } from '#src/testing/pdfText.ts'
import { pointsByRelation, pointOf } from '#src/testing/points.ts'
import { outcome, type TestApi, testApi } from '#src/testing/testApi.ts'

const number = 'FE202602000001001'
const find = (more: Record<string, string> = {}) =>
  `/documentum/documentos?${new URLSearchParams({ numfactura: number, nifcliente: '12345678Z', tipoDocumental: 'FACTURA', ...more })}`
const file = (id: string, filter: string) => pathWithFilter(`/documentum/${id}`, filter)
const notFound = '200 YYY'

/** The newest bill of a persona's supply, and the file of its invoice. */
async function invoiceOf(api: TestApi, persona: string, index = 0, more = '') {
  const { get, userId } = await api.as(persona)
  const listed = await get(pathWithFilter('/listBills', { cups: pointOf(api, userId, index).cups, limit: '1' }))
  const bill: Bill = listed.body.bills.items[0]
  const id = `FAC-${bill.number}`
  const { body } = await get(file(id, `nifcliente::${bill.documentNumber}${more}`)).expect(200)
  const pdf = Buffer.from(body.contenido, 'base64')
  return { bill, body, pdf, texts: pdfText(pdf) }
}

test('finds the document of a bill and answers it as a PDF file [OP-066 OP-115 OP-065 EN-040]', async () => {
  const { get } = await (await testApi()).as('customer')
  const found = await get(find()).expect(200)
  expect(found.body.documentos.documento.id).toBe(`FAC-${number}`)
  const { body } = await get(file(`FAC-${number}`, 'nifcliente::12345678Z|repositorio::D')).expect(200)
  expect([body.tipoMime, body.nombre]).toEqual(['application/pdf', `factura-${number}.pdf`])
  expect(Buffer.from(body.contenido, 'base64').subarray(0, 8).toString()).toBe('%PDF-1.7')
})

test('prints the amounts, lines and consumption of the listed bill on its invoice', async () => {
  const api = await testApi()
  const euros = (cents: number) =>
    new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, useGrouping: 'always' }).format(cents / 100) + ' €'
  for (const [persona, index] of [
    ['customer', 0],
    ['company', 0],
  ] as const) {
    const { bill, texts } = await invoiceOf(api, persona, index)
    for (const cents of [
      bill.totalCents,
      bill.baseCents,
      bill.vatCents,
      ...bill.concepts.map((line) => line.amountCents),
    ])
      expect(texts).toContain(euros(cents))
    expect(texts).toContain(`Factura n.º ${bill.number}`)
    expect(texts).toContain(bill.cups)
    expect(texts).toContain(bill.documentNumber)
    // The library of ES2023 does not have 'always' yet.
    const grouped = { useGrouping: 'always' } as Intl.NumberFormatOptions
    const kwh = bill.consumption.toLocaleString('es-ES', grouped)
    expect(texts).toContain(`Energía consumida en el periodo: ${kwh} kWh`)
  }
})

test('writes an invoice in the language of its reader and declares it', async () => {
  const api = await testApi()
  const titles = {
    customer: 'Factura de acceso a la red',
    mfaSms: 'Factura de acceso á rede',
    prosumer: 'Network access bill',
  }
  const languages = { customer: 'es-ES', mfaSms: 'gl-ES', prosumer: 'en-GB' }
  for (const persona of ['customer', 'mfaSms', 'prosumer'] as const) {
    const { pdf, texts } = await invoiceOf(api, persona)
    expect(texts).toContain(titles[persona])
    expect(pdf.toString('latin1')).toContain(`/Lang (${languages[persona]})`)
  }
})

test('writes an invoice as a tagged and titled PDF for screen readers', async () => {
  const { pdf } = await invoiceOf(await testApi(), 'customer')
  const source = pdf.toString('latin1')
  for (const mark of [
    '/MarkInfo',
    '/Marked true',
    '/StructTreeRoot',
    '/DisplayDocTitle true',
    '/S /H1',
    '/S /Table',
    '/S /TH',
  ])
    expect(source).toContain(mark)
  // The invoice has the dates of the bill.
  expect(source).toContain('(D:20260305050000Z)')
})

test('writes an invoice the same to the byte each time and seals a copy with a code', async () => {
  const [one, other] = [await testApi(), await testApi()]
  const plain = await invoiceOf(one, 'customer')
  expect(plain.pdf.equals((await invoiceOf(other, 'customer')).pdf)).toBe(true)
  const sealed = await invoiceOf(one, 'customer', 0, '|selloDigital::1')
  const seal = (texts: readonly string[]) => texts.find((text) => text.includes('Código de verificación: '))
  expect(seal(sealed.texts)).toMatch(/: [A-Z0-9]{16}$/)
  expect(seal(plain.texts)).toBeUndefined()
})

test("answers a managed supply's invoice to its manager by the holder's document", async () => {
  const api = await testApi()
  const { get, userId } = await api.as('manager')
  const { managed } = pointsByRelation(api, userId)
  const bill: Bill = (await get(pathWithFilter('/listBills', { cups: managed.cups, limit: '1' }))).body.bills.items[0]
  const found = await get(find({ numfactura: bill.number, nifcliente: bill.documentNumber }))
  expect(outcome(await get(file(found.body.documentos.documento.id, `nifcliente::${bill.documentNumber}`)))).toBe(
    '200 0000',
  )
})

test('answers YYY alike for foreign, undelegated, missing and unissued bills [ER-036]', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const foreign = find({ numfactura: 'FE202602000003001', nifcliente: 'B87654323' })
  const { body } = await customer.get(foreign)
  expect(body.result.codResult).toBe('YYY')
  for (const more of [
    { numfactura: 'FE202602000999999' },
    { numfactura: 'FE202603000001001' },
    { nifcliente: '23456781R' },
    { repositorio: 'S' },
  ])
    expect((await customer.get(find(more))).body).toEqual(body)
  const files = [
    file('FAC-FE202602000003001', 'nifcliente::B87654323'),
    file('FAC-FE202602000999999', 'nifcliente::12345678Z'),
    file(`FAC-${number}`, 'nifcliente::23456781R'),
    file(`FAC-${number}`, 'cod_expediente::EXP000000000001'),
    file(`FAC-${number}`, 'nifcliente::12345678Z|repositorio::S'),
    file(number, 'nifcliente::12345678Z'),
  ]
  for (const path of files) expect((await customer.get(path)).body).toEqual(body)
  const manager = await api.as('manager')
  const { hidden } = pointsByRelation(api, manager.userId)
  for (const { meterId } of Object.values(hidden)) {
    const numfactura = `FE202602${meterId.slice(4)}`
    expect(outcome(await manager.get(find({ numfactura })))).toBe(notFound)
    expect(outcome(await manager.get(file(`FAC-${numfactura}`, 'nifcliente::12345678Z')))).toBe(notFound)
  }
})

test('rejects invalid queries with what would be right, and repositories other than D and S [CO-039]', async () => {
  const { get } = await (await testApi()).as('customer')
  const problem = async (path: string) => (await get(path).expect(400)).body.violations[0]
  expect(await problem(find({ tipoDocumental: 'CONTRATO' }))).toEqual({
    where: 'query/tipoDocumental',
    problem: 'must be one of FACTURA',
  })
  expect((await problem(find({ repositorio: 'X' }))).problem).toBe('must be one of D, S')
  expect((await problem(`/documentum/FAC-${number}`)).problem).toBe(
    'needs one of nifcliente, cod_expediente, cod_sr, cups, order, and no other of them: nifcliente::12345678Z',
  )
  expect((await problem(file('x', 'nifcliente::1|selloDigital::yes'))).problem).toBe('selloDigital must be one of 0, 1')
  expect((await problem(file('x', 'nifcliente::1|repositorio::X'))).problem).toBe('repositorio must be one of D, S')
})

test('rejects a filter with more or less than one key, and says where', async () => {
  const { get } = await (await testApi()).as('customer')
  const one =
    'needs one of nifcliente, cod_expediente, cod_sr, cups, order, and no other of them: nifcliente::12345678Z'
  const whose = 'cod_sr goes with user_id_consumidor::id or nif_consumidor::document'
  for (const [filter, problem] of [
    ['nifcliente::12345678Z|cod_expediente::EXP000000000001', one],
    ['nifcliente::12345678Z|order::PG-0000-0000-0002', one],
    ['user_id_consumidor::1', one],
    ['cod_sr::SR20260031', whose],
    ['nifcliente::12345678Z|user_id_consumidor::1', whose],
    ['nifcliente::12345678Z|nif_consumidor::12345678Z', whose],
    ['nifcliente::12345678Z|selloDigital::2', 'selloDigital must be one of 0, 1'],
    ['nifcliente::12345678Z|repositorio::X', 'repositorio must be one of D, S'],
  ] as const) {
    const { body } = await get(file('x', filter)).expect(400)
    expect(body.violations).toEqual([{ where: 'query/filter', problem }])
  }
  for (const filter of ['selloDigital::0', 'selloDigital::1', 'repositorio::D'])
    expect(outcome(await get(file(`FAC-${number}`, `nifcliente::12345678Z|${filter}`)))).toBe('200 0000')
  const both = 'cod_sr::SR20260031|user_id_consumidor::1|nif_consumidor::12345678Z'
  expect(outcome(await get(file('seeded-document-1', both)))).toBe('200 0000')
})

test('answers the budget of a dossier from the repository D and not from S [CO-039]', async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  const code = customersDossier(api)
  const ask = async (more: string) => outcome(await get(file(budgetDocumentId(code), `cod_expediente::${code}${more}`)))
  expect([await ask(''), await ask('|repositorio::D'), await ask('|repositorio::S')]).toEqual([
    '200 0000',
    '200 0000',
    notFound,
  ])
})

test('answers every listed document of the seeded dossiers as the PDF it claims to be', async () => {
  const { get } = await (await testApi()).as('dossierClient')
  const listed: Dossier[] = (await get('/dossiers')).body.dossiers.items
  let given = 0
  const places = new Set<string>()
  for (const { dossierCod } of listed) {
    const { documents }: DossierDetail = (await get(`/dossiers/${dossierCod}`)).body.dossier
    for (const { idDocumentum, nombreArchivo, repositorio } of documents) {
      places.add(repositorio)
      const answer = await get(file(idDocumentum, `cod_expediente::${dossierCod}|repositorio::${repositorio}`))
      expect([outcome(answer), answer.body.nombre]).toEqual(['200 0000', nombreArchivo])
      expect(mimeTypeOf(Buffer.from(answer.body.contenido, 'base64'))).toBe('application/pdf')
      given += 1
    }
  }
  expect(given).toBeGreaterThan(20)
  expect([...places].toSorted()).toEqual(['D', 'S'])
})
