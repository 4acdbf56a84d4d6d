import { Suspense, useCallback, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#src/base/lazyPart.ts'
import { usePainted } from '#src/base/usePainted.ts'
import { ChartBackdrop } from '#src/ui/chart/frame/ChartBackdrop.tsx'
import { ChartCursor } from '#src/ui/chart/frame/ChartCursor.tsx'
import { ChartFigure } from '#src/ui/chart/frame/ChartFigure.tsx'
import { ChartLegend, Swatch, type LegendMark } from '#src/ui/chart/frame/ChartLegend.tsx'
import { useEnergySlotTexts } from '#src/ui/chart/frame/ChartTooltip.tsx'
import { periodMark } from '#src/ui/chart/PeriodSwatch.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import styles from './EnergyChart.module.css'
import type { PlotBox } from './energyChart.options.ts'
import { estimatedSlots, labelEvery, missingRuns, periodRuns } from './energyChart.scale.ts'
import type { EnergyChartProps } from './energyChart.type.ts'

/**
 * Energy over time, with a legend and a sentence that are read before the drawing starts: the library is heavy, and on
 * a phone it keeps the processor for half a second. The same holds when a press changes what is drawn.
 */
export function EnergyChart(props: EnergyChartProps) {
  const { series, unit, granularity, summary, periodBands = false } = props
  const marks = useMarks(series, periodBands)
  const isPainted = usePainted()
  const drawn = useDeferredValue(props)
  return (
    <ChartFigure summary={summary} legend={<ChartLegend unit={unit} marks={marks} steps={granularity === 'hour'} />}>
      <EnergyStage {...drawn} isDue={isPainted} />
    </ChartFigure>
  )
}

type EnergyStageProps = EnergyChartProps & {
  /** Whether the drawing may start. */
  readonly isDue: boolean
}

/**
 * The library draws bars, steps, grid and vertical axis. Periods, quality marks, texts and all interaction are our own
 * layers over its plot.
 */
function EnergyStage(props: EnergyStageProps) {
  const { series, unit, granularity, summary, decimals = 2, periodBands = false } = props
  const [plot, setPlot] = useState<PlotBox>()
  const slots = series[0]?.points ?? []
  const onPlot = useCallback((box: PlotBox) => setPlot((known) => (known && sameBox(known, box) ? known : box)), [])
  const words = useEnergySlotTexts({ series, unit, granularity, decimals })
  const step = plot ? labelEvery(slots, plot.width) : 1
  return (
    <div className={styles.stage} data-curve={plot ? 'drawn' : 'drawing'}>
      {plot && <ChartBackdrop series={series} plot={plot} periodBands={periodBands} behind />}
      <Suspense fallback={<Waiting />}>
        {props.isDue && <EnergyDrawing series={series} granularity={granularity} onPlot={onPlot} />}
      </Suspense>
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
            texts={words}
            summary={summary}
            plot={plot}
            onZoom={props.onZoom}
            onOpen={props.onOpen}
          />
        </>
      )}
    </div>
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

/** Holds the place of the drawing while its code is on the way. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <SkeletonLayout of="chart" count={12} />
    </div>
  )
}

const EnergyDrawing = lazyPart(async () => (await import('./EnergyDrawing.tsx')).EnergyDrawing)

function sameBox(a: PlotBox, b: PlotBox) {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}
