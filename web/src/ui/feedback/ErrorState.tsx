import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './StateMessage.module.css'

type ErrorStateProps = {
  readonly title?: string | undefined
  readonly children?: ReactNode
  readonly onRetry?: (() => void) | undefined
  /** The reference that the customer may quote. */
  readonly reference?: string | undefined
}

/** The state after a failure: a plain message, a retry button and a reference to quote. */
export function ErrorState({ title, children, onRetry, reference }: ErrorStateProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-tone="error">
        <Icon name="alert" size={28} />
      </span>
      <p className={styles.title}>{title ?? t('ui.errorTitle')}</p>
      <div className={styles.text}>{children ?? t('ui.errorText')}</div>
      {onRetry && (
        <div className={styles.action}>
          <Button icon="refresh" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
      {reference && (
        <p className={styles.reference}>
          {t('ui.reference')} <code>{reference}</code>
        </p>
      )}
    </div>
  )
}
