import type { Handlers } from '#src/core/operation.ts'
import { findInvoiceDocument, getDocument } from './documents.service.ts'

export const documentsHandlers = {
  findInvoiceDocument: ({ ctx, query }) => findInvoiceDocument(ctx, query),
  getDocument: ({ ctx, params, filter }) => getDocument(ctx, params.docId, filter),
} satisfies Partial<Handlers>
