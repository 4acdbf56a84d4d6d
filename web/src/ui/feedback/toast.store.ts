import { beforeEnd } from '#src/base/beforeEnd.ts'

export type Toast = {
  readonly id: number
  readonly tone: 'success' | 'info' | 'error'
  readonly text: string
  /** What it tells of is not done yet, and can be taken back while it is shown. */
  readonly undoable?: Undoable | undefined
}

type Undoable = {
  readonly onUndo: () => void
  /** Nobody has taken it back: it is to be done. Called once, at the latest as the page or the session ends. */
  readonly onKept: () => void
}

/** Short news of something that just happened. Anything that needs an answer is a Banner or a Dialog. */
export const toast = {
  success: (text: string) => push('success', text),
  info: (text: string) => push('info', text),
  error: (text: string) => push('error', text),
  /** Something that is done only once the toast has gone. The id takes it back by `undo`. */
  undoable: (text: string, undoable: Undoable) => {
    beforeEnd(keepAll)
    return push('info', text, undoable)
  },
  dismiss: (id: number) => remove(id)?.undoable?.onKept(),
  undo: (id: number) => remove(id)?.undoable?.onUndo(),
}

/** The toasts on screen, for React's useSyncExternalStore. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => toasts,
}

const MOST = 3
const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let lastId = 0

function push(tone: Toast['tone'], text: string, undoable?: Undoable): number {
  lastId += 1
  const all = [...toasts, { id: lastId, tone, text, undoable }]
  set(all.slice(-MOST))
  for (const gone of all.slice(0, -MOST)) gone.undoable?.onKept()
  return lastId
}

function remove(id: number): Toast | undefined {
  const gone = toasts.find((one) => one.id === id)
  if (gone) set(toasts.filter((one) => one !== gone))
  return gone
}

function keepAll(): void {
  for (const { id, undoable } of toasts) if (undoable) toast.dismiss(id)
}

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
