import { type ReactNode, useId } from 'react'
import styles from './ProgressBar.module.css'

type ProgressBarProps = {
  /** The name of the operation. Shown with the text, and the accessible name without one. */
  readonly label: string
  readonly value: number
  readonly max: number
  /** The progress as text, announced as it changes. */
  readonly children?: ReactNode
}

/** The progress of a long operation. */
export function ProgressBar({ label, value, max, children }: ProgressBarProps) {
  const id = useId()
  const bar = (name?: string) => <progress id={id} className={styles.bar} value={value} max={max} aria-label={name} />
  if (children === undefined) return bar(label)
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{children}</output>
      </div>
      {bar()}
    </div>
  )
}
