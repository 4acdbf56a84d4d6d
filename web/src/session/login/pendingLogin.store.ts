import { makeStore } from '#src/base/store.ts'
import type { OpeningAnswer } from '#src/session/tokens/openSession.ts'
import type { Credentials } from '#src/shell/mobileShell.ts'

/** A log-in with a correct password that awaits a further step. In memory only: a reload loses it. */
export type PendingLogin =
  | {
      readonly stage: 'code'
      readonly answer: OpeningAnswer
      /** Typed once, and sent again with the code. Never stored. */
      readonly credentials: Credentials
      /** The expiry of the code. Milliseconds since 1970. */
      readonly codeExpiresAtMs: number
      readonly wrongCodes: number
    }
  | { readonly stage: 'setup'; readonly answer: OpeningAnswer; readonly mandatory: boolean }

export const pendingLoginStore = makeStore<PendingLogin | null>(null)
