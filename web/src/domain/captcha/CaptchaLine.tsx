import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Spinner } from '#src/ui/feedback/Spinner.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './CaptchaLine.module.css'
import type { CaptchaState } from './useCaptcha.ts'

/** The state of the captcha in a line of text. The user does nothing, but is told what happens. */
export function CaptchaLine({ captcha, onRetry }: { readonly captcha: CaptchaState; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  if (captcha.status === 'exempt') return null
  return (
    <output className={styles.line} data-status={captcha.status}>
      {captcha.status === 'working' ? (
        <Spinner />
      ) : (
        <Icon name={captcha.status === 'done' ? 'lock' : 'alert'} size={18} />
      )}
      <span>{t(`captcha.${captcha.status}`)}</span>
      {captcha.status === 'failed' && (
        <Button size="small" onClick={() => onRetry()}>
          {t('common.retry')}
        </Button>
      )}
    </output>
  )
}
