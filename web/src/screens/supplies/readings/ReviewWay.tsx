import { paths, reviewReadingPath } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { contactAddress } from '#src/api/pages.ts'
import { useKnownPath } from '#src/base/knownPath.ts'
import { useFormat } from '#src/base/useFormat.ts'
import type { MonthReading } from '#src/domain/supply/meterReadings.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import styles from './Readings.module.css'

type ReviewWayProps = {
  readonly cups: string
  readonly reading: MonthReading
}

/** How to have a reading reviewed: by a request that is filled in already, else by whichever way the utility can be reached. */
export function ReviewWay({ cups, reading }: ReviewWayProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const knownPath = useKnownPath()
  if (knownPath(paths.newRequest))
    return (
      <div>
        <LinkButton to={reviewReadingPath(cups, reading.date)} size="small" icon="request">
          {t('readings.review.request', { month: format.month(reading.date) })}
        </LinkButton>
      </div>
    )
  return (
    <>
      <p className={styles.note}>{t('readings.review.byContact')}</p>
      <div>
        <LinkButton to={contactAddress()} size="small">
          {t('readings.review.contact')}
        </LinkButton>
      </div>
    </>
  )
}
