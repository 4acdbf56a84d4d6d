import { Link } from 'react-router-dom'
import type { World } from '#room/api/generated/control.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { EnterLink } from '#room/parts/EnterLink.tsx'
import { RowButton } from '#room/parts/RowButton.tsx'
import { formatSize, formatTime, timeUntil } from '#room/parts/times.ts'
import { worldPath } from '#room/parts/worldPath.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import table from '#room/parts/DenseTable.module.css'
import styles from './WorldsScreen.module.css'

interface WorldsTableProps {
  readonly worlds: readonly World[]
  /** The time at which the worlds were read, in real milliseconds. */
  readonly now: number
  readonly chosen: string | undefined
  readonly onChoose: (world: string) => void
  readonly onReset: (world: string) => void
  readonly onDelete: (world: string) => void
}

/** A row for each world. The focus chooses the world of its row, on which the keys act. */
export function WorldsTable({ worlds, now, chosen, onChoose, onReset, onDelete }: WorldsTableProps) {
  return (
    <DenseTable
      columns={[
        ['World'],
        ['Clock'],
        ['Calls', 'number', 'wide'],
        ['Breaches', 'number'],
        ['Size', 'number', 'wide'],
        ['Ends in', 'wide'],
        ['Actions'],
      ]}
    >
      {worlds.map(({ id, label, clock, calls, problems, faults, bytes, expiresAt, proxied }) => (
        <tr key={id} aria-current={id === chosen} onFocus={() => id !== chosen && onChoose(id)}>
          <td>
            <Link to={worldPath(id, proxied === null ? 'people' : 'requests')}>{id}</Link>
            {label !== null && <span className={styles.label}>{label}</span>}{' '}
            {faults > 0 && <Tag tone="warning">{faults === 1 ? '1 fault' : `${faults} faults`}</Tag>}
          </td>
          <td>
            {proxied === null ? formatTime(clock.now) : <Tag tone="info">proxy</Tag>}{' '}
            {proxied === null && clock.frozen && <Tag tone="info">frozen</Tag>}
          </td>
          <td className={`${table.number} ${table.wide}`}>{calls}</td>
          <td className={table.number}>{problems > 0 ? <Tag tone="danger">{problems}</Tag> : 0}</td>
          <td className={`${table.number} ${table.wide}`}>{formatSize(bytes)}</td>
          <td className={table.wide}>{expiresAt === null ? 'stays' : (timeUntil(expiresAt, now) ?? 'now')}</td>
          <td>
            <span className={table.actions}>
              {proxied === null && (
                <>
                  <EnterLink entrance={{ world: id }}>Open</EnterLink>
                  <RowButton act="Reset" about={id} onClick={() => onReset(id)} />
                </>
              )}
              {id !== 'default' && <RowButton act="Delete" about={id} onClick={() => onDelete(id)} />}
            </span>
          </td>
        </tr>
      ))}
    </DenseTable>
  )
}
