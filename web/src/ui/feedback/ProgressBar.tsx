import { type ReactNode, useId } from 'react'
import styles from './ProgressBar.module.css'

type ProgressBarProps = {
  /** What is on its way: shown with the words, and read out where there are none. */
  readonly label: string
  readonly value: number
  readonly max: number
  /** How far it is, in words, which are read out as they change. */
  readonly children?: ReactNode
}

/** How far something long is. */
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
