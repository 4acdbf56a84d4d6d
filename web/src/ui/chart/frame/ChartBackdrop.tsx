import { useId } from 'react'
import type { PlotBox } from '#src/ui/chart/energy/energyChart.options.ts'
import {
  estimatedSlots,
  missingRuns,
  periodRuns,
  uprightScale,
  type Run,
} from '#src/ui/chart/energy/energyChart.scale.ts'
import type { EnergySeries } from '#src/ui/chart/energy/energyChart.type.ts'
import { PeriodPattern } from '#src/ui/chart/PeriodPattern.tsx'
import styles from './ChartBackdrop.module.css'

type ChartBackdropProps = {
  readonly series: readonly EnergySeries[]
  readonly plot: PlotBox
  readonly periodBands: boolean
  /** True draws the bands and gaps behind the plot; false draws the hatching of estimated values over it. */
  readonly behind: boolean
}

/** The marks of the slots in a plot: tariff period, estimated, missing, notes. */
export function ChartBackdrop({ series, plot, periodBands, behind }: ChartBackdropProps) {
  const id = useId()
  const points = series[0]?.points ?? []
  const periods = periodBands ? periodRuns(points) : []
  const highest = uprightScale(series).max
  const place = (run: Run) => ({
    x: (run.from / points.length) * plot.width,
    width: ((run.to - run.from + 1) / points.length) * plot.width,
  })
  return (
    <svg
      className={styles.layer}
      aria-hidden="true"
      style={{
        insetInlineStart: plot.left,
        insetBlockStart: plot.top,
        inlineSize: plot.width,
        blockSize: plot.height + RIBBON,
      }}
    >
      {behind ? (
        <>
          <defs>
            {[1, 2, 3, 4, 5, 6].map((period) => (
              <PeriodPattern key={period} id={`${id}-p${period}`} period={period} />
            ))}
          </defs>
          {periods.map((run) => (
            <g key={run.from}>
              <rect {...place(run)} height={plot.height} className={styles.band} fill={`var(--period-${run.period})`} />
              <rect {...place(run)} y={plot.height + 2} height={RIBBON - 2} fill={`url(#${id}-p${run.period})`} />
              {place(run).width > ROOM_FOR_NAME && (
                <text x={place(run).x + place(run).width / 2} y={13} className={styles.name}>
                  P{run.period}
                </text>
              )}
            </g>
          ))}
          <pattern id={`${id}-gap`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 3H6" className={styles.gapLine} />
          </pattern>
          {missingRuns(series).map((run) => (
            <rect key={run.from} {...place(run)} height={plot.height} fill={`url(#${id}-gap)`} />
          ))}
        </>
      ) : (
        <>
          <pattern id={`${id}-est`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
            <path d="M0 2.5H5" className={styles.estimatedLine} />
          </pattern>
          {estimatedSlots(series).map(({ slot, value }) => {
            const y = (1 - value / highest) * plot.height
            return (
              <rect
                key={slot}
                {...place({ from: slot, to: slot })}
                y={y}
                height={plot.height - y}
                fill={`url(#${id}-est)`}
              />
            )
          })}
          {points.map(
            ({ at, notes }, slot) =>
              notes && (
                <g
                  key={String(at)}
                  className={styles.pin}
                  transform={`translate(${((slot + 0.5) / points.length) * plot.width})`}
                >
                  <path d={`M0 ${PIN_HEAD}V${plot.height}`} />
                  <circle r={PIN_HEAD} cy={PIN_HEAD} />
                </g>
              ),
          )}
        </>
      )}
    </svg>
  )
}

/** Pixels: the height of the patterned strip under the plot, and the narrowest band with room for its name. */
const RIBBON = 9
const ROOM_FOR_NAME = 24

/** Pixels: the radius of a pin's head. */
const PIN_HEAD = 4.5
