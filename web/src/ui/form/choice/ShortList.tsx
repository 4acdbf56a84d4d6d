import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#src/base/classNames.ts'
import styles from './ShortList.module.css'

type ShortListProps = Pick<ComponentProps<'select'>, 'className' | 'value' | 'onChange' | 'children'> & {
  readonly label: string
  /** What is seen of it: the chosen option in short. */
  readonly short: ReactNode
}

/** The device's own list in the place of a short text. Its children are the options. */
export function ShortList({ className, label, short, ...list }: ShortListProps) {
  return (
    <label className={classNames(styles.box, className)}>
      <span className="visually-hidden">{label}</span>
      {short}
      <select className={styles.list} {...list} />
    </label>
  )
}
