import { makeStore, useStore } from '#src/api/store.ts'
import { whenForgetting } from '#src/api/forget.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import type { Changed } from './changeDelegations.ts'
import type { Delegation } from './delegation.ts'

interface Ending {
  readonly delegations: readonly Delegation[]
  readonly act: (delegations: readonly Delegation[]) => Promise<Changed>
  /** What is about to be done. */
  readonly said: string
  /** That it could not be done; undefined for the result where a call failed. */
  readonly failed: (changed?: Changed) => string
}

/** Toasts of what is about to end, by the ids of the delegations that can still be kept. */
const endingStore = makeStore<ReadonlyMap<string, number | null>>(new Map())
whenForgetting(() => endingStore.set(new Map()))

/** The delegations that are about to be withdrawn or cleared away. `undo` keeps one, with those that go along with it. */
export function useEnding() {
  const ending = useStore(endingStore)
  return {
    isEnding: ({ id }: Delegation) => ending.has(id),
    /** Null once it cannot be kept any more. */
    undoOf: ({ id }: Delegation) => {
      const toastId = ending.get(id) ?? null
      return toastId === null ? null : () => toast.undo(toastId)
    },
  }
}

/** Ends delegations once nobody has said otherwise for six seconds. It outlives the screen. */
export function endSoon({ delegations, act, said, failed }: Ending): void {
  const ids = delegations.map(({ id }) => id)
  const forget = () => mark(ids, undefined)
  const run = async () => {
    mark(ids, null)
    try {
      const changed = await act(delegations)
      if (changed.inTheWay.length > 0) toast.error(failed(changed))
    } catch {
      toast.error(failed())
    } finally {
      forget()
    }
  }
  const toastId = toast.undoable(said, { onUndo: forget, onKept: () => void run() })
  mark(ids, toastId)
}

/** Undefined takes the mark away. */
function mark(ids: readonly string[], toastId: number | null | undefined): void {
  const next = new Map(endingStore.current())
  for (const id of ids) {
    if (toastId === undefined) next.delete(id)
    else next.set(id, toastId)
  }
  endingStore.set(next)
}
