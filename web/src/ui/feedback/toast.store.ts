import { beforeEnd } from '#src/base/beforeEnd.ts'
import { makeStore } from '#src/base/store.ts'

export type Toast = {
  readonly id: number
  readonly tone: 'success' | 'info' | 'error'
  readonly text: string
  /** Set for an action that runs when the toast closes, and can be undone until then. */
  readonly undoable?: Undoable | undefined
}

type Undoable = {
  /** The subjects of the action, such as the ids to delete. `useUnderway` reports them until it runs or is undone. */
  readonly about: readonly string[]
  /** Runs the action unless it was undone. Called once, at the latest as the page or the session ends. */
  readonly onKept: () => Promise<unknown>
}

/** A brief message about something that has just happened. Anything that needs an answer is a Banner or a Dialog. */
export const toast = {
  success: (text: string) => push('success', text),
  info: (text: string) => push('info', text),
  error: (text: string) => push('error', text),
  /** Shows an action that runs once the toast closes. `undo` with the returned id cancels it. */
  undoable: (text: string, undoable: Undoable) => {
    beforeEnd(keepAll)
    return push('info', text, undoable)
  },
  dismiss: (id: number) => keep(remove(id)),
  undo: (id: number) => mark(remove(id)?.undoable?.about ?? [], undefined),
}

/** The toasts on screen. */
export const toastStore = makeStore<readonly Toast[]>([])

/** The toast ids of pending actions, by subject. Null once the action runs. */
export const pendingStore = makeStore<ReadonlyMap<string, number | null>>(new Map())

const MAX_TOASTS = 3
let lastId = 0

function push(tone: Toast['tone'], text: string, undoable?: Undoable): number {
  lastId += 1
  const all = [...toastStore.current(), { id: lastId, tone, text, undoable }]
  if (undoable) mark(undoable.about, lastId)
  toastStore.set(all.slice(-MAX_TOASTS))
  for (const closedToast of all.slice(0, -MAX_TOASTS)) keep(closedToast)
  return lastId
}

function remove(id: number): Toast | undefined {
  const toasts = toastStore.current()
  const closedToast = toasts.find((one) => one.id === id)
  if (closedToast) toastStore.set(toasts.filter((one) => one !== closedToast))
  return closedToast
}

/** Runs the action of a closed toast. */
function keep(closedToast: Toast | undefined): void {
  if (!closedToast?.undoable) return
  const { about, onKept } = closedToast.undoable
  mark(about, null)
  void onKept().finally(() => mark(about, undefined))
}

/** Undefined removes the mark. */
function mark(about: readonly string[], toastId: number | null | undefined): void {
  const next = new Map(pendingStore.current())
  for (const one of about) {
    if (toastId === undefined) next.delete(one)
    else next.set(one, toastId)
  }
  pendingStore.set(next)
}

function keepAll(): void {
  for (const { id, undoable } of toastStore.current()) if (undoable) toast.dismiss(id)
}
