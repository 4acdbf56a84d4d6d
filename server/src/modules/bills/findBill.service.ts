import type { Bill } from '@acometida/api-spec/generated/operations'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#src/db/db.type.ts'
import { supplyPoint, user } from '#src/db/schema.ts'
import {
  type Viewer,
  type Point,
  pointsWithHolder,
  visiblePointOfMeter,
} from '#src/modules/points/visiblePoint.service.ts'
import { billOf, partsOfBillNumber } from './bill.rules.ts'
import { monthlyInstants } from './billDates.rules.ts'
import { paymentsOf } from './payments.service.ts'

export interface FoundBill {
  readonly bill: Bill
  readonly point: Point
}

/** The bill with a number, if the caller holds or manages its supply; null otherwise, whether it exists or not. */
export function findOwnBill(viewer: Viewer, number: string): FoundBill | null {
  return billIfIssued(viewer, number, (meterId) => visiblePointOfMeter(viewer, meterId))
}

/** The bill with a number, if it was made out to a document; null otherwise. For payments without a session. */
export function findBillOfHolder(at: ReadContext, document: string, number: string): FoundBill | null {
  return billIfIssued(at, number, (meterId) =>
    pointsWithHolder(at.db)
      .where(and(eq(supplyPoint.meterId, meterId), eq(user.document, document)))
      .get(),
  )
}

interface ReadContext {
  readonly db: Db
  readonly now: number
}

/** The bill, once it is issued, of a month with data of the supply. A generator has no bills. */
function billIfIssued(
  { db, now }: ReadContext,
  number: string,
  find: (meterId: string) => Point | undefined,
): FoundBill | null {
  const parts = partsOfBillNumber(number)
  const point = parts === null ? undefined : find(parts.meterId)
  if (parts === null || !point || point.generator) return null
  const issued = parts.month >= point.dataFrom.slice(0, 7) && monthlyInstants.bills(parts.month) <= now
  return issued ? { point, bill: billOf(point, parts.month, paymentsOf(db, point.cups), now) } : null
}
