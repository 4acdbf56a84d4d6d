import { makeStore } from '#src/api/store.ts'
import type { Credentials } from '#src/shell/mobileShell.ts'
import type { OpeningAnswer } from './openSession.ts'

/** A log-in whose password was right and that waits for something more. It is in memory only: a reload forgets it. */
export type PendingLogin =
  | {
      readonly stage: 'code'
      readonly answer: OpeningAnswer
      /** Typed once, and sent again with the code. Never stored. */
      readonly credentials: Credentials
      /** Until then the code that was sent is good. Milliseconds since 1970. */
      readonly codeExpiresAtMs: number
      readonly wrongCodes: number
    }
  | { readonly stage: 'setup'; readonly answer: OpeningAnswer; readonly mandatory: boolean }

export const pendingLoginStore = makeStore<PendingLogin | null>(null)
