import { DenseTable } from '#room/parts/DenseTable.tsx'
import table from '#room/parts/DenseTable.module.css'
import { type ContractRow, heatOf } from './contractRows.ts'
import styles from './ContractScreen.module.css'

interface HeatTableProps {
  readonly rows: readonly ContractRow[]
  /** The world counts its answers. Otherwise only the codes are shown. */
  readonly counts: boolean
  /** The operation that is open. */
  readonly opened: string | undefined
  readonly onOpen: (operation: string) => void
}

/** A row for each operation, and a cell for each of its codes with the number of times it was answered. */
export function HeatTable({ rows, counts, opened, onOpen }: HeatTableProps) {
  return (
    <DenseTable
      label="Operations"
      columns={[['Operation'], [counts ? 'Codes, and the number of answers with each' : 'Codes']]}
    >
      {rows.map(({ operation, codes }) => (
        <tr key={operation}>
          <td>
            <button
              type="button"
              className={table.opener}
              aria-current={operation === opened || undefined}
              onClick={() => onOpen(operation)}
            >
              {operation}
            </button>
          </td>
          <td>
            <ul className={styles.codes}>
              {codes.map(({ code, times }) => (
                <li key={code} className={styles.code} data-heat={heatOf(times)}>
                  {code} {counts && <strong>{times}</strong>}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </DenseTable>
  )
}
