import { useLocale } from '#src/base/useLocale.ts'
import { roundScale } from './energy/energyChart.scale.ts'
import { ChartCursor } from './frame/ChartCursor.tsx'
import { ChartFigure } from './frame/ChartFigure.tsx'
import { ChartLegend, Swatch } from './frame/ChartLegend.tsx'
import { NO_TEXTS, useSlotTexts, type SlotTexts } from './frame/ChartTooltip.tsx'
import { UprightAxis } from './frame/UprightAxis.tsx'
import { PeriodSwatch } from './PeriodSwatch.tsx'
import styles from './ScatterLimit.module.css'

type LimitedPoint = {
  /** Null if nothing was measured, never zero. */
  readonly value: number | null
  readonly limit: number
  /** When it was measured: "mar, 3 mar 2026, 20:15". */
  readonly at?: string | undefined
  /** The period has no hours in this slot, so there is nothing to measure. */
  readonly idle?: boolean | undefined
}

/** The position of a point: its tariff period, and its slot counted from 0. */
type PointPlace = { readonly period: number; readonly slot: number }

type ScatterLimitProps = {
  /** The time slots: "mar" under the axis, "marzo de 2026" in full. */
  readonly slots: readonly { readonly label: string; readonly name: string }[]
  /** A panel for each tariff period, with its points in slot order. */
  readonly periods: readonly { readonly period: number; readonly points: readonly LimitedPoint[] }[]
  /** "kW". */
  readonly unit: string
  /** The chart in one sentence. It is also the accessible name, and the only information for some readers. */
  readonly summary: string
  /** Opens a measured point. */
  readonly onOpen?: { readonly label: string; readonly open: (place: PointPlace) => void } | undefined
}

/**
 * The maximum of each time slot against the contracted limit. Each tariff period has its own panel, so that limits are
 * not confused. A value at its limit has its own shape: a meter that cuts off there measures no higher one.
 */
export function ScatterLimit({ slots, periods, unit, summary, onOpen }: ScatterLimitProps) {
  const { t, format } = useLocale()
  const slotTexts = useSlotTexts()
  const all = periods.flatMap(({ points }) => points)
  const scale = roundScale(Math.max(0, ...all.flatMap(({ value, limit }) => [value ?? 0, limit])))
  const states = new Set(all.map(stateOf))
  const valueText = (value: number) => `${format.number(value, 2)}\u00a0${unit}`
  const limitMark = { name: t('chart.limit'), swatch: <span className={styles.limitSwatch} /> }

  const words = (cell: number): SlotTexts => {
    const slot = slots[cell % slots.length]
    const row = periods[Math.floor(cell / slots.length)]
    const point = row?.points[cell % slots.length]
    if (!slot || !point) return NO_TEXTS
    const state = stateOf(point)
    const when = `${slot.name}, P${row.period}`
    if (state === 'idle') return slotTexts(when, [], t('chart.idle'))
    return slotTexts(when, [
      {
        name: t('chart.maximum'),
        swatch: <Mark state={state} />,
        value: point.value === null ? t('chart.missing') : valueText(point.value),
      },
      { ...limitMark, value: valueText(point.limit) },
      ...(state === 'missing' ? [] : [{ name: t('chart.state'), swatch: null, value: t(`chart.${state}`) }]),
      ...(point.at === undefined ? [] : [{ name: t('chart.when'), swatch: null, value: point.at }]),
    ])
  }

  const placeOf = (cell: number) => {
    const row = periods[Math.floor(cell / slots.length)]
    const slot = cell % slots.length
    return typeof row?.points[slot]?.value === 'number' ? { period: row.period, slot } : undefined
  }
  const act = onOpen && {
    label: onOpen.label,
    isOpen: (cell: number) => placeOf(cell) !== undefined,
    open: (cell: number) => {
      const place = placeOf(cell)
      if (place) onOpen.open(place)
    },
  }

  return (
    <ChartFigure
      summary={summary}
      table={{ header: t('chart.month'), count: slots.length * periods.length, words, act }}
      legend={
        <ChartLegend
          unit={unit}
          marks={[
            limitMark,
            ...STATES.filter((state) => states.has(state)).map((state) => ({
              swatch: <Mark state={state} />,
              name: t(`chart.${state}`),
            })),
          ]}
        />
      }
    >
      <div className={styles.stage}>
        <ol
          className={styles.panels}
          style={{ blockSize: `${HEIGHTS[periods.length - 1] ?? 36}rem` }}
          aria-hidden="true"
        >
          {periods.map(({ period, points }) => (
            <li key={period} className={styles.panel}>
              <span className={styles.name}>
                <PeriodSwatch period={period} />P{period}
              </span>
              <div className={styles.plot}>
                <UprightAxis scale={scale} endsOnly={periods.length > 2} />
                <div className={styles.field}>
                  <svg className={styles.limit} viewBox={`0 0 ${points.length} 1`} preserveAspectRatio="none">
                    <path d={steps(points, scale.max)} />
                  </svg>
                  {points.map((point, index) => {
                    const state = stateOf(point)
                    if (state === 'idle') return null
                    return (
                      <span
                        key={slots[index]?.name}
                        className={styles.point}
                        data-state={state}
                        style={{
                          insetInlineStart: `${((index + 0.5) / points.length) * 100}%`,
                          inlineSize: `${100 / points.length}%`,
                          insetBlockEnd: `${((point.value ?? 0) / scale.max) * 100}%`,
                        }}
                      >
                        {point.value !== null && <Mark state={state} />}
                      </span>
                    )
                  })}
                </div>
              </div>
            </li>
          ))}
        </ol>
        <ol className={styles.labels} aria-hidden="true">
          {slots.map(
            ({ label, name }, index) =>
              index % Math.ceil(slots.length / MAX_LABELS) === 0 && (
                <li key={name} style={{ insetInlineStart: `${((index + 0.5) / slots.length) * 100}%` }}>
                  {label}
                </li>
              ),
          )}
        </ol>
        <ChartCursor
          count={slots.length * periods.length}
          columns={slots.length}
          texts={words}
          summary={summary}
          plot={PLOT}
          onOpen={act?.open}
        />
      </div>
    </ChartFigure>
  )
}

const STATES = ['below', 'atLimit', 'above', 'missing'] as const
type State = (typeof STATES)[number]

function stateOf({ value, limit, idle }: LimitedPoint): State | 'idle' {
  if (idle) return 'idle'
  if (value === null) return 'missing'
  return value > limit ? 'above' : value === limit ? 'atLimit' : 'below'
}

/** A dot below the limit, a diamond at it, a triangle above it, hatching without a measurement. */
function Mark({ state }: { readonly state: State }) {
  if (state === 'missing') return <Swatch kind="missing" />
  return (
    <span className={styles.mark} data-state={state}>
      <svg viewBox="-8 -8 16 16">
        <path d={SHAPES[state]} />
      </svg>
    </span>
  )
}

const SHAPES = {
  below: 'M-4.5 0A4.5 4.5 0 1 0 4.5 0A4.5 4.5 0 1 0-4.5 0Z',
  atLimit: 'M0-7L7 0L0 7L-7 0Z',
  above: 'M0-7.5L7.5 6H-7.5Z',
}

/** The limit as a step line, in a box one unit high. */
function steps(points: readonly LimitedPoint[], max: number) {
  return points.map(({ limit }, index) => `${index === 0 ? 'M0 ' : 'V'}${1 - limit / max}H${index + 1}`).join('')
}

/** The height of all panels together in rem, by their number. */
const HEIGHTS = [15, 20, 24, 28, 32]
const MAX_LABELS = 6
/** The space that the stylesheet reserves for the axis and the labels. */
const PLOT = { left: '3rem', top: 0, width: 'calc(100% - 3rem)', height: 'calc(100% - 1.5rem)' }
