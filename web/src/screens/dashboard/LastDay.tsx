import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { energyNumber } from '#src/domain/supply/energyNumber.ts'
import { qualityWords } from '#src/domain/supply/qualityWords.ts'
import type { Reading } from '#src/domain/supply/reading.ts'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import styles from './LastDay.module.css'

type LastDayProps = {
  /** A day. */
  readonly reading: Reading
  readonly generator: boolean
}

/** The last day with data; of a home with its own roof, what that made as well. */
export function LastDay({ reading, generator }: LastDayProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { at, kwh, quality, own } = reading
  const day = format.date(at.slice(0, 10))
  const label = t(`dashboard.supply.${generator ? 'lastDayFed' : own ? 'lastDayGrid' : 'lastDay'}`, { day })
  return (
    <div className={styles.day}>
      <StatNumber
        label={quality === 'R' ? label : `${label} · ${qualityWords(quality, 'day', t).toLowerCase()}`}
        value={energyNumber(kwh ?? 0, format)}
        unit="kWh"
      />
      {own && (
        <div className={styles.own}>
          <StatNumber
            size="medium"
            label={t('dashboard.supply.generated')}
            value={energyNumber(own.generated ?? 0, format)}
            unit="kWh"
          />
          <StatNumber
            size="medium"
            label={t('dashboard.supply.surplus')}
            value={energyNumber(own.surplus ?? 0, format)}
            unit="kWh"
          />
        </div>
      )}
    </div>
  )
}
