import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

type RetryButtonProps = {
  readonly onRetry: () => void
  /** What is tried again is on its way. */
  readonly loading?: boolean | undefined
}

/** Tries again what a banner says has failed. */
export function RetryButton({ onRetry, loading }: RetryButtonProps) {
  const { t } = useTranslation()
  return (
    <Button size="small" icon="refresh" loading={loading} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
}
