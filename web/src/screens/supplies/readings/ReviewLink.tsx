import { reviewReadingPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useLocale } from '#src/base/useLocale.ts'
import type { MonthReading } from '#src/domain/supply/meter/meterReadings.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'

/** A link to have a reading reviewed, with a prefilled request. */
export function ReviewLink({ cups, reading }: { readonly cups: string; readonly reading: MonthReading }) {
  const { t, format } = useLocale()
  return (
    <div>
      <LinkButton to={reviewReadingPath(cups, reading.date)} size="small" icon="request">
        {t('readings.review.request', { month: format.month(reading.date) })}
      </LinkButton>
    </div>
  )
}
