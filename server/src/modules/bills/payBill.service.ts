import type { Writing } from '#src/core/context.ts'
import { billPayment } from '#src/db/schema.ts'

/** A payment that the provider has confirmed. */
export interface BillPayment {
  readonly method: 'card' | 'bizum'
  /** What the provider calls it. */
  readonly reference: string
}

/**
 * Marks a bill that was found before as paid now. Done twice it stays as it was the first time. Returns whether it was
 * paid by this.
 */
export function payBill(
  { db, now }: Pick<Writing, 'db' | 'now'>,
  number: string,
  { method, reference }: BillPayment,
): boolean {
  const { changes } = db
    .insert(billPayment)
    .values({ number, paidAt: now, method, reference })
    .onConflictDoNothing()
    .run()
  return changes === 1
}
