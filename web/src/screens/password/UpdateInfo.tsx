import { useTranslation } from 'react-i18next'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Stack } from '#src/ui/Stack.tsx'
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
  return (
    <>
      <PageHeader
        back={{ to: paths.login, label: t('login.mfa.backToLogin') }}
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
      <Stack gap={3}>
        <Stack row gap={3}>
          <Button
            variant={asked ? 'secondary' : 'primary'}
            icon="mail"
            disabled={secondsLeft > 0}
            loading={isPending}
            onClick={send}
          >
            {t(asked ? 'password.update.resend' : 'password.update.sendCode')}
          </Button>
          <Button variant={asked ? 'primary' : 'secondary'} onClick={onHaveCode}>
            {t('password.update.haveCode')}
          </Button>
        </Stack>
        {secondsLeft > 0 && <p className={styles.wait}>{t('password.update.resendIn', { seconds: secondsLeft })}</p>}
      </Stack>
    </>
  )
}
