import { reviewReadingPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { MonthReading } from '#src/domain/supply/meter/meterReadings.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'

type ReviewLinkProps = {
  readonly cups: string
  readonly reading: MonthReading
}

/** A link to have a reading reviewed, with a prefilled request. */
export function ReviewLink({ cups, reading }: ReviewLinkProps) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <div>
      <LinkButton to={reviewReadingPath(cups, reading.date)} size="small" icon="request">
        {t('readings.review.request', { month: format.month(reading.date) })}
      </LinkButton>
    </div>
  )
}
