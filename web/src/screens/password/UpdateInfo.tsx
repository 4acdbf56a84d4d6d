import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { CodeResend } from './CodeResend.tsx'
import { CodeSendingNotice } from './CodeSendingNotice.tsx'
import styles from './UpdateInfo.module.css'
import type { CodeSending } from './useCodeSending.ts'

type UpdateInfoProps = {
  readonly codeSending: CodeSending
  readonly onHaveCode: () => void
}

/** The first step: why, how, and the code. */
export function UpdateInfo({ codeSending, onHaveCode }: UpdateInfoProps) {
  const { t } = useTranslation()
  const { send, isPending, status, secondsLeft } = codeSending
  const asked = status === 'sent' || secondsLeft > 0
  const wasAsked = useRef(asked)
  const next = useRef<HTMLButtonElement>(null)
  // The button that was pressed goes with its purpose; whoever uses the keyboard goes on from the one that follows.
  useEffect(() => {
    if (asked && !wasAsked.current) next.current?.focus()
    wasAsked.current = asked
  }, [asked])
  return (
    <>
      <PageHeader
        back={{ to: paths.login, label: t('common.backToLogin') }}
        eyebrow={t('password.update.step', { step: 1 })}
        title={t('password.update.title')}
        lead={t('password.update.lead')}
        hasErrors={status === 'failed'}
      />
      <CodeSendingNotice {...codeSending} />
      <section className={styles.how} aria-labelledby="how-title">
        <h2 className={styles.title} id="how-title">
          {t('password.update.how')}
        </h2>
        <ol className={styles.steps}>
          <li>{t('password.update.howCode')}</li>
          <li>{t('password.update.howPassword')}</li>
          <li>{t('password.update.howEnter')}</li>
        </ol>
        <p className={styles.never}>{t('password.update.never')}</p>
      </section>
      {asked ? (
        <div>
          <Button ref={next} variant="primary" block iconEnd="arrowRight" onClick={onHaveCode}>
            {t('password.update.haveCode')}
          </Button>
          <CodeResend {...codeSending} onResend={send} />
        </div>
      ) : (
        <Stack row gap={3}>
          <Button variant="primary" icon="mail" loading={isPending} onClick={send}>
            {t('password.update.sendCode')}
          </Button>
          <Button onClick={onHaveCode}>{t('password.update.haveCode')}</Button>
        </Stack>
      )}
    </>
  )
}
