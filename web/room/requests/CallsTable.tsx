import { Tag } from '#src/ui/feedback/Tag.tsx'
import { FaultLink } from '#room/parts/FaultLink.tsx'
import type { LoggedRequest } from '#room/api/generated/control.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import table from '#room/parts/DenseTable.module.css'
import styles from './RequestsScreen.module.css'

interface CallsTableProps {
  readonly world: string
  readonly calls: readonly LoggedRequest[]
  readonly opened: number | null
  readonly onOpen: (number: number) => void
}

/** The most rows that are drawn. A search finds the others. */
const SHOWN = 200

/** A row for each call, newest first. The column of roles has no room beside an open call, which shows its own role. */
export function CallsTable({ world, calls, opened, onOpen }: CallsTableProps) {
  return (
    <DenseTable
      label="Calls"
      columns={[
        ['No.', 'number'],
        ['Operation'],
        ['Outcome'],
        ...(opened === null ? [['Role', 'wide'] as const] : []),
        ['ms', 'number', 'wide'],
        ['Breaches', 'number'],
      ]}
    >
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
              </button>{' '}
              {call.fault !== null && <FaultLink world={world}>fault {call.fault}</FaultLink>}
            </td>
            <td className={table.whole}>
              {status >= 400 ? <Tag tone="danger">{status}</Tag> : status} {codResult}
            </td>
            {opened === null && <td className={table.wide}>{role}</td>}
            <td className={`${table.number} ${table.wide}`}>{durationMs.toFixed(1)}</td>
            <td className={table.number}>
              {call.problems.length > 0 ? <Tag tone="danger">{call.problems.length}</Tag> : 0}
            </td>
          </tr>
        ))}
    </DenseTable>
  )
}
