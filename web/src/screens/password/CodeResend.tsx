import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import styles from './CodeResend.module.css'
import type { CodeSending } from './useCodeSending.ts'

type CodeResendProps = Pick<CodeSending, 'secondsLeft' | 'isPending'> & { readonly onResend: () => void }

/** Another code, for whoever has none. */
export function CodeResend({ onResend, isPending, secondsLeft }: CodeResendProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.resend}>
      <span className={styles.wait}>
        {secondsLeft > 0 ? t('password.update.resendIn', { seconds: secondsLeft }) : t('password.update.notArrived')}
      </span>
      <Button
        variant="quiet"
        size="small"
        icon="refresh"
        disabled={secondsLeft > 0}
        loading={isPending}
        onClick={onResend}
      >
        {t('password.update.resend')}
      </Button>
    </div>
  )
}
