import { useMemo } from 'react'
import ImportedChart from 'react-apexcharts'
import { useFormat } from '#src/base/useFormat.ts'
import { chartOptions, chartSeries, type PlotBox } from './energyChart.options.ts'
import type { EnergyChartProps } from './energyChart.type.ts'
import styles from './EnergyDrawing.module.css'

type EnergyDrawingProps = Pick<EnergyChartProps, 'series' | 'granularity'> & {
  /** Tells where the plot is, after each drawing. It keeps its identity, because another one draws anew. */
  readonly onPlot: (box: PlotBox) => void
}

/** Bars or steps, grid and vertical axis of a chart. The only module that imports the chart library. */
export function EnergyDrawing({ series, granularity, onPlot }: EnergyDrawingProps) {
  const { locale } = useFormat()
  const options = useMemo(
    () => chartOptions({ series, granularity, locale, onPlot }),
    [series, granularity, locale, onPlot],
  )
  const drawnSeries = useMemo(() => chartSeries(series, granularity), [series, granularity])
  return (
    <div className={styles.drawing} aria-hidden="true">
      <Chart type={granularity === 'hour' ? 'area' : 'bar'} height="100%" options={options} series={drawnSeries} />
    </div>
  )
}

/** Some bundlers wrap the CommonJS default once more. */
const Chart = 'default' in ImportedChart ? unwrap(ImportedChart.default) : ImportedChart

/** The wrapped value is the component; the library's types do not describe the wrapping. */
function unwrap(inner: unknown) {
  return inner as typeof ImportedChart
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
