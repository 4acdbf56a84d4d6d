import type { ReactNode } from 'react'
import styles from './StatNumber.module.css'

type StatNumberProps = {
  readonly label: string
  /** Formatted, without its unit: "1.234,50". */
  readonly value: string
  readonly unit?: string | undefined
  /** `hero` once per screen, `large` in cards, `medium` in rows. */
  readonly size?: 'hero' | 'large' | 'medium' | undefined
  /** A line under the number: comparison, range or quality. */
  readonly children?: ReactNode
}

/** A large number: the subject of a screen, above any chart. */
export function StatNumber({ label, value, unit, size = 'large', children }: StatNumberProps) {
  return (
    <div className={styles.stat} data-size={size}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>
        {value}
        {unit && <span className={styles.unit}>&nbsp;{unit}</span>}
      </p>
      {children && <div className={styles.about}>{children}</div>}
    </div>
  )
}
