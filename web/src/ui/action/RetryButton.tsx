import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

type RetryButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'reads' | 'loading'> & {
  readonly onRetry: () => void
}

/** The small retry button of a failure. */
export function RetryButton({ onRetry, ...button }: RetryButtonProps) {
  const { t } = useTranslation()
  return (
    <Button size="small" icon="refresh" {...button} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  )
}
