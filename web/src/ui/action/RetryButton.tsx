import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

type RetryButtonProps = {
  readonly onRetry: () => void
  /** The retry is in progress. */
  readonly loading?: boolean | undefined
}

/** The retry button of a failure banner. */
export function RetryButton({ onRetry, loading }: RetryButtonProps) {
  const { t } = useTranslation()
  return (
    <Button size="small" icon="refresh" loading={loading} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
}
