/** How the server stands to this page: it answers, nobody does, or it wants its `CONTROL_TOKEN`. */
export type ServerState = 'answers' | 'gone' | 'wantsToken'

/** What the last call of the control API has shown, for React's useSyncExternalStore. */
export const serverStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  current: () => state,
  set: (next: ServerState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  },
}

/** The `CONTROL_TOKEN` that was typed in this tab, and lasts as long as the tab; null for none. */
export const controlToken = {
  read: () => sessionStorage.getItem(KEY),
  keep: (token: string) => sessionStorage.setItem(KEY, token),
}

const KEY = 'room.token'
const listeners = new Set<() => void>()
let state: ServerState = 'answers'
