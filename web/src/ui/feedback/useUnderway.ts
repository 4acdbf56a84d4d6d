import { useStore } from '#src/base/store.ts'
import { pendingStore, toast } from './toast.store.ts'

/** The pending actions, which can be undone while their toast is shown. */
export function useUnderway() {
  const pending = useStore(pendingStore)
  return {
    isUnderway: (about: string) => pending.has(about),
    /** The function that undoes the action, with all its subjects. Null once it runs. */
    undoOf: (about: string) => {
      const toastId = pending.get(about) ?? null
      return toastId === null ? null : () => toast.undo(toastId)
    },
  }
}
