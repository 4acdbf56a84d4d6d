import { codeOf } from '#src/api/apiError.ts'
import { deleteProgrammedQuery, type DeleteProgrammedQueryFailure } from '#src/api/generated/api.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { useUnderway } from '#src/ui/feedback/useUnderway.ts'
import type { ProgrammedQuery } from './programmed.ts'

/** The queries that are not about to be deleted. */
export function useKept(queries: readonly ProgrammedQuery[]): readonly ProgrammedQuery[] {
  const { isUnderway } = useUnderway()
  return queries.filter((query) => !isUnderway(keyOf(query)))
}

/**
 * Deletes a query once nobody has taken it back for six seconds, whichever page is open by then.
 * @param said That it is deleted.
 * @param failed That it could not be.
 */
export function deleteSoon(query: ProgrammedQuery, said: string, failed: string): void {
  toast.undoable(said, {
    about: [keyOf(query)],
    onKept: async () => {
      try {
        await deleteProgrammedQuery(query.id)
      } catch (error) {
        // A missing query is as good as deleted.
        if (codeOf<DeleteProgrammedQueryFailure>(error) !== 'TS01000004') toast.error(failed)
      }
    },
  })
}

/** Ids of other things may be the same. */
function keyOf({ id }: ProgrammedQuery): string {
  return `query ${id}`
}
