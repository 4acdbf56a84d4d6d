import type { ApexOptions } from 'apexcharts'
import { dateTimeFormat, numberFormat } from '#src/base/intlFormats.ts'
import { uprightScale } from './energyChart.scale.ts'
import type { EnergyChartProps, EnergySeries } from './energyChart.type.ts'

/** The box of the library's plot, in pixels of the stage. */
export type PlotBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

type OptionsInput = Pick<EnergyChartProps, 'series' | 'granularity'> & {
  readonly locale: string
  readonly onPlot: (box: PlotBox) => void
}

/**
 * The options of the chart library: it draws and does nothing else. Colours are our tokens, so a change of theme needs
 * no redraw.
 */
export function chartOptions({ series, granularity, locale, onPlot }: OptionsInput): ApexOptions {
  const steps = granularity === 'hour'
  const scale = uprightScale(series)
  const reportPlot = (context: unknown) => onPlot(plotBox(context))
  return {
    chart: {
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      fontFamily: 'inherit',
      parentHeightOffset: 0,
      defaultLocale: locale,
      locales: [libraryLocale(locale)],
      events: { mounted: reportPlot, updated: reportPlot },
    },
    colors: series.map(({ kind }) => (steps ? areaColour(LOOKS[kind]) : LOOKS[kind].fill)),
    dataLabels: { enabled: false },
    fill: steps
      ? { type: 'solid', opacity: 1 }
      : { type: series.map(({ kind }) => (LOOKS[kind].pattern ? 'pattern' : 'solid')), pattern: patterns(series) },
    grid: { borderColor: 'var(--line)', padding: { top: -12, right: 0, bottom: -4, left: 8 } },
    legend: { show: false },
    markers: { size: 0 },
    plotOptions: {
      bar: { columnWidth: series.length > 1 ? '78%' : '68%', borderRadius: 3, borderRadiusApplication: 'end' },
    },
    states: { hover: { filter: { type: 'none' } }, active: { filter: { type: 'none' } } },
    stroke: {
      curve: 'stepline',
      width: steps ? 2 : 1,
      colors: series.map(({ kind }) => LOOKS[kind].line),
      dashArray: series.map(({ kind }) => (steps ? LOOKS[kind].dash : 0)),
    },
    tooltip: { enabled: false },
    xaxis: {
      ...(steps ? { type: 'numeric', min: 0, max: series[0]?.points.length ?? 0 } : { type: 'category' }),
      labels: { show: false },
      axisTicks: { show: false },
      axisBorder: { color: 'var(--line-strong)' },
      crosshairs: { show: false },
      tooltip: { enabled: false },
    },
    yaxis: {
      min: 0,
      max: scale.max,
      tickAmount: scale.steps,
      labels: {
        // A fixed width, so that another range does not move the plot.
        minWidth: 40,
        style: { colors: 'var(--text-muted)', fontSize: '14px' },
        formatter: (value) =>
          numberFormat(locale, { maximumFractionDigits: value < 1 ? 2 : 1, useGrouping: 'always' }).format(value),
      },
    },
  }
}

/**
 * The series in the library's shape. Bars sit in named slots (numbers would be read as positions on a scale). Steps run
 * from the start of a slot to its end, so the last value before a gap needs a second point at its end, or its whole
 * slot would be missing as well.
 */
export function chartSeries(series: readonly EnergySeries[], granularity: EnergyChartProps['granularity']) {
  return series.map(({ name, points }) => ({
    name,
    data:
      granularity === 'hour'
        ? stepPoints(points)
        : points.map(({ value }, index) => ({ x: `slot ${index}`, y: value })),
  }))
}

function stepPoints(points: EnergySeries['points']) {
  return points.flatMap(({ value }, index) => {
    const next = points[index + 1]
    const here = { x: index, y: value }
    const isLastBeforeGap = value !== null && (next === undefined || next.value === null)
    return isLastBeforeGap ? [here, { x: index + 1, y: value }] : [here]
  })
}

type Look = {
  readonly fill: string
  readonly line: string
  readonly dash: number
  readonly areaOpacity: number
  readonly pattern?: string
}

/** Colour is never alone: bars differ in pattern too, steps in dash. */
const LOOKS: Record<EnergySeries['kind'], Look> = {
  consumption: { fill: 'var(--series-consumption)', line: 'var(--energy-line)', dash: 0, areaOpacity: 0.26 },
  generation: tinted('generation', 6, 0.1, 'horizontalLines'),
  surplus: tinted('surplus', 3, 0.1, 'verticalLines'),
  selfConsumption: tinted('self', 9, 0.1, 'squares'),
  comparison: tinted('comparison', 4, 0, 'slantedLines'),
}

/** Mixed in oklab: the library parses anything with "rgb" in its name. */
function areaColour({ fill, areaOpacity }: Look) {
  return `color-mix(in oklab, ${fill} ${areaOpacity * 100}%, transparent)`
}

function tinted(token: string, dash: number, areaOpacity: number, pattern: string): Look {
  const colour = `var(--series-${token})`
  return { fill: colour, line: colour, dash, areaOpacity, pattern }
}

function patterns(series: readonly EnergySeries[]) {
  return { style: series.map(({ kind }) => LOOKS[kind].pattern ?? 'squares'), width: 5, height: 5, strokeWidth: 2 }
}

/**
 * The library has no Galician, so months and days come from Intl in every language. None of the library's own texts
 * appears.
 */
function libraryLocale(locale: string) {
  const names = (style: 'long' | 'short', kind: 'month' | 'weekday', days: readonly number[]) =>
    days.map((day) => dateTimeFormat(locale, { [kind]: style, timeZone: 'UTC' }).format(day * 86_400_000))
  const months = Array.from({ length: 12 }, (_, month) => month * 31 + 1)
  const weekdays = Array.from({ length: 7 }, (_, day) => day + 3)
  return {
    name: locale,
    options: {
      months: names('long', 'month', months),
      shortMonths: names('short', 'month', months),
      days: names('long', 'weekday', weekdays),
      shortDays: names('short', 'weekday', weekdays),
    },
  }
}

/** The library types its context as any. These four numbers are the plot's box in version 4. */
function plotBox(context: unknown): PlotBox {
  const { w } = context as {
    w: { globals: { translateX: number; translateY: number; gridWidth: number; gridHeight: number } }
  }
  const { translateX, translateY, gridWidth, gridHeight } = w.globals
  return { left: translateX, top: translateY, width: gridWidth, height: gridHeight }
}
