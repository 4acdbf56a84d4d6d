import { expect, test } from 'vitest'
import type { Db } from '#src/db/db.type.ts'
import { customersDossier, seededDossier } from '#src/testing/dossiers.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { outcome, testApi } from '#src/testing/testApi.ts'
import { findDossierBillOfPayer, findOwnDossierBill } from './dossierBills.service.ts'

const numbers = (body: { bills: { items: readonly { number: string }[] } }) =>
  body.bills.items.map(({ number }) => number)

test("lists the bills of the user's dossiers, newest first, with their concepts [OP-050]", async () => {
  const api = await testApi()
  const { get } = await api.as('dossierClient')
  const { body } = await get(pathWithFilter('/listDossierBills', 'documentNumber::X1234567L')).expect(200)
  expect(body.bills.count).toBe(5)
  const { items } = body.bills
  expect(items.map(({ issueDate }: { issueDate: string }) => issueDate)).toEqual(
    items
      .map(({ issueDate }: { issueDate: string }) => issueDate)
      .toSorted()
      .toReversed(),
  )
  expect(items.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'PAID',
    'PAID',
    'PAID',
    'PAID',
    'PENDING',
  ])
  for (const { concepts, baseCents, vatCents, totalCents, status, paymentDate } of items) {
    expect(concepts.reduce((sum: number, each: { amountCents: number }) => sum + each.amountCents, 0)).toBe(baseCents)
    expect(Math.round(baseCents * 0.21)).toBe(vatCents)
    expect(baseCents + vatCents).toBe(totalCents)
    expect(paymentDate === null).toBe(status === 'PENDING')
  }
})

test('filters bills by dossier and pages them by offset and limit [OP-050]', async () => {
  const api = await testApi()
  const { get } = await api.as('dossierClient')
  const code = seededDossier(api, 'STATUS0014')
  const one = await get(pathWithFilter('/listDossierBills', `documentNumber::X1234567L|dossierCod::${code}`))
  expect(numbers(one.body)).toEqual([code.replace('EXP', 'FO')])
  const all = numbers((await get('/listDossierBills')).body)
  const page = await get('/listDossierBills?offset=1&limit=2')
  expect([page.body.bills.count, numbers(page.body)]).toEqual([5, all.slice(1, 3)])
  expect(outcome(await get(pathWithFilter('/listDossierBills', 'number::1')))).toBe('400 ERROR_GENERICO')
})

test('accepts a document in lower case and with hyphens', async () => {
  const { get } = await (await testApi()).as('dossierClient')
  expect((await get(pathWithFilter('/listDossierBills', 'documentNumber::x-1234567-l'))).body.bills.count).toBe(5)
})

test("lists none of another's bills, whatever the filter [OP-050]", async () => {
  const api = await testApi()
  const { get } = await api.as('customer')
  for (const filter of ['documentNumber::X1234567L', `dossierCod::${seededDossier(api, 'STATUS0014')}`])
    expect((await get(pathWithFilter('/listDossierBills', filter))).body.bills).toEqual({ count: 0, items: [] })
  const client = await api.as('dossierClient')
  for (const filter of ['documentNumber::12345678Z', `dossierCod::${customersDossier(api)}`])
    expect((await client.get(pathWithFilter('/listDossierBills', filter))).body.bills).toEqual({ count: 0, items: [] })
})

test("finds a bill by its number together with the payer's document", async () => {
  const api = await testApi()
  const world = api.world()
  const code = seededDossier(api, 'STATUS0014')
  const number = code.replace('EXP', 'FO')
  const payer = String(
    world.db.$client.prepare('select document_number from dossier_bill where number = ?').pluck().get(number),
  )
  expect(findDossierBillOfPayer(world, payer, number)).toMatchObject({ number, status: 'PENDING', dossierCod: code })
  expect(findDossierBillOfPayer(world, '12345678Z', number)).toBeUndefined()
  expect(findDossierBillOfPayer(world, payer, 'FO000000000000')).toBeUndefined()
})

test('finds a bill by its number for the user of its dossier only', async () => {
  const api = await testApi()
  const number = seededDossier(api, 'STATUS0014').replace('EXP', 'FO')
  // Finding a bill reads no other parts of its context.
  const as = (userId: number) =>
    ({ db: api.world().db as Db, caller: { userId } }) as Parameters<typeof findOwnDossierBill>[0]
  expect(findOwnDossierBill(as(16), number)).toMatchObject({ number, status: 'PENDING' })
  expect(findOwnDossierBill(as(1), number)).toBeUndefined()
})
