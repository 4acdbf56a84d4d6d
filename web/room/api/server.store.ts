import { makeStore } from '#src/base/store.ts'

/** How the server stands to this page: it answers, nobody does, or it wants its `CONTROL_TOKEN`. */
export type ServerState = 'answers' | 'gone' | 'wantsToken'

/** The state of the server after the last call of the control API. */
export const serverStore = makeStore<ServerState>('answers')

/** The `CONTROL_TOKEN` that was typed in this tab, and lasts as long as the tab; null for none. */
export const controlToken = {
  read: () => sessionStorage.getItem(KEY),
  keep: (token: string) => sessionStorage.setItem(KEY, token),
}

const KEY = 'room.token'
