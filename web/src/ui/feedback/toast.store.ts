export type Toast = {
  readonly id: number
  readonly tone: 'success' | 'info' | 'error'
  readonly text: string
}

/** Short news of something that just happened. Anything that needs an answer is a Banner or a Dialog. */
export const toast = {
  success: (text: string) => push('success', text),
  info: (text: string) => push('info', text),
  error: (text: string) => push('error', text),
  dismiss: (id: number) => set(toasts.filter((one) => one.id !== id)),
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

function push(tone: Toast['tone'], text: string) {
  lastId += 1
  set([...toasts, { id: lastId, tone, text }].slice(-MOST))
}

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
