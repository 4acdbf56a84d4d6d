import { toast } from '#src/ui/feedback/toast.store.ts'
import type { Changed } from './changeDelegations.ts'
import type { Delegation } from './delegation.ts'

interface Ending {
  readonly delegations: readonly Delegation[]
  readonly act: (delegations: readonly Delegation[]) => Promise<Changed>
  /** The text of the pending action. */
  readonly said: string
  /** The text of a failure; the result is undefined where a call failed. */
  readonly failed: (changed?: Changed) => string
}

/** Ends delegations once nobody has said otherwise for six seconds. It outlives the screen. */
export function endSoon({ delegations, act, said, failed }: Ending): void {
  toast.undoable(said, {
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
