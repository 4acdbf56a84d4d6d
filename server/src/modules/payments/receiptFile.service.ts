import { and, eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import { payment } from '#src/db/schema.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { pdfFile } from '#src/pdf/makePdf.ts'
import { itemsOf } from './orders.service.ts'
import { receiptPdf } from './receiptPdf.ts'

export function receiptDocumentId(order: string): string {
  return `JUS-${order}`
}

/**
 * The receipt of a payment that the caller made, in their language and in its wire form; null for any other payment,
 * and for one that is not paid.
 */
export async function receiptFile(ctx: AuthorizedContext, documentId: string, order: string) {
  if (documentId !== receiptDocumentId(order)) return null
  const { db, caller } = ctx
  const paid = and(eq(payment.order, order), eq(payment.userId, caller.userId), eq(payment.state, 'PAID'))
  const row = db.select().from(payment).where(paid).get()
  if (!row || row.endedAt === null) return null
  const language = languageOf(ctx, caller.userId)
  const pdf = await receiptPdf({ ...row, paidAt: row.endedAt, items: itemsOf(ctx, row), language })
  return pdfFile(`justificante-${order}.pdf`, pdf)
}
