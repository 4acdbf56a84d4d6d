import { eq, or } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { digitalBillingCompany } from '#src/db/schema.ts'

/**
 * Who takes electronic invoices, by document number or code of the processing unit; null where nobody does by that id.
 */
export function findDigitalBillingCompany(
  { db }: AuthorizedContext,
  id: string,
): ResultOf<'findDigitalBillingCompany'> {
  const wanted = id.toUpperCase()
  const company = db
    .select()
    .from(digitalBillingCompany)
    .where(or(eq(digitalBillingCompany.documentNumber, wanted), eq(digitalBillingCompany.processingUnit, wanted)))
    .get()
  return ok({ company: company ?? null })
}
