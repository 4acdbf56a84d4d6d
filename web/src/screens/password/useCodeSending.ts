import { RESEND_PAUSE_MS } from '@acometida/api-spec/rules/durations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { shownErrorOf } from '#src/api/error.store.ts'
import { resendConfirmationCode } from '#src/api/generated/api.ts'
import { nowMs } from '#src/session/clock.ts'
import { useSecondsLeft } from '#src/session/useSecondsLeft.ts'

/** The server sent one less than a minute ago, perhaps to another window. */
const TOO_SOON = '2024'

export type CodeSending = ReturnType<typeof useCodeSending>

/** Has the code for a new password sent, at most once a minute. `sentBefore`: one has just gone out. */
export function useCodeSending(user: string, sentBefore: boolean) {
  const [mayAtMs, setMayAtMs] = useState(() => (sentBefore ? nowMs() + RESEND_PAUSE_MS : 0))
  const secondsLeft = useSecondsLeft(mayAtMs)
  const pause = () => setMayAtMs(nowMs() + RESEND_PAUSE_MS)
  const sending = useMutation({
    mutationFn: () => resendConfirmationCode({ user }),
    onSuccess: pause,
    onError: (error) => {
      if (isTooSoon(error)) pause()
    },
    meta: { screenShows: 'all' },
  })
  const { error, isPending } = sending
  return { send, secondsLeft, isPending, status: statusOf(), error }

  /** Tells whether a code was asked for, or it is too soon for another. */
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

function isTooSoon(error: unknown): boolean {
  return shownErrorOf(error).code === TOO_SOON
}
