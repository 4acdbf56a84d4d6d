import { useFormat } from '#src/base/useFormat.ts'
import type { Scale } from '#src/ui/chart/energy/energyChart.scale.ts'
import styles from './UprightAxis.module.css'

type UprightAxisProps = {
  readonly scale: Scale
  /** Labels only the ends, for small charts. */
  readonly endsOnly?: boolean | undefined
}

/** The numbers and grid lines of a plot that begins 3rem from the start of its box. */
export function UprightAxis({ scale, endsOnly = false }: UprightAxisProps) {
  const format = useFormat()
  const steps = endsOnly ? 1 : scale.steps
  return (
    <ul className={styles.axis} aria-hidden="true">
      {Array.from({ length: steps + 1 }, (_, step) => (scale.max / steps) * step).map((value) => (
        <li key={value} style={{ insetBlockEnd: `${(value / scale.max) * 100}%` }}>
          <span>{format.number(value, scale.max < 5 ? 1 : 0)}</span>
        </li>
      ))}
    </ul>
  )
}
