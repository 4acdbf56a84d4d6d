import { makeStore } from '#src/base/store.ts'

/** The state of the server as this page sees it: it answers, nobody answers, or it wants its `CONTROL_TOKEN`. */
export type ServerState = 'answers' | 'gone' | 'wantsToken'

/** The state that the last call of the control API has shown. */
export const serverStore = makeStore<ServerState>('answers')

/** The `CONTROL_TOKEN` that was typed in this tab. It lasts as long as the tab; null if there is none. */
export const controlToken = {
  read: () => sessionStorage.getItem(KEY),
  keep: (token: string) => sessionStorage.setItem(KEY, token),
}

const KEY = 'room.token'
