import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/lib/useFormat.ts'
import { trendOf, type DayRange } from '#src/supply/comparison.ts'
import { energyNumber } from '#src/supply/energyNumber.ts'
import type { Supply } from '#src/supply/useSupplies.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { StatNumber } from '#src/ui/StatNumber.tsx'
import { comparisonWords, summarySentence } from './summary.ts'
import styles from './Headline.module.css'
import type { CurveFigures } from './useCurveFigures.ts'
import { useDateWords } from './useDateWords.ts'

type HeadlineProps = {
  readonly supply: Supply
  readonly range: DayRange
  readonly figures: CurveFigures
}

/** The number the screen is about, and the range in one sentence. */
export function Headline({ supply, range, figures }: HeadlineProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const dates = useDateWords()
  const { measured, measuredTotals, comparison, comparing, shares } = figures
  const { kwh, dailyKwh } = measuredTotals
  const oneDay = range.from === range.to
  return (
    <div className={styles.headline}>
      <StatNumber size="hero" label={t(`consumption.measured.${measured}`)} value={energyNumber(kwh, format)} unit="kWh">
        {!oneDay && t('consumption.average', { energy: format.energyKwh(dailyKwh, 1) })}
      </StatNumber>
      <div className={styles.words}>
        <p className={styles.sentence}>
          {summarySentence({ measured, range, kwh, comparison, shares, tariff: supply.tariff }, t, format, dates)}
        </p>
        <p className={styles.trend}>
          {comparison ? (
            <>
              <Icon name={TREND_ICONS[trendOf(comparison)]} size={16} />
              {comparisonWords(comparison, range, t, format)}
            </>
          ) : (
            !comparing && t('consumption.comparison.none')
          )}
        </p>
      </div>
    </div>
  )
}

const TREND_ICONS = { less: 'arrowDown', more: 'arrowUp', same: 'minus' } as const
