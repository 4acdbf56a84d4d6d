import { useId } from 'react'
import styles from './frame/ChartLegend.module.css'
import { PeriodPattern } from './PeriodPattern.tsx'

/** The mark of a tariff period, for a legend and a tooltip. */
export function periodMark(period: number) {
  return { swatch: <PeriodSwatch period={period} />, name: `P${period}` }
}

/** A small sample of a tariff period as the charts draw it. Its name goes beside it. */
export function PeriodSwatch({ period }: { readonly period: number }) {
  const id = useId()
  return (
    <svg className={styles.swatch} aria-hidden="true">
      <PeriodPattern id={id} period={period} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
