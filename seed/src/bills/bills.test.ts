import { monthlyRun, selfPaidSupply, trippedSwitch } from '@acometida/server/db/schema'
import { expect, test } from 'vitest'
import { supplyCups } from '#src/supplies/supplies.ts'
import { seededDb } from '#src/testing/seededDb.ts'
import { monthlyRuns } from './bills.ts'
import { digitalBillingCompanies } from './digitalBilling.ts'

test('lists the supplies whose bills are paid by hand since the month before', () => {
  expect(seededDb().select().from(selfPaidSupply).all()).toEqual([
    { cups: supplyCups(1, 1), since: '2026-02-01' },
    { cups: supplyCups(3, 17), since: '2026-02-01' },
    { cups: supplyCups(19_001, 1), since: '2026-02-01' },
  ])
})

test('trips only the switch of the holiday house', () => {
  const rows = seededDb().select().from(trippedSwitch).all()
  expect(rows.map(({ cups }) => cups)).toEqual([supplyCups(1, 2)])
})

test('records what has happened in each month so that nothing happens twice', () => {
  expect(seededDb().select().from(monthlyRun).all()).toHaveLength(3)
  expect(monthlyRuns(Date.parse('2026-03-04T12:00:00+01:00'))).toEqual([
    { name: 'readings', month: '2026-02' },
    { name: 'bills', month: '2026-01' },
    { name: 'overdue', month: '2026-01' },
  ])
})

test('gives each taker of electronic invoices a document and a unit of its own', () => {
  const documents = digitalBillingCompanies.map(({ documentNumber }) => documentNumber)
  const units = digitalBillingCompanies.flatMap(({ processingUnit }) => processingUnit ?? [])
  expect(new Set(documents).size).toBe(documents.length)
  expect(new Set(units).size).toBe(units.length)
})
