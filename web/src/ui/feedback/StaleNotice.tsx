import type { Instant } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from './Banner.tsx'

type StaleNoticeProps = {
  /** When the shown data was fetched. */
  readonly at: Instant
  readonly onRefresh: () => void
}

/** Says that the data is from an earlier visit, because newer data could not be fetched. */
export function StaleNotice({ at, onRefresh }: StaleNoticeProps) {
  const { t, format } = useLocale()
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="small" icon="refresh" onClick={onRefresh}>
          {t('common.refresh')}
        </Button>
      }
    >
      {t('uiShared.stale', { date: format.dateTime(at) })}
    </Banner>
  )
}
