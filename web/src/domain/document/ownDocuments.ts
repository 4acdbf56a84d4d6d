import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { dossierStatuses } from '@acometida/api-spec/rules/dossier/dossierStatus'
import {
  createDocumentOffline,
  type DocumentOffline,
  getDossier,
  type ListDocumentsOfflineSuccess,
  type ListDossiersSuccess,
  useDeleteDocument,
  useListDocumentsOffline,
} from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { type Dossier, dossierOf, isEnded } from '#src/domain/dossier/dossier.ts'
import { useDossierList } from '#src/domain/dossier/dossiers.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { type Session, useSession } from '#src/session/tokens/session.store.ts'

/** A document that the caller uploaded separately, outside of a form or a request. */
export interface OwnDocument {
  readonly id: string
  readonly name: string
  /** One of `dossierDocumentTypes`, or another kind. */
  readonly kind: string
  readonly bytes: number
  readonly uploadedAt: string
  /** The supply it was handed in for. Null for none. */
  readonly cups: string | null
  /** The dossier's code. Null for none. */
  readonly dossier: string | null
}

/** The supply or dossier that a document is handed in for. */
export type DocumentSubject = { readonly cups: string } | { readonly dossier: Dossier }

/** The documents that the caller handed in, for one dossier or in total for null; newest first. */
export function useHandedIn(dossier: string | null) {
  return useDocuments(dossier === null ? {} : { filter: filterOf<'listDocumentsOffline'>({ expediente: dossier }) })
}

/** The caller's uploaded documents that were not handed in; newest first. */
export function useUndelivered() {
  return useDocuments({ filter: filterOf<'listDocumentsOffline'>({ delivered: '0' }) })
}

function useDocuments(filters: { readonly filter?: string }) {
  const params = { limit: PAGE_LIMITS.listDocumentsOffline, ...filters }
  return useListDocumentsOffline(params, { query: { select: documentsOf } })
}

/** The dossiers of the caller that still accept documents. */
export function useOpenDossiers() {
  return useDossierList(openDossiersOf)
}

/** Deletes a document that was not handed in. */
export function useDeleteUndelivered() {
  const { mutateAsync, isPending } = useDeleteDocument()
  return { remove: ({ id }: OwnDocument) => mutateAsync({ docId: id }), isPending }
}

/**
 * Hands in documents one by one: those before a refused one are handed in. Returns whether the dossier is now complete
 * and goes to its review.
 */
export function useHandIn() {
  const session = useSession()
  return useMutationOf((handedIn: HandedIn) => handIn(handedIn, session))
}

interface HandedIn {
  readonly documents: readonly OwnDocument[]
  readonly place: DocumentSubject
}

async function handIn({ documents, place }: HandedIn, session: Session) {
  const target = 'cups' in place ? place : { expediente: place.dossier.code }
  for (const { id, kind } of documents) await createDocumentOffline({ id, doctype: kind, ...target })
  if ('cups' in place || place.dossier.status !== 'pendingDocumentation') return { completed: false }
  // The documents are handed in, so a failure to read their dossier does not matter.
  const answer = await getDossier(place.dossier.code, ownerParams('getDossier', session)).catch(() => null)
  return { completed: answer?.dossier.summary.status === dossierStatuses.pendingReview }
}

const documentsOf = ({ documentsOffline }: ListDocumentsOfflineSuccess): readonly OwnDocument[] =>
  documentsOffline.items.map(documentOf)

function documentOf(wire: DocumentOffline): OwnDocument {
  const { id, docName: name, doctype: kind, docSize: bytes, fechaRealSubida: uploadedAt, cups, expediente } = wire
  return { id, name, kind, bytes, uploadedAt, cups, dossier: expediente }
}

const openDossiersOf = ({ dossiers }: ListDossiersSuccess): readonly Dossier[] =>
  dossiers.items.map(dossierOf).filter((dossier) => !isEnded(dossier))
