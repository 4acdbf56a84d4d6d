import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { delegation, supplyPoint } from '#src/db/schema.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { testApi } from '#src/testing/testApi.ts'

const SECOND_MS = 1000

/** A valid delegation to the manager, and the answer to a read of its curve. */
async function managed() {
  const api = await testApi()
  const { get, userId } = await api.as('manager')
  const { db, clock } = api.world()
  const row = db
    .select()
    .from(delegation)
    .where(eq(delegation.delegateId, userId))
    .all()
    .find(({ status, endsAt }) => status === 'C' && endsAt > clock.now())
  if (row === undefined) throw new Error('the manager has no delegation that holds')
  const query = pathWithFilter('/consumptions', {
    cups: row.cups,
    startDate: '2026-01-01',
    endDate: '2026-01-31',
    granularity: 'M',
    isDelegate: 'Y',
  })
  return {
    db,
    clock,
    row,
    change: (values: Partial<typeof row>) => db.update(delegation).set(values).where(eq(delegation.id, row.id)).run(),
    codeFor: async (persona: string) => (await (await api.as(persona)).get(query)).body.result.codResult,
    code: async () => (await get(query)).body.result.codResult,
  }
}

test('opens the curve from the moment a delegation begins', async () => {
  const { clock, change, code } = await managed()
  change({ startsAt: clock.now() + SECOND_MS })
  expect(await code()).toBe('1007')
  clock.advance(SECOND_MS)
  expect(await code()).toBe('0000')
})

test('closes the curve at the moment a delegation ends', async () => {
  const { clock, change, code } = await managed()
  change({ endsAt: clock.now() + SECOND_MS })
  expect(await code()).toBe('0000')
  clock.advance(SECOND_MS)
  expect(await code()).toBe('1007')
})

test('opens no curve by a rejected delegation or by one to somebody else', async () => {
  const { change, code, codeFor } = await managed()
  expect(await codeFor('consultant')).toBe('1007')
  change({ status: 'R' })
  expect(await code()).toBe('1007')
})

test('keeps the curve open to a holder who delegates the supply', async () => {
  const { db, row, code, codeFor } = await managed()
  const customer = 1
  db.update(supplyPoint).set({ holderId: customer }).where(eq(supplyPoint.cups, row.cups)).run()
  expect(await codeFor('customer')).toBe('0000')
  expect(await code()).toBe('0000')
})
