import { codeOf } from '#src/api/apiError.ts'
import { whenForgetting } from '#src/api/forget.ts'
import { deleteProgrammedQuery, type DeleteProgrammedQueryFailure } from '#src/api/generated/api.ts'
import { makeStore, useStore } from '#src/api/store.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import type { ProgrammedQuery } from './programmed.ts'

/** Ids of the queries that are about to be deleted. */
const deletedStore = makeStore<ReadonlySet<string>>(new Set())
whenForgetting(() => deletedStore.set(new Set()))

/** The queries that are not about to be deleted. */
export function useKept(queries: readonly ProgrammedQuery[]): readonly ProgrammedQuery[] {
  const deleted = useStore(deletedStore)
  return queries.filter(({ id }) => !deleted.has(id))
}

/**
 * Deletes a query once nobody has taken it back for six seconds, whichever page is open by then.
 * @param said That it is deleted.
 * @param failed That it could not be.
 */
export function deleteSoon({ id }: ProgrammedQuery, said: string, failed: string): void {
  const restore = () => deletedStore.set(new Set([...deletedStore.current()].filter((other) => other !== id)))
  const run = async () => {
    try {
      await deleteProgrammedQuery(id)
    } catch (error) {
      // One that is gone already is as good as deleted.
      if (codeOf<DeleteProgrammedQueryFailure>(error) !== 'TS01000004') toast.error(failed)
    }
    restore()
  }
  deletedStore.set(new Set([...deletedStore.current(), id]))
  toast.undoable(said, { onUndo: restore, onKept: () => void run() })
}
