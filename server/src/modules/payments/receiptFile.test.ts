import type { CardPayment, DossierDetail } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { bill, newKey, openPaymentPage, pressButton, startCard } from '#src/testing/billPayments.ts'
import { seededDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pdfText } from '#src/testing/pdfText.ts'
import { outcome, type TestApi, testApi } from '#src/testing/testApi.ts'

const file = (order: string, more = '') => pathWithFilter(`/documentum/JUS-${order}`, `order::${order}${more}`)
const seeded = { refused: 'PG-0000-0000-0001', paid: 'PG-0000-0000-0002' } as const

/** A payment as its payer sees it in the list. */
async function listed(api: TestApi, persona: string, order: string): Promise<CardPayment> {
  const { get } = await api.as(persona)
  return (await get(pathWithFilter('/cardPayment', `order::${order}`)).expect(200)).body.cardPayments.items[0]
}

/** A payment and the file of its receipt, by the id in the list. */
async function receiptOf(api: TestApi, persona: string, order: string) {
  const { get } = await api.as(persona)
  const paid = await listed(api, persona, order)
  const { body } = await get(pathWithFilter(`/documentum/${paid.idDocumentum}`, `order::${order}`)).expect(200)
  const pdf = Buffer.from(body.contenido, 'base64')
  const texts = pdfText(pdf)
  return { paid, body, pdf, texts, whole: texts.join(' ').replaceAll(/ +/g, ' ') }
}

/** Pays by card, by default a bill of the customer. Returns the order. */
async function payByCard(api: TestApi, persona = 'customer', bills = [bill]): Promise<string> {
  const { order, url } = (await startCard(await api.as(persona), { bills }).expect(200)).body
  await openPaymentPage(api, url).expect(200)
  await pressButton(api, url, 'pay')
  return order
}

const euros = (cents: number) =>
  `${new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, useGrouping: 'always' }).format(cents / 100)} €`

test('prints bill, amount, date, method and holder on the receipt of a card payment', async () => {
  const api = await testApi()
  const { paid, body, texts, whole } = await receiptOf(api, 'customer', seeded.paid)
  expect([body.tipoMime, body.nombre]).toEqual(['application/pdf', `justificante-${seeded.paid}.pdf`])
  for (const text of [`N.º de operación ${seeded.paid}`, '12 de febrero de 2026', '19:37 (hora peninsular)', 'Tarjeta'])
    expect(texts).toContain(text)
  expect(texts).toEqual(expect.arrayContaining(['12345678Z', 'FE202601000001001', 'Total pagado']))
  // The box, the line of the bill and the total.
  expect(texts.filter((text) => text === euros(paid.amountCents))).toHaveLength(3)
  expect(whole).toContain('Con este pago la factura queda saldada.')
  expect(texts).not.toContain('Expediente')
})

test("dates a payment after midnight by Spain's clock", async () => {
  const api = await testApi()
  const { $client } = api.world().db
  const at = Date.parse('2026-02-28T23:05:00Z')
  $client.prepare('update payment set ended_at = ? where "order" = ?').run(at, seeded.paid)
  const { texts } = await receiptOf(api, 'customer', seeded.paid)
  expect(texts).toEqual(expect.arrayContaining(['1 de marzo de 2026', '00:05 (hora peninsular)']))
})

test('prints only the end of the phone on the receipt of a Bizum payment', async () => {
  const api = await testApi()
  const { post } = await api.as('customer')
  const bizum = { bills: [bill], idempotencyKey: newKey(), phone: '612345678' }
  const { order } = (await post('/bizumPayment', bizum).expect(200)).body
  await post('/bizumPaymentConfirmation', { order, code: api.lastCode() }).expect(200)
  const { texts, whole } = await receiptOf(api, 'customer', order)
  expect(texts).toEqual(expect.arrayContaining(['Bizum, ******678', bill, '16 de marzo de 2026']))
  expect(whole).not.toContain('612345678')
})

test('prints a line for each bill of a payment and their sum', async () => {
  const api = await testApi()
  const { get } = await api.as('company')
  const unpaid: { number: string; totalCents: number }[] = [
    ...(await get(pathWithFilter('/listBills', { status: 'OVERDUE' })).expect(200)).body.bills.items,
    ...(await get(pathWithFilter('/listBills', { status: 'PENDING' })).expect(200)).body.bills.items,
  ].filter(({ isDirectDebit }) => isDirectDebit === '0')
  expect(unpaid.length).toBeGreaterThan(1)
  const order = await payByCard(
    api,
    'company',
    unpaid.map(({ number }) => number),
  )
  const { paid, texts, whole } = await receiptOf(api, 'company', order)
  for (const { number, totalCents } of unpaid)
    expect(texts).toEqual(expect.arrayContaining([number, euros(totalCents)]))
  expect(paid.amountCents).toBe(unpaid.reduce((sum, { totalCents }) => sum + totalCents, 0))
  expect(texts).toContain(euros(paid.amountCents))
  expect(whole).toContain(`Con este pago las ${unpaid.length} facturas quedan saldadas.`)
})

test('names the dossier on the receipt of its works', async () => {
  const api = await testApi()
  const code = seededDossier(api, 'STATUS0014')
  const { dossier }: { dossier: DossierDetail } = (await (await api.as('dossierClient')).get(`/dossiers/${code}`)).body
  const number = code.replace('EXP', 'FO')
  const { texts } = await receiptOf(api, 'dossierClient', await payByCard(api, 'dossierClient', [number]))
  expect(texts).toEqual(
    expect.arrayContaining([code, number, 'Conexión a la red', euros(dossier.budget?.totalCents ?? 0)]),
  )
})

test("writes a receipt in its reader's language, tagged, and the same each time", async () => {
  const api = await testApi()
  const spanish = await receiptOf(api, 'customer', seeded.paid)
  api.advance(3600)
  expect((await receiptOf(api, 'customer', seeded.paid)).pdf.equals(spanish.pdf)).toBe(true)
  for (const [language, tag, title] of [
    ['es', 'es-ES', 'Justificante de pago'],
    ['gl', 'gl-ES', 'Xustificante de pagamento'],
    ['en', 'en-GB', 'Payment receipt'],
  ] as const) {
    api.world().db.$client.prepare('update user set language = ? where id = 1').run(language)
    const { pdf, texts } = await receiptOf(api, 'customer', seeded.paid)
    expect(texts).toContain(title)
    const source = pdf.toString('latin1')
    for (const mark of [`/Lang (${tag})`, '/Marked true', '/DisplayDocTitle true', '/S /H1', '/S /Table', '/S /TH'])
      expect(source).toContain(mark)
  }
})

test('answers YYY alike for foreign, unpaid, misplaced and missing receipts', async () => {
  const api = await testApi()
  const customer = await api.as('customer')
  const missing = await customer.get(file('none'))
  expect(outcome(missing)).toBe('200 YYY')
  const open: string = (await startCard(customer).expect(200)).body.order
  const foreign = await payByCard(api, 'dossierClient', [seededDossier(api, 'STATUS0014').replace('EXP', 'FO')])
  for (const path of [
    file(foreign),
    file(seeded.refused),
    file(open),
    file(seeded.paid, '|repositorio::S'),
    pathWithFilter(`/documentum/JUS-${foreign}`, `order::${seeded.paid}`),
    pathWithFilter(`/documentum/JUS-${seeded.paid}`, `order::${open}`),
    pathWithFilter(`/documentum/JUS-${seeded.paid}`, 'nifcliente::12345678Z'),
  ])
    expect((await customer.get(path)).body).toEqual(missing.body)
  for (const order of [seeded.refused, open])
    expect(await listed(api, 'customer', order)).not.toHaveProperty('idDocumentum')
  expect(outcome(await customer.get(file(seeded.paid)))).toBe('200 0000')
})

test("answers no receipt of a visitor's payment to its holder", async () => {
  const api = await testApi()
  const order = await payByCard(api)
  const { $client } = api.world().db
  $client
    .prepare('update payment set user_id = (select id from user where payment_bridge = 1) where "order" = ?')
    .run(order)
  expect(outcome(await (await api.as('customer')).get(file(order)))).toBe('200 YYY')
})
