import type { AuthorizedContext } from '#src/core/context.ts'
import { languageOf } from '#src/modules/users/languageOf.service.ts'
import { budgetDetail, quotedAt } from './budget.rules.ts'
import { budgetPdf } from './budgetPdf.ts'
import { eventsOf } from './dossierEvents.service.ts'
import { budgetDocumentId } from './numbers.rules.ts'
import { ownDossier } from './ownDossier.service.ts'

/**
 * The document with the budget of a dossier of the caller's, in their language, as documents travel; null for any
 * other.
 */
export async function budgetFile(
  ctx: AuthorizedContext,
  documentId: string,
  dossierCode: string,
): Promise<{ tipoMime: string; nombre: string; contenido: string } | null> {
  const row = documentId === budgetDocumentId(dossierCode) ? ownDossier(ctx, dossierCode) : undefined
  if (!row) return null
  const { code, form, applicantDocument } = row
  const events = eventsOf(ctx, code)
  const budget = budgetDetail(code, form, events)
  const issuedAt = quotedAt(events)
  if (budget === null || issuedAt === undefined) return null
  const language = languageOf(ctx, ctx.caller.userId)
  const pdf = await budgetPdf({ code, form, applicantDocument, budget, issuedAt, language })
  return { tipoMime: 'application/pdf', nombre: `${documentId}.pdf`, contenido: pdf.toString('base64') }
}
