import { useEffect, useSyncExternalStore } from 'react'

/**
 * Says that the page holds something that would be lost, while `unsaved` is true. Closing the page then makes the
 * browser ask.
 */
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

/** Whether leaving the page would lose something that was typed. */
export function hasUnsaved(): boolean {
  return marks.size > 0
}

/** Does what leaves the page at once, or where something would be lost, only when the reader agrees to that. */
export function askBeforeLosing(goOn: () => void): void {
  if (hasUnsaved()) setWaiting({ goOn })
  else goOn()
}

/** What waits for the reader's word; null where nothing does. */
export function useWaiting(): { readonly waiting: Waiting | null; readonly answer: () => void } {
  const current = useSyncExternalStore(subscribe, () => waiting)
  return { waiting: current, answer: () => setWaiting(null) }
}

interface Waiting {
  readonly goOn: () => void
}

const marks = new Set<symbol>()
const listeners = new Set<() => void>()
let waiting: Waiting | null = null

function setWaiting(next: Waiting | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
