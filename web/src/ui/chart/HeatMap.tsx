import { useMemo } from 'react'
import { dateTimeFormat } from '#src/base/intlFormats.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { ChartCursor } from './frame/ChartCursor.tsx'
import { ChartFigure } from './frame/ChartFigure.tsx'
import { ChartLegend } from './frame/ChartLegend.tsx'
import { useSlotTexts, useEnergySlotTexts, type SlotTexts } from './frame/ChartTooltip.tsx'
import { emptyGrid, heatGrid, type HeatHour, transposed } from './heatMap.grid.ts'
import { type HeatMarks, heatMarks, sideOf, cellSquare } from './heatMap.marks.ts'
import styles from './HeatMap.module.css'

type HeatMapProps = {
  /** The name of the values: "Consumo". */
  readonly name: string
  /** In order of time, whole days. Empty while they load. */
  readonly hours: readonly HeatHour[]
  /** The days, `2026-03-14`, of hours that are loading: their frame is drawn empty. */
  readonly pending?: readonly string[] | undefined
  /** "kWh". */
  readonly unit: string
  /** The chart in one sentence. It is also the accessible name, and the only information for some readers. */
  readonly summary: string
  /** The screen has its own table. */
  readonly withoutTable?: boolean | undefined
  /** Opens the day of an hour, `2026-03-14`. */
  readonly onDay?: ((day: string) => void) | undefined
}

/**
 * Days by hours of the clock. A higher value has a larger mark and a colour further from the background, so that either
 * suffices; with too many days for marks, colour alone. A missing hour is crossed out, and an hour that the clock skips
 * has no cell. Many days run from left to right, except on a phone, and show only the first of the hour that October
 * has twice. The empty frame has the same size as the loaded chart.
 */
export function HeatMap(props: HeatMapProps) {
  const { name, hours, pending, unit, summary, withoutTable = false, onDay } = props
  const { t, format } = useLocale()
  const slotTexts = useSlotTexts()
  const phone = useMediaQuery(PHONE)
  const { days, columns, cells } = useMemo(
    () => (pending ? emptyGrid(pending) : heatGrid(hours, MAX_MARKED_DAYS)),
    [hours, pending],
  )
  const many = days.length > MAX_MARKED_DAYS
  const across = many && !phone
  const [width, height] = across ? [days.length, columns.length] : [columns.length, days.length]
  const { shown, marks } = useMemo(() => {
    const shown = across ? transposed(cells, columns.length) : cells
    return { shown, marks: heatMarks(hours, shown, width, many) }
  }, [hours, cells, columns, across, width, many])

  const hourTexts = useEnergySlotTexts({
    series: [{ name, kind: 'consumption', points: hours }],
    unit,
    granularity: 'hour',
    decimals: 2,
  })
  const words = (index: number | undefined, day: string | undefined, column: string | undefined): SlotTexts => {
    if (index !== undefined) return hourTexts(index)
    const when = `${format.date(day ?? 0)}, ${column?.slice(0, 2)}:00`
    return slotTexts(when, [], t('chart.noHour'))
  }
  const dayOf = (cell: number) => days[across ? cell % width : Math.floor(cell / width)]
  const columnOf = (cell: number) => columns[across ? Math.floor(cell / width) : cell % width]

  const dayMarks = useDayMarks(days)
  const hourMarks = columns.flatMap((column, index) =>
    Number(column) % 3 === 0
      ? [{ key: column, text: String(Number(column)), place: (index + 0.5) / columns.length }]
      : [],
  )
  const [upright, level] = across ? [hourMarks, dayMarks] : [dayMarks, hourMarks]
  return (
    <ChartFigure
      summary={summary}
      table={
        withoutTable
          ? undefined
          : {
              header: t('chart.hour'),
              count: cells.length,
              words: (cell) =>
                words(cells[cell], days[Math.floor(cell / columns.length)], columns[cell % columns.length]),
            }
      }
      legend={<HeatLegend unit={unit} marks={marks} many={many} pending={pending !== undefined} />}
    >
      <div
        className={styles.stage}
        data-curve={pending ? 'drawing' : 'drawn'}
        data-skeleton={pending ? true : undefined}
        style={{ blockSize: `${heightOf(days.length, across)}rem` }}
      >
        <ol className={styles.upright} aria-hidden="true">
          {upright.map(({ key, text, place }) => (
            <li key={key} style={{ insetBlockStart: `${place * 100}%` }}>
              {text}
            </li>
          ))}
        </ol>
        <svg
          className={styles.map}
          data-many={many || undefined}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          shapeRendering={many ? 'crispEdges' : undefined}
          aria-hidden="true"
        >
          <path d={marks.ground} className={styles.cell} />
          {marks.levels.map(({ step, share, path }) => (
            <path key={step} d={path} className={styles.mark} style={{ color: colourOf(share, many) }} />
          ))}
          <path d={marks.missing} className={styles.missing} />
          <path d={marks.estimated} className={styles.estimated} />
        </svg>
        <ol className={styles.level} aria-hidden="true">
          {level.map(({ key, text, place }) => (
            <li key={key} style={{ insetInlineStart: `${place * 100}%` }}>
              {text}
            </li>
          ))}
        </ol>
        {pending ? (
          <span className={styles.coming}>
            <Skeleton height="100%" />
          </span>
        ) : (
          <ChartCursor
            count={shown.length}
            columns={width}
            texts={(cell) => words(shown[cell], dayOf(cell), columnOf(cell))}
            summary={summary}
            plot={PLOT}
            onOpen={onDay && ((cell) => onDay(dayOf(cell) ?? ''))}
          />
        )}
      </div>
    </ChartFigure>
  )
}

/** Above this number of days, cells are too narrow for marks. */
const MAX_MARKED_DAYS = 62
/** Above this number of days, labels are weekly and rows half as high. */
const MAX_DAY_NAMES = 35
/** The space that the stylesheet reserves for the labels at the edges. */
const PLOT = { left: '3rem', top: 0, width: 'calc(100% - 3rem)', height: 'calc(100% - 1.5rem)' }

/** The height of the stage, rem. */
function heightOf(days: number, across: boolean) {
  if (across) return 24
  return days * (days <= MAX_DAY_NAMES ? 1 : days <= MAX_MARKED_DAYS ? 0.5 : 0.125) + 1.5
}

/** The labels of the days, each with its position from 0 to 1: every day, every week, or the first of each month. */
function useDayMarks(days: readonly string[]) {
  const { locale } = useFormat()
  return useMemo(() => {
    const months = days.length > MAX_MARKED_DAYS
    const every = days.length <= MAX_DAY_NAMES ? 1 : 7
    const name = dateTimeFormat(
      locale,
      months ? { month: 'short', timeZone: 'UTC' } : { weekday: 'short', day: 'numeric', timeZone: 'UTC' },
    )
    return days.flatMap((day, index) =>
      (months ? day.endsWith('-01') : index % every === 0)
        ? [{ key: day, text: name.format(new Date(day)), place: (index + 0.5) / days.length }]
        : [],
    )
  }, [days, locale])
}

type HeatLegendProps = {
  readonly unit: string
  readonly marks: HeatMarks
  readonly many: boolean
  /** The values are loading: the steps are reserved without their figures. */
  readonly pending: boolean
}

/** The steps of the scale, and the other marks of a cell. */
function HeatLegend({ unit, marks, many, pending }: HeatLegendProps) {
  const { t, format } = useLocale()
  if (pending) return <ChartLegend key="coming" unit={unit} marks={COMING} />
  const { scale, levels } = marks
  const size = scale.max / scale.steps
  const figure = (value: number) => format.number(value, size < 1 ? 2 : size < 10 ? 1 : 0)
  return (
    <ChartLegend
      unit={unit}
      marks={[
        ...levels.map(({ step, share }) => ({
          name: step === 0 ? figure(0) : `${figure((step - 1) * size)}–${figure(step * size)}`,
          swatch: (
            <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
              <path d={cellSquare(0, 1, 1)} className={styles.cell} />
              <path
                d={cellSquare(0, 1, many ? 1 : sideOf(share))}
                className={styles.mark}
                style={{ color: colourOf(share, many) }}
              />
            </svg>
          ),
        })),
        ...(marks.estimated
          ? [{ swatch: <span className={styles.estimatedSwatch} />, name: t('chart.estimated') }]
          : []),
        ...(marks.missing ? [{ swatch: MISSING, name: t('chart.missing') }] : []),
      ]}
    />
  )
}

/** As many steps as most scales have, as wide as `0,00` and `0,20–0,40`. */
const COMING = ['2rem', ...Array.from({ length: 5 }, () => '4.3125rem')].map((width) => ({
  swatch: <span className={styles.swatch} />,
  name: <Skeleton width={width} />,
}))

const MISSING = (
  <svg className={styles.swatch} viewBox="0 0 1 1" aria-hidden="true">
    <path d="M0.1 0.1L0.9 0.9M0.1 0.9L0.9 0.1" className={styles.missing} />
  </svg>
)

/**
 * A higher value is further from the background, in both themes. Without marks, the scale starts at the cell's
 * background.
 */
function colourOf(share: number, many: boolean) {
  if (share === 0) return many ? 'var(--surface-sunken)' : 'var(--line-strong)'
  if (!many) return mixed('--heat-low', '--heat-high', share)
  return share < 0.5
    ? mixed('--surface-sunken', '--heat-low', 2 * share)
    : mixed('--heat-low', '--heat-high', 2 * share - 1)
}

function mixed(from: string, to: string, share: number) {
  return `color-mix(in oklab, var(${from}), var(${to}) ${share * 100}%)`
}
