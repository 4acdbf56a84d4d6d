import type { Reading } from '#src/domain/supply/reading.ts'
import styles from './Sparkline.module.css'

type SparklineProps = {
  /** Days, the last one on the right. */
  readonly readings: readonly Reading[]
  /** The same days a year before. */
  readonly before: readonly (Reading | undefined)[]
  /** What it shows, in words. */
  readonly label: string
}

/** A month of days at a glance: a bar each, the last one strong, and the year before as a line behind. */
export function Sparkline({ readings, before, label }: SparklineProps) {
  const highest = Math.max(...readings.map(({ kwh }) => kwh ?? 0), ...before.map((reading) => reading?.kwh ?? 0)) || 1
  const top = (kwh: number) => HEIGHT - (kwh / highest) * (HEIGHT - 2)
  const line = before.flatMap((reading, day) => {
    const kwh = reading?.kwh
    if (kwh === undefined || kwh === null) return []
    const move = typeof before[day - 1]?.kwh === 'number' ? 'L' : 'M'
    return [`${move}${day * STEP} ${top(kwh)}H${(day + 1) * STEP}`]
  })
  return (
    <svg
      className={styles.spark}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${readings.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {readings.map(({ at, kwh, quality }, day) => (
        <rect
          key={at}
          x={day * STEP + 1}
          width={STEP - 2}
          y={kwh === null ? HEIGHT - 2 : top(kwh)}
          height={kwh === null ? 2 : HEIGHT - top(kwh)}
          className={styles.bar}
          data-last={day === readings.length - 1}
          data-quality={quality}
        />
      ))}
      <path d={line.join('')} className={styles.before} />
    </svg>
  )
}

/** Units of the drawing, which is stretched to the width there is. */
const STEP = 10
const HEIGHT = 64
