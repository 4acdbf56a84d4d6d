import { beforeEnd } from '#src/base/beforeEnd.ts'

export type Toast = {
  readonly id: number
  readonly tone: 'success' | 'info' | 'error'
  readonly text: string
  /** What it tells of is not done yet, and can be taken back while it is shown. */
  readonly undoable?: Undoable | undefined
}

type Undoable = {
  /**
   * What it is about, such as the ids of what is to be deleted: `useUnderway` tells of them until it is done or taken
   * back.
   */
  readonly about: readonly string[]
  /** Nobody has taken it back: it is to be done. Called once, at the latest as the page or the session ends. */
  readonly onKept: () => Promise<unknown>
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
  dismiss: (id: number) => keep(remove(id)),
  undo: (id: number) => mark(remove(id)?.undoable?.about ?? [], undefined),
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
  /** The toasts of what is about to be done, by what they are about; null once it is being done. */
  pending: () => pending,
}

const MOST = 3
const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let pending: ReadonlyMap<string, number | null> = new Map()
let lastId = 0

function push(tone: Toast['tone'], text: string, undoable?: Undoable): number {
  lastId += 1
  const all = [...toasts, { id: lastId, tone, text, undoable }]
  if (undoable) mark(undoable.about, lastId)
  set(all.slice(-MOST))
  for (const gone of all.slice(0, -MOST)) keep(gone)
  return lastId
}

function remove(id: number): Toast | undefined {
  const gone = toasts.find((one) => one.id === id)
  if (gone) set(toasts.filter((one) => one !== gone))
  return gone
}

/** What the toast told of is done. */
function keep(gone: Toast | undefined): void {
  if (!gone?.undoable) return
  const { about, onKept } = gone.undoable
  mark(about, null)
  void onKept().finally(() => mark(about, undefined))
}

/** Undefined takes the mark away. */
function mark(about: readonly string[], toastId: number | null | undefined): void {
  const next = new Map(pending)
  for (const one of about) {
    if (toastId === undefined) next.delete(one)
    else next.set(one, toastId)
  }
  pending = next
  tell()
}

function keepAll(): void {
  for (const { id, undoable } of toasts) if (undoable) toast.dismiss(id)
}

function set(next: readonly Toast[]) {
  toasts = next
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}
