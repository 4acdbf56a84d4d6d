import { useEffect } from 'react'
import { makeStore, useStore } from './store.ts'

/** Marks the page as holding unsaved input while `unsaved` is true. The browser then asks before closing the page. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const mark = Symbol('unsaved')
    marks.add(mark)
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => {
      marks.delete(mark)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [unsaved])
}

/** Whether leaving the page would lose typed input. */
export function hasUnsaved(): boolean {
  return marks.size > 0
}

/** Calls `proceed` at once, or after the reader confirms if input would be lost. */
export function confirmLeaving(proceed: () => void): void {
  if (hasUnsaved()) waitingStore.set({ proceed })
  else proceed()
}

/** The pending navigation that awaits the reader's answer. Null if there is none. */
export function usePendingNavigation(): { readonly waiting: Waiting | null; readonly answer: () => void } {
  return { waiting: useStore(waitingStore), answer: () => waitingStore.set(null) }
}

interface Waiting {
  readonly proceed: () => void
}

const marks = new Set<symbol>()
const waitingStore = makeStore<Waiting | null>(null)
