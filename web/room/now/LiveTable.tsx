import { Link } from 'react-router-dom'
import type { Message } from '#room/api/generated/control.ts'
import { copyText } from '#room/parts/copyText.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { formatClock, formatTime } from '#room/parts/times.ts'
import { worldPath } from '#room/parts/worldPath.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import table from '#room/parts/DenseTable.module.css'
import { type LiveEntry, isRefusal } from './liveLine.ts'
import styles from './NowScreen.module.css'

interface LiveTableProps {
  readonly world: string
  readonly entries: readonly LiveEntry[]
}

/** A row for each event, newest first, with the way to its call, its message or its fault rule. */
export function LiveTable({ world, entries }: LiveTableProps) {
  return (
    <DenseTable columns={[['Time'], ['Kind', 'wide'], ['What']]}>
      {entries.map((entry) => {
        const { number, kind, at, realAt } = entry.event
        return (
          <tr key={number}>
            <td className={table.whole} title={`${formatTime(at)} of the world`}>
              {formatClock(realAt)}
            </td>
            <td className={table.wide}>
              <Tag tone={isRefusal(entry.event) ? 'danger' : 'neutral'}>{kind === 'request' ? 'call' : kind}</Tag>
            </td>
            <td>
              <What world={world} entry={entry} />
            </td>
          </tr>
        )
      })}
    </DenseTable>
  )
}

function What({ world, entry: { event, call, message } }: { readonly world: string; readonly entry: LiveEntry }) {
  const { kind, text, item } = event
  if (call)
    return (
      <>
        <Link to={`${worldPath(world, 'requests')}?call=${call.number}`}>{text}</Link>
        <span className={styles.about}>
          {call.persona ?? call.role}, {call.durationMs.toFixed(1)} ms
        </span>
      </>
    )
  if (message)
    return (
      <>
        <Link to={`${worldPath(world, 'inbox')}?message=${message.number}`}>{text}</Link> to {message.to}
        {message.code !== null && <CodeButton code={message.code} />}
        <span className={styles.about} lang={message.language}>
          {startOf(message)}
        </span>
      </>
    )
  return kind === 'fault' && item !== null ? <Link to={worldPath(world, 'faults')}>{text}</Link> : text
}

function CodeButton({ code }: { readonly code: string }) {
  return (
    <>
      {' '}
      <code>{code}</code>
      <IconButton icon="copy" label={`Copy the code ${code}`} onClick={() => void copyText(code, `${code} is`)} />
    </>
  )
}

/** The most characters of a message that are shown. */
const MOST = 120

function startOf({ subject, text }: Message): string {
  const start = subject === '' ? text : subject
  return start.length <= MOST ? start : `${start.slice(0, MOST)}…`
}
