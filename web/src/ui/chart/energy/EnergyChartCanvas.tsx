import { useCallback, useMemo, useState } from 'react'
import ImportedChart from 'react-apexcharts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { ChartBackdrop } from '#src/ui/chart/frame/ChartBackdrop.tsx'
import { ChartCursor } from '#src/ui/chart/frame/ChartCursor.tsx'
import { ChartFigure } from '#src/ui/chart/frame/ChartFigure.tsx'
import { ChartLegend, Swatch, type LegendMark } from '#src/ui/chart/frame/ChartLegend.tsx'
import { useSlotWords } from '#src/ui/chart/frame/ChartTooltip.tsx'
import { periodMark } from '#src/ui/chart/PeriodSwatch.tsx'
import { chartOptions, chartSeries, type PlotBox } from './energyChart.options.ts'
import { estimatedSlots, labelEvery, missingRuns, periodRuns } from './energyChart.scale.ts'
import type { EnergyChartProps } from './energyChart.type.ts'
import styles from './EnergyChartCanvas.module.css'

/**
 * The only module that imports the chart library. The library draws bars, steps, grid and vertical axis. Periods,
 * quality marks, texts and all interaction are our own layers over its plot.
 */
export function EnergyChartCanvas(props: EnergyChartProps) {
  const { series, unit, granularity, summary, decimals = 2, periodBands = false } = props
  const format = useFormat()
  const [plot, setPlot] = useState<PlotBox>()
  const slots = series[0]?.points ?? []

  const onPlot = useCallback((box: PlotBox) => setPlot((known) => (known && sameBox(known, box) ? known : box)), [])
  const options = useMemo(
    () => chartOptions({ series, granularity, locale: format.locale, onPlot }),
    [series, granularity, format.locale, onPlot],
  )
  const drawnSeries = useMemo(() => chartSeries(series, granularity), [series, granularity])
  const words = useSlotWords({ series, unit, granularity, decimals })
  const marks = useMarks(series, periodBands)
  const step = plot ? labelEvery(slots, plot.width) : 1

  return (
    <ChartFigure summary={summary} legend={<ChartLegend unit={unit} marks={marks} steps={granularity === 'hour'} />}>
      <div className={styles.stage} data-curve={plot ? 'drawn' : 'drawing'}>
        {plot && <ChartBackdrop series={series} plot={plot} periodBands={periodBands} behind />}
        <div className={styles.drawing} aria-hidden="true">
          <Chart type={granularity === 'hour' ? 'area' : 'bar'} height="100%" options={options} series={drawnSeries} />
        </div>
        {plot && (
          <>
            <ChartBackdrop series={series} plot={plot} periodBands={periodBands} behind={false} />
            <ol
              className={styles.labels}
              aria-hidden="true"
              style={{ insetInlineStart: plot.left, inlineSize: plot.width }}
            >
              {slots.map(
                (slot, index) =>
                  index % step === 0 && (
                    <li key={String(slot.at)} style={{ insetInlineStart: `${((index + 0.5) / slots.length) * 100}%` }}>
                      {slot.label}
                    </li>
                  ),
              )}
            </ol>
            <ChartCursor
              count={slots.length}
              words={words}
              summary={summary}
              plot={plot}
              onZoom={props.onZoom}
              onOpen={props.onOpen}
            />
          </>
        )}
      </div>
    </ChartFigure>
  )
}

/** The marks that a chart contains, for its legend. */
function useMarks(series: EnergyChartProps['series'], periodBands: boolean): readonly LegendMark[] {
  const { t } = useTranslation()
  const points = series[0]?.points ?? []
  const periods = periodBands ? periodRuns(points).flatMap(({ period }) => period ?? []) : []
  return [
    ...series.map(({ name, kind }) => ({ name, swatch: <Swatch kind={kind} /> })),
    ...(estimatedSlots(series).length > 0 ? [{ name: t('chart.estimated'), swatch: <Swatch kind="estimated" /> }] : []),
    ...(missingRuns(series).length > 0 ? [{ name: t('chart.missing'), swatch: <Swatch kind="missing" /> }] : []),
    ...(points.some(({ notes }) => notes) ? [{ name: t('chart.pin'), swatch: <Swatch kind="pin" /> }] : []),
    ...[...new Set(periods)].toSorted((a, b) => a - b).map(periodMark),
  ]
}

/** Some bundlers wrap the CommonJS default once more. */
const Chart = 'default' in ImportedChart ? unwrap(ImportedChart.default) : ImportedChart

/** The wrapped value is the component; the library's types do not describe the wrapping. */
function unwrap(inner: unknown) {
  return inner as typeof ImportedChart
}

function sameBox(a: PlotBox, b: PlotBox) {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}

/**
 * The library injects a stylesheet unless an element with this id exists. Ours covers it, and the content security
 * policy stays strict.
 */
if (!document.getElementById('apexcharts-css')) {
  const mark = document.createElement('meta')
  mark.id = 'apexcharts-css'
  document.head.append(mark)
}
