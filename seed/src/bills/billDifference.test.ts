import { billDifference } from '@acometida/api-spec/rules/supply/billDifference'
import { billOf } from '@acometida/server/modules/bills/bill.rules'
import { monthlyInstants, pastMonths } from '@acometida/server/modules/bills/billDates.rules'
import { pointsWithHolder } from '@acometida/server/modules/points/visiblePoint.service'
import { expect, test } from 'vitest'
import { seededDb } from '#src/testing/seededDb.ts'

test('explains the difference between successive seeded bills to the cent', () => {
  const nowMs = Date.parse('2026-03-16T10:00:00+01:00')
  const byHand = { selfPaidSince: null, paidAt: () => undefined }
  const compared: string[] = []
  const wrong: string[] = []
  for (const point of pointsWithHolder(seededDb()).all()) {
    if (point.generator) continue
    const months = pastMonths(monthlyInstants.bills, point.dataFrom, nowMs).toReversed()
    const bills = months.map((month) => billOf(point, month, byHand, nowMs))
    for (const [index, bill] of bills.slice(1).entries()) {
      const before = bills[index]
      if (!before) continue
      const steps = billDifference(before.concepts, bill.concepts)
      const told = steps.reduce((sum, { cents }) => sum + cents, 0)
      compared.push(bill.number)
      if (told !== bill.totalCents - before.totalCents) wrong.push(bill.number)
    }
  }
  expect(wrong).toEqual([])
  expect(compared.length).toBeGreaterThan(1_000)
}, 60_000)
