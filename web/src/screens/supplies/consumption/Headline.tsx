import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { trendOf } from '#src/domain/supply/comparison.ts'
import { energyNumber } from '#src/domain/supply/energyNumber.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { comparisonWords, summarySentence } from './summary.ts'
import styles from './Headline.module.css'
import type { CurveFigures } from './useCurveFigures.ts'
import { useDateWords } from './useDateWords.ts'

type HeadlineProps = {
  readonly supply: Supply
  readonly figures: CurveFigures
}

/** The number the screen is about, and the range in one sentence. */
export function Headline({ supply, figures }: HeadlineProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const dates = useDateWords()
  const { measured, measuredTotals, comparison, comparing, shares, span } = figures
  const { kwh, dailyKwh } = measuredTotals
  const oneDay = span.from === span.to
  return (
    <div className={styles.headline}>
      <StatNumber
        size="hero"
        label={t(`consumption.measured.${measured}`)}
        value={energyNumber(kwh, format)}
        unit="kWh"
      >
        {!oneDay && <p>{t('consumption.average', { energy: format.energyKwh(dailyKwh, 1) })}</p>}
        {comparison && (
          <p className={styles.trend}>
            <Icon name={TREND_ICONS[trendOf(comparison)]} size={16} />
            {comparisonWords(comparison, t, format)}
          </p>
        )}
      </StatNumber>
      <div className={styles.words}>
        <p className={styles.sentence}>
          {summarySentence({ measured, range: span, kwh, comparison, shares, tariff: supply.tariff }, t, format, dates)}
        </p>
        {!comparison && !comparing && <p className={styles.none}>{t('consumption.comparison.none')}</p>}
      </div>
    </div>
  )
}

const TREND_ICONS = { less: 'arrowDown', more: 'arrowUp', same: 'minus' } as const
