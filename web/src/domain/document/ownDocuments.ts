import { PAGE_LIMITS } from '@acometida/api-spec/generated/limits'
import { dossierStatuses, isEnded } from '@acometida/api-spec/rules/dossierStatus'
import type { DossierDocumentType } from '@acometida/api-spec/rules/dossierTypes'
import { filterOf } from '#src/api/filterOf.ts'
import { useChange } from '#src/api/composed.ts'
import {
  createDocumentOffline,
  type DocumentOffline,
  getDossier,
  type ListDocumentsOfflineSuccess,
  type ListDossiersSuccess,
  useDeleteDocument,
  useListDocumentsOffline,
} from '#src/api/generated/api.ts'
import { statusCode, statusName } from '#src/domain/dossier/dossier.ts'
import { useDossierList } from '#src/domain/dossier/dossierList.ts'
import { ownerParams } from '#src/session/listParams.ts'
import { type Session, useSession } from '#src/session/session.store.ts'

/** A document that the caller uploaded by itself, outside of a form or a request. */
export interface OwnDocument {
  readonly id: string
  readonly name: string
  /** One of `documentKinds`, or another name. */
  readonly kind: string
  readonly bytes: number
  readonly uploadedAt: string
  /** The supply it was handed in for; null for none. */
  readonly cups: string | null
  /** Code of the dossier it is for; null for none. */
  readonly dossier: string | null
}

/** A dossier of the caller that still takes documents. */
export interface OpenDossier {
  readonly code: string
  readonly name: string
  readonly status: string
}

/** The supply or dossier a document is handed in for. */
export type Place = { readonly cups: string } | { readonly dossier: OpenDossier }

/** The kinds of documents to choose from; the last is for all others. */
export const documentKinds = [
  'LOCATION_PLAN',
  'OWNERSHIP',
  'SINGLE_LINE_DIAGRAM',
  'GUARANTEE_RECEIPT',
  'INSTALLATION_CERTIFICATE',
  'AUTHORIZATION',
  'OTHER',
] as const satisfies readonly DossierDocumentType[]

/** The caller's documents that were handed in, of one dossier or of all; newest first. */
export function useHandedIn(dossier: string | null) {
  const narrowed = dossier === null ? {} : { filter: filterOf<'listDocumentsOffline'>({ expediente: dossier }) }
  return useListDocumentsOffline(
    { limit: PAGE_LIMITS.listDocumentsOffline, ...narrowed },
    { query: { select: documentsOf } },
  )
}

/** The caller's uploads that were not handed in; newest first. */
export function useUndelivered() {
  const filter = filterOf<'listDocumentsOffline'>({ delivered: '0' })
  return useListDocumentsOffline(
    { limit: PAGE_LIMITS.listDocumentsOffline, filter },
    { query: { select: documentsOf } },
  )
}

/** The dossiers of the caller that still take documents. */
export function useOpenDossiers() {
  return useDossierList(openDossiersOf)
}

/** Deletes what nobody has got yet. */
export function useDeleteUndelivered() {
  const { mutateAsync, isPending } = useDeleteDocument()
  return { remove: ({ id }: OwnDocument) => mutateAsync({ docId: id }), isPending }
}

/**
 * Hands documents in, one after the other: what came before one that is refused is handed in. Tells whether they were
 * the last that their dossier waited for, so that it goes to its review.
 */
export function useHandIn() {
  const session = useSession()
  return useChange((handedIn: HandedIn) => handIn(handedIn, session))
}

interface HandedIn {
  readonly documents: readonly OwnDocument[]
  readonly place: Place
}

async function handIn({ documents, place }: HandedIn, session: Session) {
  const target = 'cups' in place ? place : { expediente: place.dossier.code }
  for (const { id, kind } of documents) await createDocumentOffline({ id, doctype: kind, ...target })
  if ('cups' in place || place.dossier.status !== dossierStatuses.pendingDocumentation) return { completed: false }
  // The documents are handed in either way; the dossier's new state is optional.
  const answer = await getDossier(place.dossier.code, ownerParams('getDossier', session)).catch(() => null)
  return { completed: answer?.dossier.summary.status === dossierStatuses.pendingReview }
}

const documentsOf = ({ documentsOffline }: ListDocumentsOfflineSuccess): readonly OwnDocument[] =>
  documentsOffline.items.map(documentOf)

function documentOf({
  id,
  docName,
  doctype,
  docSize,
  fechaRealSubida,
  cups,
  expediente,
}: DocumentOffline): OwnDocument {
  return { id, name: docName, kind: doctype, bytes: docSize, uploadedAt: fechaRealSubida, cups, dossier: expediente }
}

const openDossiersOf = ({ dossiers }: ListDossiersSuccess): readonly OpenDossier[] =>
  dossiers.items
    .filter(({ status }) => !isEnded(status))
    .map(({ dossierCod: code, name, status }) => ({ code, name: name ?? code, status: statusCode(statusName(status)) }))
