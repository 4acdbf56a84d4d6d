import type { ReactNode } from 'react'
import styles from './layout.module.css'

type GridProps = {
  /** The minimum column width in rem. As many columns as fit. */
  readonly min?: number | undefined
  readonly gap?: 2 | 3 | 4 | 6 | 8 | undefined
  /** Fields: each at the top of its row, and as wide in a row that is not full. */
  readonly fill?: boolean | undefined
  readonly children: ReactNode
}

/** Equal columns, as many as fit; one on a phone. */
export function Grid({ min = 17, gap = 4, fill = false, children }: GridProps) {
  return (
    <div
      className={styles.grid}
      style={{
        gridTemplateColumns: `repeat(${fill ? 'auto-fill' : 'auto-fit'}, minmax(min(100%, ${min}rem), 1fr))`,
        alignItems: fill ? 'start' : undefined,
        gap: `var(--space-${gap})`,
      }}
    >
      {children}
    </div>
  )
}
