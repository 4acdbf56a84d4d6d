import { RESEND_PAUSE_MS } from '@acometida/api-spec/rules/time/durations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { resendActivation } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { nowMs } from '#src/base/clock.ts'
import { useSecondsLeft } from '#src/session/useSecondsLeft.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import styles from './ResendMail.module.css'

type ResendMailProps = {
  readonly hash: string
  /** The first mail has just been sent. */
  readonly justSent?: boolean | undefined
}

/** Sends the activation mail again, at most once a minute. Does not reveal whether the account existed. */
export function ResendMail({ hash, justSent = false }: ResendMailProps) {
  const { t } = useTranslation()
  const [freeAtMs, setFreeAtMs] = useState(() => (justSent ? nowMs() + RESEND_PAUSE_MS : 0))
  const seconds = useSecondsLeft(freeAtMs)
  const resend = useMutationOf(() => resendActivation(hash), {
    onSuccess: () => setFreeAtMs(nowMs() + RESEND_PAUSE_MS),
  })
  return (
    <>
      <div className={styles.resend}>
        <Button
          variant="quiet"
          icon="refresh"
          disabled={seconds > 0}
          loading={resend.isPending}
          onClick={() => resend.mutate()}
        >
          {t('registration.resend.button')}
        </Button>
        {seconds > 0 && <span className="muted">{t('registration.resend.wait', { seconds })}</span>}
      </div>
      {resend.isSuccess && <Banner tone="success">{t('registration.resend.sent')}</Banner>}
      {resend.isError && <Banner tone="error">{errorText(t, resend.error)}</Banner>}
    </>
  )
}
