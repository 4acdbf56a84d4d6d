import type { Handlers } from '#src/core/operation.ts'
import { deleteDocument } from './deleteDocument.service.ts'
import { getContentItem, findInvoiceDocument, getDocument } from './documents.service.ts'
import { createDocumentOffline, listDocumentsOffline } from './documentsOffline.service.ts'
import { uploadDocument } from './uploadDocument.service.ts'

export const documentsHandlers = {
  findInvoiceDocument: ({ ctx, query }) => findInvoiceDocument(ctx, query),
  getDocument: ({ ctx, params, filter }) => getDocument(ctx, params.docId, filter),
  deleteDocument: ({ ctx, params }) => deleteDocument(ctx, params.docId),
  uploadDocument: ({ ctx, body }) => uploadDocument(ctx, body),
  listDocumentsOffline: ({ ctx, filter, query }) => listDocumentsOffline(ctx, filter, query),
  createDocumentOffline: ({ ctx, body }) => createDocumentOffline(ctx, body),
  getContentItem: ({ ctx, params, query }) => getContentItem(ctx, params.id, query),
} satisfies Partial<Handlers>
