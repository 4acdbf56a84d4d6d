import { type DossierBill } from '@acometida/api-spec/generated/operations'
import { expect, test } from 'vitest'
import { newKey, pressButton, startCard } from '#src/testing/billPayments.ts'
import { seededDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'

/** A dossier whose accepted budget waits to be paid, its bill, and its later state. */
async function waitingDossier() {
  const api = await testApi()
  const client = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0014')
  const dossier = async () => (await client.get(`/dossiers/${code}`).expect(200)).body.dossier
  const { number, totalCents, documentNumber }: DossierBill = (await dossier()).bills[0]
  const state = async () => {
    const { summary, bills } = await dossier()
    return [summary.status, bills[0].status, bills[0].paymentDate]
  }
  return { api, client, code, number, totalCents, nif: documentNumber, state }
}

const waits = ['STATUS0014', 'PENDING', null]
const paid = ['STATUS0040', 'PAID', '2026-03-16']

test("pays a dossier's bill by card, sends a receipt and lets its works begin [OP-057 OP-050 FL-087]", async () => {
  const { api, client, code, number, totalCents, nif, state } = await waitingDossier()
  const { body } = await startCard(client, { bills: [number] }).expect(200)
  expect([body.amountCents, await state()]).toEqual([totalCents, waits])
  await pressButton(api, body.url, 'pay').expect(303)
  expect(await state()).toEqual(paid)
  expect(api.sent().map(({ subject }) => subject)).toContain('Pago recibido')
  const { items } = (await client.get(pathWithFilter('/cardPayment', `dossierNumber::${code}`))).body.cardPayments
  expect(items).toMatchObject([{ bills: [number], dossierNumber: code, custNum: nif, result: 'OK' }])
  expect(outcome(await startCard(client, { bills: [number] }))).toBe('200 0409')
})

test("lets a visitor pay a dossier's bill by Bizum with its payer's document only [OP-055 OP-112]", async () => {
  const { api, number, nif, totalCents, state } = await waitingDossier()
  const bridge = await api.as('bridge')
  const { payable } = (await bridge.post('/checkPaymentOffline', { nif, factura: number })).body
  expect(payable).toMatchObject({ factura: number, amountCents: totalCents, payable: 'S' })
  const start = (document: string) =>
    bridge.put('/bizumPaymentOffline', { nif: document, factura: number, phone: '612345678', idempotencyKey: newKey() })
  expect(outcome(await start('12345678Z'))).toBe('200 0404')
  const { order } = (await start(nif).expect(200)).body
  const confirmed = await bridge.post('/bizumPaymentConfirmation', { order, code: api.lastCode() })
  expect([outcome(confirmed), await state()]).toEqual(['200 0000', paid])
})

test('refuses the money for a dossier that is withdrawn before it is paid [OP-052]', async () => {
  const { api, client, code, number, state } = await waitingDossier()
  const { body } = await startCard(client, { bills: [number] }).expect(200)
  await client.put(`/dossiers/${code}`, { act: 'WITHDRAW' }).expect(200)
  await pressButton(api, body.url, 'pay').expect(404)
  expect(await state()).toEqual(['STATUS0098', 'CANCELLED', null])
  expect(outcome(await startCard(client, { bills: [number] }))).toBe('200 0409')
})

test("answers 0404 alike for another's dossier bill and a missing one", async () => {
  const { api, number, state } = await waitingDossier()
  const customer = await api.as('customer')
  const [foreign, missing] = [
    await startCard(customer, { bills: [number] }),
    await startCard(customer, { bills: ['FO202699999999'] }),
  ]
  expect([outcome(foreign), foreign.text]).toEqual(['200 0404', missing.text])
  expect(await state()).toEqual(waits)
})
