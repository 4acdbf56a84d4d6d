import { RESEND_PAUSE_MS } from '@acometida/api-spec/rules/time/durations'
import { useState } from 'react'
import { codeOf } from '#src/api/call/apiError.ts'
import { resendConfirmationCode, type ResendConfirmationCodeFailure } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { nowMs } from '#src/base/clock.ts'
import { useSecondsLeft } from '#src/session/useSecondsLeft.ts'

export type CodeSending = ReturnType<typeof useCodeSending>

/** Sends the code for a new password, at most once a minute. `sentBefore`: one has just been sent. */
export function useCodeSending(user: string, sentBefore: boolean) {
  const [mayAtMs, setMayAtMs] = useState(() => (sentBefore ? nowMs() + RESEND_PAUSE_MS : 0))
  const secondsLeft = useSecondsLeft(mayAtMs)
  const pause = () => setMayAtMs(nowMs() + RESEND_PAUSE_MS)
  const sending = useMutationOf(() => resendConfirmationCode({ user }), {
    onSuccess: pause,
    onError: (error) => {
      if (isTooSoon(error)) pause()
    },
  })
  const { error, isPending } = sending
  return { send, secondsLeft, isPending, status: statusOf(), error }

  /** Returns whether a code was requested. False if it is too soon. */
  function send(): boolean {
    if (nowMs() < mayAtMs || isPending) return false
    sending.mutate()
    return true
  }

  function statusOf(): 'idle' | 'sent' | 'tooSoon' | 'failed' {
    if (sending.isSuccess) return 'sent'
    if (!sending.isError) return 'idle'
    return isTooSoon(error) ? 'tooSoon' : 'failed'
  }
}

/** The server sent one less than a minute ago, perhaps from another window. */
function isTooSoon(error: unknown): boolean {
  return codeOf<ResendConfirmationCodeFailure>(error) === '2024'
}
