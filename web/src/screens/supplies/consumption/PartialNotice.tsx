import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { type Curve, NO_DATA } from '#src/domain/supply/fetchCurve.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'

type PartialNoticeProps = {
  readonly curve: Curve
  readonly onRetry: () => void
}

/** That a part of a curve did not arrive, from which day on, and a way to ask again; nothing where all of it did. */
export function PartialNotice({ curve: { problem }, onRetry }: PartialNoticeProps) {
  const { t } = useTranslation()
  const format = useFormat()
  if (!problem || problem.code === NO_DATA) return null
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('consumption.partial', { date: format.date(problem.from) })} {t('ui.reference')}{' '}
      <code>{problem.reference}</code>
    </Banner>
  )
}
