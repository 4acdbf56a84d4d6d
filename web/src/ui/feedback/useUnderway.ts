import { useSyncExternalStore } from 'react'
import { toast, toastStore } from './toast.store.ts'

/** The pending actions, which can be undone while their toast is shown. */
export function useUnderway() {
  const pending = useSyncExternalStore(toastStore.subscribe, toastStore.pending)
  return {
    isUnderway: (about: string) => pending.has(about),
    /** The function that undoes the action, with all its subjects. Null once it runs. */
    undoOf: (about: string) => {
      const toastId = pending.get(about) ?? null
      return toastId === null ? null : () => toast.undo(toastId)
    },
  }
}
