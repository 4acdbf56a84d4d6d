import ImportedChart from 'react-apexcharts'
import { useCallback, useMemo, useState } from 'react'
import { useFormat } from '#src/base/useFormat.ts'
import { ChartBackdrop } from './ChartBackdrop.tsx'
import { ChartCursor } from './ChartCursor.tsx'
import { ChartFigure } from './ChartFigure.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { useSlotWords } from './ChartTooltip.tsx'
import { chartOptions, chartSeries, type PlotBox } from './energyChart.options.ts'
import { labelEvery } from './energyChart.points.ts'
import type { EnergyChartProps } from './energyChart.type.ts'
import styles from './EnergyChartCanvas.module.css'

/**
 * The only file that imports the drawing library. The library draws bars, steps, grid and the upright axis; the periods
 * behind, the marks of quality, the words and all that answers to pointer and keyboard are ours, laid over its plot.
 */
export function EnergyChartCanvas(props: EnergyChartProps) {
  const { series, unit, granularity, summary, decimals = 2, periodBands = false, onZoom } = props
  const format = useFormat()
  const [plot, setPlot] = useState<PlotBox>()
  const slots = series[0]?.points ?? []

  const onPlot = useCallback((box: PlotBox) => setPlot((known) => (known && sameBox(known, box) ? known : box)), [])
  const options = useMemo(
    () => chartOptions({ series, granularity, locale: format.locale, onPlot }),
    [series, granularity, format.locale, onPlot],
  )
  const drawn = useMemo(() => chartSeries(series, granularity), [series, granularity])
  const words = useSlotWords({ series, unit, granularity, decimals })
  const step = plot ? labelEvery(slots, plot.width) : 1

  return (
    <ChartFigure
      summary={summary}
      legend={<ChartLegend series={series} steps={granularity === 'hour'} periodBands={periodBands} unit={unit} />}
    >
      <div className={styles.stage} data-curve={plot ? 'drawn' : 'drawing'}>
        {plot && <ChartBackdrop series={series} plot={plot} periodBands={periodBands} behind />}
        <div className={styles.drawing} aria-hidden="true">
          <Chart type={granularity === 'hour' ? 'area' : 'bar'} height="100%" options={options} series={drawn} />
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
            <ChartCursor count={slots.length} words={words} summary={summary} plot={plot} onZoom={onZoom} />
          </>
        )}
      </div>
    </ChartFigure>
  )
}

/** Under some bundlers the CommonJS default arrives wrapped once more. */
const Chart = 'default' in ImportedChart ? unwrap(ImportedChart.default) : ImportedChart

/** What is wrapped is the component itself; the library's types do not know of the wrapping. */
function unwrap(inner: unknown) {
  return inner as typeof ImportedChart
}

function sameBox(a: PlotBox, b: PlotBox) {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}

/**
 * The library puts a stylesheet into the page unless it finds this id. Ours says all it needs, and the content security
 * policy stays strict.
 */
if (!document.getElementById('apexcharts-css')) {
  const mark = document.createElement('meta')
  mark.id = 'apexcharts-css'
  document.head.append(mark)
}
