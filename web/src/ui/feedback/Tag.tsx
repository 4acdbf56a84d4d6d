import type { ReactNode } from 'react'
import styles from './Tag.module.css'

type TagProps = {
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined
  readonly children: ReactNode
}

/** The state of a thing in one or two words. The text carries the meaning; the colour only repeats it. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
