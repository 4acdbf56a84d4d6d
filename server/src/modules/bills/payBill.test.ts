import { expect, test } from 'vitest'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { pointOf } from '#src/testing/points.ts'
import { testApi } from '#src/testing/testApi.ts'
import { writeContextOf } from '#src/testing/writeContextOf.ts'
import { findBillOfHolder, findOwnBill } from './findBill.service.ts'
import { payBill } from './payments.service.ts'

const number = 'FE202602000001001'

async function world(persona = 'customer') {
  const api = await testApi()
  const { get, userId } = await api.as(persona)
  const { db, clock } = api.world()
  return { api, get, asker: { db, now: clock.now(), caller: { userId } } }
}

test("finds a bill by its number among the caller's supplies only", async () => {
  const { asker } = await world()
  expect(findOwnBill(asker, number)).toMatchObject({
    bill: { number, status: 'PENDING' },
    point: { holderDocument: '12345678Z' },
  })
  expect(findOwnBill({ ...asker, caller: { userId: 2 } }, number)).toBeNull()
})

test("finds a bill without a session by its number together with the holder's document", async () => {
  const { asker } = await world()
  expect(findBillOfHolder(asker, '12345678Z', number)?.bill.totalCents).toBeGreaterThan(0)
  expect(findBillOfHolder(asker, '23456781R', number)).toBeNull()
  expect(findBillOfHolder(asker, '12345678Z', 'FE202602000002001')).toBeNull()
})

test('finds no bill that is unissued, before the data, of a generator or malformed', async () => {
  const { asker } = await world()
  for (const none of [
    'FE202603000001001',
    'FE202401000001001',
    'FE202613000001001',
    'FE2026020000010012',
    '',
    "' or 1",
  ])
    expect(findOwnBill(asker, none), none).toBeNull()
  expect(findOwnBill({ ...asker, caller: { userId: 2 } }, 'FE202602000002002')).toBeNull()
})

test('marks a bill as paid once and ignores a second payment', async () => {
  const { api, get, asker } = await world()
  const { cups } = pointOf(api, 1)
  expect(payBill(writeContextOf(asker), number, { method: 'card', reference: 'A1' })).toBe(true)
  expect(
    payBill(writeContextOf({ ...asker, now: asker.now + 86_400_000 }), number, { method: 'bizum', reference: 'B2' }),
  ).toBe(false)
  const { body } = await get(pathWithFilter('/listBills', { cups, limit: '1' }))
  expect(body.bills.items[0]).toMatchObject({ number, status: 'PAID', paymentDate: '2026-03-16' })
})
