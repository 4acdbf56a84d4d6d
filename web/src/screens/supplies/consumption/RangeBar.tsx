import { isOldDate } from '@acometida/api-spec/rules/dates'
import { useTranslation } from 'react-i18next'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx'
import type { ConsumptionView } from './consumptionView.ts'
import { FreeRange } from './FreeRange.tsx'
import { earlier, later, rangeEnding, VIEWS, type View } from './range.ts'
import type { ChangeView } from './useConsumptionView.ts'
import { useDateWords } from './useDateWords.ts'
import styles from './RangeBar.module.css'

type RangeBarProps = {
  readonly view: ConsumptionView
  readonly change: ChangeView
  readonly lastDay: string
}

/** Which days: a usual span or any other, and the steps to the ones before and after. */
export function RangeBar({ view: { view, range }, change, lastDay }: RangeBarProps) {
  const { t } = useTranslation()
  const dates = useDateWords()
  const next = later(view, range, lastDay)
  const usual = { view: 'month', range: rangeEnding('month', lastDay) } as const
  const choose = (chosen: View) =>
    change({ view: chosen, range: chosen === 'range' ? range : rangeEnding(chosen, range.to) })

  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <div className="no-print">
          <SegmentedControl
            label={t('consumption.view.label')}
            segments={VIEWS.map((value) => ({ value, label: t(`consumption.view.${value}`) }))}
            value={view}
            onValue={choose}
          />
        </div>
        <div className={styles.steps}>
          <IconButton
            icon="chevronLeft"
            label={t('consumption.range.earlier')}
            onClick={() => change({ range: earlier(view, range) })}
          />
          <h2 className={styles.range} aria-live="polite">
            {dates.range(range)}
          </h2>
          <IconButton
            icon="chevronRight"
            label={t('consumption.range.later')}
            disabled={!next}
            onClick={() => next && change({ range: next })}
          />
        </div>
      </div>
      {view === 'range' && (
        <div className={styles.free}>
          <FreeRange
            key={`${range.from}/${range.to}`}
            range={range}
            lastDay={lastDay}
            onRange={(chosen) => change({ view: 'range', range: chosen })}
          />
          <Button variant="quiet" size="small" icon="close" onClick={() => change(usual)}>
            {t('consumption.range.reset')}
          </Button>
        </div>
      )}
      {isOldDate(range.from) && <Banner tone="info">{t('consumption.range.old')}</Banner>}
    </div>
  )
}
