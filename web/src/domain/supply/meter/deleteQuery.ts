import { codeOf } from '#src/api/call/apiError.ts'
import { deleteProgrammedQuery, type DeleteProgrammedQueryFailure } from '#src/api/generated/api.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { useUnderway } from '#src/ui/feedback/useUnderway.ts'
import type { ProgrammedQuery } from './programmed.ts'

/** The queries that are not about to be deleted. */
export function useRemainingQueries(queries: readonly ProgrammedQuery[]): readonly ProgrammedQuery[] {
  const { isUnderway } = useUnderway()
  return queries.filter((query) => !isUnderway(keyOf(query)))
}

/**
 * Deletes a query after six seconds unless it is undone, whichever page is open by then.
 * @param toastText The text of the toast.
 * @param failureText The text of a failure.
 */
export function deleteQueryWithUndo(query: ProgrammedQuery, toastText: string, failureText: string): void {
  toast.undoable(toastText, {
    about: [keyOf(query)],
    onKept: async () => {
      try {
        await deleteProgrammedQuery(query.id)
      } catch (error) {
        // A query that is already gone counts as deleted.
        if (codeOf<DeleteProgrammedQueryFailure>(error) !== 'TS01000004') toast.error(failureText)
      }
    },
  })
}

/** A prefix, because other things may have the same id. */
function keyOf({ id }: ProgrammedQuery): string {
  return `query ${id}`
}
