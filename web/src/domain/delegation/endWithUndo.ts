import { toast } from '#src/ui/feedback/toast.store.ts'
import type { Changed } from './changeDelegations.ts'
import type { Delegation } from './delegation.ts'

interface Ending {
  readonly delegations: readonly Delegation[]
  readonly act: (delegations: readonly Delegation[]) => Promise<Changed>
  /** The text of the toast. */
  readonly toastText: string
  /** The text of a failure. `changed` is undefined if a call failed. */
  readonly failed: (changed?: Changed) => string
}

/** Ends delegations after six seconds unless it is undone. It outlives the screen. */
export function endWithUndo({ delegations, act, toastText, failed }: Ending): void {
  toast.undoable(toastText, {
    about: delegations.map(({ id }) => id),
    onKept: async () => {
      try {
        const changed = await act(delegations)
        if (changed.inTheWay.length > 0) toast.error(failed(changed))
      } catch {
        toast.error(failed())
      }
    },
  })
}
