import type { ReactNode } from 'react'
import styles from './Grid.module.css'

type GridProps = {
  /** The minimum column width in rem. As many columns as fit. */
  readonly min?: number | undefined
  readonly gap?: 2 | 3 | 4 | 6 | 8 | undefined
  readonly children: ReactNode
}

/** Equal columns, as many as fit; one on a phone. */
export function Grid({ min = 17, gap = 4, children }: GridProps) {
  return (
    <div
      className={styles.grid}
      style={{
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}rem), 1fr))`,
        gap: `var(--space-${gap})`,
      }}
    >
      {children}
    </div>
  )
}
