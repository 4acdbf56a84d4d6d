import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#src/base/useLocale.ts'
import type { Granularity } from '#src/domain/supply/meter/groupReadings.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { usePressed } from '#src/ui/form/choice/usePressed.ts'
import { showsFor, SIDES } from '#src/screens/supplies/consumption/consumptionView.ts'
import { CurveChart } from './CurveChart.tsx'
import { CurveFrame } from './CurveFrame.tsx'
import { HourMap } from './HourMap.tsx'
import { MarketButton } from './MarketButton.tsx'
import { qualitySentence } from './quality.ts'
import { fetchedGranularity, granularitiesFor } from '#src/screens/supplies/consumption/range.ts'
import { ReadingsTable } from '#src/screens/supplies/consumption/ReadingsTable.tsx'
import styles from './CurveCard.module.css'
import type { CurveCardProps } from '#src/screens/supplies/consumption/useCurveFigures.ts'
import { csvFile, saveCsv, toCsv } from '#src/base/file/csv.ts'
import { downloadFile } from '#src/base/file/downloadFile.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { canShareFile, shareFile } from '#src/base/file/shareFile.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { exportFileName, exportTable, exportWords } from '#src/screens/supplies/consumption/exportTable.ts'

/** The curve as a chart, a table or a map of its hours. T switches between the first two while the focus is inside. */
export function CurveCard({ supply, view, change, figures }: CurveCardProps) {
  const { t, format } = useLocale()
  const card = useRef<HTMLElement>(null)
  const Shown = SHOWN[view.show]

  const quality = qualitySentence(figures.quality, fetchedGranularity(view.range), t, format)
  return (
    <CurveFrame
      title={t('consumption.chart.title')}
      card={card}
      show={view.show}
      onShow={(show) => change({ show })}
      tools={
        <>
          <CurveOptions view={view} change={change} figures={figures} />
          <SegmentedControl
            label={t('consumption.show.label')}
            segments={showsFor(view.range).map((value) => ({
              value,
              label: t(`consumption.show.${value}`),
              icon: value,
            }))}
            value={view.show}
            onValue={(show) => change({ show })}
          />
        </>
      }
      until={supply.lastDataDate}
      notes={quality === null ? undefined : <p>{quality}</p>}
      hint={t(`consumption.hint.${view.show}`)}
      actions={<ExportButtons supply={supply} view={view} figures={figures} />}
    >
      <Shown supply={supply} view={view} change={change} figures={figures} />
    </CurveFrame>
  )
}

const SHOWN = { chart: CurveChart, table: ReadingsTable, map: HourMap } as const

/** The options of the curve: the kind of energy, the granularity, and the year before. */
function CurveOptions({ view, change, figures }: Omit<CurveCardProps, 'supply'>) {
  const { t } = useTranslation()
  const [comparing, compare] = usePressed(view.comparing, (next) => change({ comparing: next }))
  const isMap = view.show === 'map'
  const granularities = SIZES.filter((size) => granularitiesFor(view.range).includes(size))
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
      {!isMap && granularities.length > 1 && (
        <SegmentedControl
          label={t('consumption.chart.granularity')}
          segments={granularities.map((value) => ({ value, label: t(`consumption.granularity.${value}`) }))}
          value={view.granularity}
          onValue={(granularity) => change({ granularity })}
        />
      )}
      {!isMap && figures.drawsBefore && (
        <Checkbox label={t('consumption.compareWithBefore')} checked={comparing} onValue={compare} />
      )}
    </div>
  )
}

const SIZES: readonly Granularity[] = ['hour', 'day', 'month']

/** Saves the curve as a file in the current granularity, shares it on a phone, or prints it. */
function ExportButtons({ supply, view, figures }: Omit<CurveCardProps, 'change'>) {
  const { t, i18n } = useTranslation()
  const [preparing, setPreparing] = useState(false)
  const shares = useMediaQuery(PHONE) && canShareFile('a.csv', 'text/csv')

  const measured = t(`consumption.measured.${figures.measured === 'generated' ? 'fromGrid' : figures.measured}`)
  const table = () => exportTable(figures.readings, exportWords(t, view.granularity, `${measured} (kWh)`))
  const fileName = exportFileName(supply.cups, view.range)

  const saveXlsx = async () => {
    setPreparing(true)
    try {
      const { toXlsx } = await import('#src/screens/supplies/consumption/xlsx.ts')
      downloadFile(await toXlsx(table(), t('consumption.chart.title')), `${fileName}.xlsx`)
    } catch {
      toast.error(t('consumption.export.failed'))
    } finally {
      setPreparing(false)
    }
  }

  const share = () => void shareFile(csvFile([toCsv(table(), asLanguage(i18n.language))], fileName))

  return (
    <Stack row gap={2} align="stretch">
      <Button size="small" icon="download" onClick={() => saveCsv(table(), fileName, asLanguage(i18n.language))}>
        {t('supplies.csv')}
      </Button>
      <MarketButton supply={supply} range={view.range} />
      <Button size="small" icon="download" reads loading={preparing} onClick={() => void saveXlsx()}>
        {t('consumption.export.xlsx')}
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
