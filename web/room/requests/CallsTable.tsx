import { Tag } from '#src/ui/feedback/Tag.tsx'
import type { LoggedRequest } from '#room/api/generated/control.ts'
import table from '#room/parts/DenseTable.module.css'
import styles from './RequestsScreen.module.css'

interface CallsTableProps {
  readonly calls: readonly LoggedRequest[]
  readonly opened: number | null
  readonly onOpen: (number: number) => void
}

/** How many rows are drawn: a search finds the others. */
const SHOWN = 200

/** A row for each call, newest first. */
export function CallsTable({ calls, opened, onOpen }: CallsTableProps) {
  return (
    <table className={table.table} aria-label="Calls">
      <thead>
        <tr>
          <th className={table.number}>No.</th>
          <th>Operation</th>
          <th>Outcome</th>
          <th className={table.wide}>Role</th>
          <th className={`${table.number} ${table.wide}`}>ms</th>
          <th className={table.number}>Problems</th>
        </tr>
      </thead>
      <tbody>
        {calls
          .slice(0, SHOWN)
          .map(({ number, method, operation, path, status, codResult, role, durationMs, ...call }) => (
            <tr key={number} className={number === opened ? styles.open : undefined}>
              <td className={table.number}>{number}</td>
              <td>
                <button
                  type="button"
                  className={table.opener}
                  aria-current={number === opened || undefined}
                  onClick={() => onOpen(number)}
                >
                  {method} {operation ?? path}
                </button>
                {call.fault !== null && <Tag tone="info">fault {call.fault}</Tag>}
              </td>
              <td>
                {status} {codResult}
              </td>
              <td className={table.wide}>{role}</td>
              <td className={`${table.number} ${table.wide}`}>{durationMs}</td>
              <td className={table.number}>
                {call.problems.length > 0 ? <Tag tone="danger">{call.problems.length}</Tag> : 0}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
