import type { ReactNode } from 'react'
import { classNames } from '#src/base/classNames.ts'
import styles from './layout.module.css'

type StackProps = {
  /** Steps of 4 px. */
  readonly gap?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | undefined
  /** Side by side and wrapping, instead of one under the other. */
  readonly row?: boolean | undefined
  /** Only with `row`: the distribution of free space. */
  readonly justify?: 'start' | 'between' | 'end' | undefined
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  readonly children: ReactNode
}

/** A column or row of items, evenly spaced. */
export function Stack({ gap = 4, row = false, justify = 'start', align, children }: StackProps) {
  return (
    <div
      className={classNames(styles.stack, row && styles.row)}
      style={{
        gap: `var(--space-${gap})`,
        justifyContent: row && justify === 'between' ? 'space-between' : justify,
        alignItems: align ?? (row ? 'center' : 'stretch'),
      }}
    >
      {children}
    </div>
  )
}
