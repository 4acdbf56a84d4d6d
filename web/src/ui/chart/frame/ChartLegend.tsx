import type { ReactNode } from 'react'
import styles from './ChartLegend.module.css'

export type LegendMark = { readonly swatch: ReactNode; readonly name: ReactNode }

type ChartLegendProps = {
  /** At the start: the unit of the values, or a remark on the axis. */
  readonly unit?: ReactNode
  /** Only those that the chart contains. */
  readonly marks: readonly LegendMark[]
  /** The series are drawn as steps, not bars. */
  readonly steps?: boolean | undefined
}

/** The legend of a chart. */
export function ChartLegend({ unit, marks, steps }: ChartLegendProps) {
  return (
    <ul className={styles.legend} data-steps={steps}>
      {unit !== undefined && <li className={styles.unit}>{unit}</li>}
      {marks.map(({ swatch, name }, index) => (
        // Two steps of a fine scale may have the same rounded name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {swatch}
          {name}
        </li>
      ))}
    </ul>
  )
}

/** A small sample of a mark. Its name goes beside it. */
export function Swatch({ kind }: { readonly kind: string }) {
  return <span className={styles.swatch} data-kind={kind} />
}
