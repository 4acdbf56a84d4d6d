import type { MouseEvent } from 'react'
import type { LoggedRequest } from '#room/api/generated/control.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { FaultLink } from '#room/parts/FaultLink.tsx'
import { formatClock, formatTime } from '#room/parts/times.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import table from '#room/parts/DenseTable.module.css'
import { CallOutcome } from './CallOutcome.tsx'
import { callerOf, formatAddress, startOf } from './calls.ts'
import styles from './CallsScreen.module.css'

interface CallsTableProps {
  readonly world: string
  readonly calls: readonly LoggedRequest[]
  readonly opened: number | null
  readonly onOpen: (number: number) => void
}

/**
 * A row for each call. A press anywhere in the row opens it; the keyboard uses the button in it. The column of callers
 * has no room beside an open call, which shows its own caller.
 */
export function CallsTable({ world, calls, opened, onOpen }: CallsTableProps) {
  const open = (number: number) => (event: MouseEvent) => {
    if (isOwnPress(event)) onOpen(number)
  }
  return (
    <DenseTable
      label="Calls"
      columns={[
        ['Time', 'wide'],
        ['Call'],
        ['Outcome'],
        ...(opened === null ? [['Caller', 'wide'] as const] : []),
        ['ms', 'number', 'wide'],
        ['Breaches', 'number'],
      ]}
    >
      {calls.map((call) => {
        const { number, method, operation, path, durationMs, fault, problems } = call
        return (
          <tr
            key={number}
            className={number === opened ? `${styles.row} ${styles.open}` : styles.row}
            onClick={open(number)}
          >
            <td
              className={`${table.wide} ${table.whole}`}
              title={`Call ${number}, at ${formatTime(call.at)} of the world`}
            >
              {formatClock(startOf(call))}
            </td>
            <td>
              <button
                type="button"
                className={table.opener}
                aria-current={number === opened || undefined}
                onClick={() => onOpen(number)}
              >
                {method} {operation ?? path}
              </button>{' '}
              {fault !== null && <FaultLink world={world}>fault {fault}</FaultLink>}
              <span className={styles.address}>{formatAddress(call)}</span>
            </td>
            <td className={table.whole}>
              <CallOutcome call={call} />
            </td>
            {opened === null && <td className={table.wide}>{callerOf(call)}</td>}
            <td className={`${table.number} ${table.wide}`}>{durationMs.toFixed(1)}</td>
            <td className={table.number}>{problems.length > 0 ? <Tag tone="danger">{problems.length}</Tag> : 0}</td>
          </tr>
        )
      })}
    </DenseTable>
  )
}

/** Whether a press in a row is meant for the row: not for a link or button in it, and not to mark its text. */
function isOwnPress({ target }: MouseEvent): boolean {
  const isInner = target instanceof Element && target.closest('a, button') !== null
  return !isInner && window.getSelection()?.isCollapsed !== false
}
