import { DenseTable } from '#room/parts/DenseTable.tsx'
import table from '#room/parts/DenseTable.module.css'
import styles from './ContractScreen.module.css'
import { type ContractRow, heatOf } from './contractRows.ts'

interface HeatTableProps {
  readonly rows: readonly ContractRow[]
  readonly onOpen: (operation: string) => void
}

/** A row for each operation, and a cell for each of its codes with the number of times it was answered. */
export function HeatTable({ rows, onOpen }: HeatTableProps) {
  return (
    <DenseTable label="Operations" columns={[['Operation'], ['Codes, and how often each came']]}>
      {rows.map(({ operation, codes }) => (
        <tr key={operation}>
          <td>
            <button type="button" className={table.opener} onClick={() => onOpen(operation)}>
              {operation}
            </button>
          </td>
          <td>
            <ul className={styles.codes}>
              {codes.map(({ code, times }) => (
                <li key={code} className={styles.code} data-heat={heatOf(times)}>
                  {code} <strong>{times}</strong>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </DenseTable>
  )
}
