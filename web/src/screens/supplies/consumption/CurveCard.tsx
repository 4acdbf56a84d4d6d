import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvFile, toCsv } from '#src/base/file/csv.ts'
import { canShareFile, shareFile } from '#src/base/file/shareFile.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import type { Granularity } from '#src/domain/supply/meter/groupSlots.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { usePressed } from '#src/ui/form/choice/usePressed.ts'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { SIDES, UNITS } from './consumptionView.ts'
import { CurveChart } from './CurveChart.tsx'
import styles from './CurveFrame.module.css'
import { CurveFrame } from './CurveFrame.tsx'
import { CurveTable } from './CurveTable.tsx'
import { exportFileName, exportTable, exportTexts } from './exportTable.ts'
import { HourMap } from './HourMap.tsx'
import { LazyExportCurvesDialog } from './LazyExportCurvesDialog.tsx'
import { qualitySentence } from './quality.ts'
import { zoomedOutView, fetchedGranularity, granularitiesFor, runningMonth } from './range.ts'
import type { CurveCardProps } from './useCurveFigures.ts'
import { hasTolls, useEuros } from './useEuros.ts'

/** The curve as a chart, a table or a map of its hours. T switches between the first two while the focus is inside. */
export function CurveCard({ supply, view, change, figures }: CurveCardProps) {
  const { t, format } = useLocale()
  const card = useRef<HTMLElement>(null)
  const [choosing, setChoosing] = useState(false)
  const Shown = SHOWN[view.show]

  const running = runningMonth(supply.lastDataDate)
  const quality = qualitySentence(figures.quality, fetchedGranularity(view.range), t, format)
  return (
    <>
      <CurveFrame
        title={t('consumption.chart.title')}
        card={card}
        show={view.show}
        onShow={(show) => change({ show })}
        tools={
          <>
            <CurveOptions supply={supply} view={view} change={change} figures={figures} />
            <WiderButton supply={supply} view={view} change={change} />
          </>
        }
        toolsBelow={view.show !== 'table'}
        until={supply.dataUntil}
        notes={
          <>
            {running !== undefined && view.granularity === 'month' && figures.span.to.startsWith(running) && (
              <p>
                {t('consumption.running.note', {
                  month: format.month(`${running}-15`),
                  date: format.date(supply.lastDataDate),
                })}
              </p>
            )}
            {quality !== null && <p>{quality}</p>}
            {view.show === 'chart' && <EurosNote supply={supply} view={view} figures={figures} />}
          </>
        }
        hint={t(`consumption.hint.${view.show}`)}
        actions={<CurveActions supply={supply} view={view} figures={figures} onDownload={() => setChoosing(true)} />}
      >
        <Shown supply={supply} view={view} change={change} figures={figures} />
      </CurveFrame>
      {/* Outside of the card, whose keys would reach it. */}
      {choosing && <LazyExportCurvesDialog supplies={[supply]} shown={view.range} onClose={() => setChoosing(false)} />}
    </>
  )
}

const SHOWN = { chart: CurveChart, table: CurveTable, map: HourMap } as const

/** The options of the curve: the kind of energy, the granularity, the unit, and the year before. */
function CurveOptions({ supply, view, change, figures }: CurveCardProps) {
  const { t } = useTranslation()
  const [comparing, compare] = usePressed(view.comparing, (next) => change({ comparing: next }))
  const isMap = view.show === 'map'
  const granularities = SIZES.filter((size) => granularitiesFor(view.range).includes(size))
  const offersSize = !isMap && granularities.length > 1
  const offersBefore = !isMap && figures.drawsBefore
  const offersEuros = view.show === 'chart' && hasTolls({ supply, figures })
  if (!figures.installation && !offersSize && !offersBefore && !offersEuros) return null
  return (
    <div className={styles.options}>
      {figures.installation && (
        <SegmentedControl
          label={t('consumption.side.label')}
          segments={SIDES.map((value) => ({ value, label: t(`consumption.side.${value}`) }))}
          value={figures.side}
          onValue={(side) => change({ side })}
        />
      )}
      {offersSize && (
        <SegmentedControl
          label={t('consumption.chart.granularity')}
          segments={granularities.map((value) => ({ value, label: t(`consumption.granularity.${value}`) }))}
          value={view.granularity}
          onValue={(granularity) => change({ granularity })}
        />
      )}
      {offersEuros && (
        <SegmentedControl
          label={t('consumption.unit.label')}
          segments={UNITS.map((value) => ({ value, label: t(`consumption.unit.${value}`) }))}
          value={view.unit}
          onValue={(unit) => change({ unit })}
        />
      )}
      {offersBefore && <Checkbox label={t('consumption.compareWithBefore')} checked={comparing} onValue={compare} />}
    </div>
  )
}

/** What the euros of the chart hold, and their sum; or why there are none. */
function EurosNote({ supply, view, figures }: Omit<CurveCardProps, 'change'>) {
  const { t, format } = useLocale()
  const euros = useEuros({ supply, view, figures })
  if (euros === 'off') return null
  if (euros === 'loading') return <Skeleton width="20rem" />
  if (typeof euros === 'string') return <p>{t(`consumption.euros.${euros}`)}</p>
  const { sum, billedFrom } = euros
  const sentences = [
    sum !== null && t('consumption.euros.sum', { amount: format.money(sum) }),
    t('consumption.euros.held', { month: format.month(billedFrom) }),
  ]
  return <p>{sentences.filter(Boolean).join(' ')}</p>
}

const SIZES: readonly Granularity[] = ['hour', 'day', 'month']

/** The way back from what a press on the chart has opened: to the month around a day, or the year around a month. */
function WiderButton({ supply, view, change }: Omit<CurveCardProps, 'figures'>) {
  const { t } = useTranslation()
  const wider = zoomedOutView(view.view, view.range, supply.lastDataDate)
  if (!wider) return null
  return (
    <Button size="small" variant="quiet" icon="arrowUp" onClick={() => change(wider)}>
      {t(`consumption.wider.${wider.view === 'year' ? 'year' : 'month'}`)}
    </Button>
  )
}

type CurveActionsProps = Omit<CurveCardProps, 'change'> & { readonly onDownload: () => void }

/** Opens the choice of a file; shares the curve in the current granularity on a phone, or prints it. */
function CurveActions({ supply, view, figures, onDownload }: CurveActionsProps) {
  const { t, i18n } = useTranslation()
  const shares = useMediaQuery(PHONE) && canShareFile('a.csv', 'text/csv')

  const share = () => {
    const measured = t(`consumption.measured.${figures.measured === 'generated' ? 'fromGrid' : figures.measured}`)
    const table = exportTable(figures.slots, exportTexts(t, view.granularity, `${measured} (kWh)`))
    void shareFile(csvFile([toCsv(table, asLanguage(i18n.language))], exportFileName(supply, view.range)))
  }

  return (
    <Stack row gap={2} align="stretch">
      <Button size="small" icon="download" onClick={onDownload}>
        {t('supplies.download')}
      </Button>
      {shares ? (
        <Button size="small" variant="quiet" icon="upload" onClick={share}>
          {t('consumption.export.share')}
        </Button>
      ) : (
        <Button size="small" variant="quiet" icon="print" onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      )}
    </Stack>
  )
}
