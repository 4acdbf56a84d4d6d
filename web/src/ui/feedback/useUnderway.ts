import { useSyncExternalStore } from 'react'
import { toast, toastStore } from './toast.store.ts'

/** What is about to be done, and can be taken back for as long as its toast is shown. */
export function useUnderway() {
  const pending = useSyncExternalStore(toastStore.subscribe, toastStore.pending)
  return {
    isUnderway: (about: string) => pending.has(about),
    /** Takes it back, with all that goes along with it; null where it cannot be taken back any more. */
    undoOf: (about: string) => {
      const toastId = pending.get(about) ?? null
      return toastId === null ? null : () => toast.undo(toastId)
    },
  }
}
