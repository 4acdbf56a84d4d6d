import type { DeliveredDocuments } from '@acometida/api-spec/generated/operations'
import { statusAfter } from '@acometida/api-spec/rules/dossier/dossierStatus'
import type { AuthorizedContext, WriteContext } from '#src/core/context.ts'
import { deliverDocuments, statusAfterAct } from './dossierDocuments.service.ts'
import { enterStatus } from './enterStatus.service.ts'
import type { DossierRow } from './ownDossier.service.ts'

/**
 * Adds documents to a dossier of the caller. It enters its review if they were the last missing ones. Returns false if
 * the dossier has ended, or if a document is no unused upload of the caller; the transaction is then to be undone.
 */
export function handInDocuments(
  tx: WriteContext<AuthorizedContext>,
  row: DossierRow,
  documents: DeliveredDocuments,
  repository: 'D' | 'S',
): boolean {
  if (!acceptsDocuments(row) || !deliverDocuments(tx, row.code, documents, repository)) return false
  const status = statusAfterAct(tx, row, 'ADD_DOCUMENTS')
  if (status !== undefined && status !== row.status) enterStatus(tx, row, status, 'customer')
  return true
}

/** Whether documents can still be added to a dossier. */
export function acceptsDocuments({ status }: Pick<DossierRow, 'status'>): boolean {
  // Stryker disable next-line BooleanLiteral: the event leads somewhere in both cases or in none.
  return statusAfter(status, 'ADD_DOCUMENTS', { documentsComplete: false }) !== undefined
}
