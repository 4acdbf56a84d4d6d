import type { ReactNode } from 'react'
import { classNames } from '#src/base/classNames.ts'
import styles from './DenseTable.module.css'

interface DenseTableProps {
  readonly label?: string
  /** The name of each column, then its marks: `number` aligns digits, `wide` leaves the column out on a phone. */
  readonly columns: readonly (readonly [name: string, ...marks: ('number' | 'wide')[]])[]
  /** The rows. */
  readonly children: ReactNode
}

/** A table with many rows. */
export function DenseTable({ label, columns, children }: DenseTableProps) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map(([name, ...marks]) => (
            <th key={name} className={classNames(...marks.map((mark) => styles[mark])) || undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
