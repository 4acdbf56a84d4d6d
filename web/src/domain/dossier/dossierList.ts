import { type ListDossiersSuccess, useListDossiers } from '#src/api/generated/api.ts'
import { listParams } from '#src/session/listParams.ts'
import { type Session, useSession } from '#src/session/session.store.ts'

/** The dossiers of the caller, as the screen that asks reads them. All ask alike, so that they share the answer. */
export function useDossierList<Read>(select: (answer: ListDossiersSuccess) => Read) {
  return useListDossiers(dossierParams(useSession()), { query: { select } })
}

/** What the list of dossiers is asked for by. So many are asked for at once: all that anybody has. */
export function dossierParams(session: Session) {
  return { ...listParams(session, 'docNumber'), sort: '-REGISTER_DATE' as const, limit: 9999 }
}
