import type { ReactNode } from 'react'
import styles from './StatNumber.module.css'

type StatNumberProps = {
  readonly label: string
  /** Formatted, without its unit: "1.234,50". */
  readonly value: string
  readonly unit?: string | undefined
  /** `hero` once per screen, `large` in cards, `medium` in rows. */
  readonly size?: 'hero' | 'large' | 'medium' | undefined
  /** The label and the lines stand beside the number, where the content below should be seen at once. */
  readonly beside?: boolean | undefined
  /** Lines about the number: comparison, range or quality. */
  readonly children?: ReactNode
}

/** A large number: the subject of a screen, above any chart. */
export function StatNumber({ label, value, unit, size = 'large', beside, children }: StatNumberProps) {
  return (
    <div className={styles.stat} data-size={size} data-beside={beside}>
      <p className="muted">{label}</p>
      <p className={styles.value}>
        {value}
        {unit && <span className={styles.unit}>&nbsp;{unit}</span>}
      </p>
      {children && <div className="muted">{children}</div>}
    </div>
  )
}
