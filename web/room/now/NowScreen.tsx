import { useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  useAdvanceToNext,
  useGetAgenda,
  useListEvents,
  useListMessages,
  useListRequests,
} from '#room/api/generated/control.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { RowButton } from '#room/parts/RowButton.tsx'
import { formatTime } from '#room/parts/times.ts'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { LINES, type LineName, liveLine } from './liveLine.ts'
import { LiveTable } from './LiveTable.tsx'
import styles from './NowScreen.module.css'

/** The most entries that are drawn. */
const SHOWN = 200

/** The events of a world as they happen, and the jobs that are due next, with a button to advance to each. */
export function NowScreen() {
  const { world = '' } = useParams()
  const [query, set] = useAddressEntries()
  const [held, setHeld] = useState(false)
  const line = lineIn(query.get('line'))
  const follows = { query: { enabled: !held } }
  const events = useListEvents(world, {}, follows)
  const calls = useListRequests(world, { limit: SHOWN }, follows)
  const messages = useListMessages(world, {}, follows)
  const entries = liveLine(events.data?.events ?? [], {
    line,
    calls: calls.data?.requests ?? [],
    messages: messages.data?.messages ?? [],
  }).slice(0, SHOWN)
  return (
    <>
      <PageHeader title="Now" lead="What happens in this world, newest first, and what falls due next." />
      <div className={styles.halves}>
        <section aria-label="Events">
          <div className={styles.tools}>
            <SegmentedControl
              label="Show"
              value={line}
              onValue={(value) => set('line', value === 'all' ? null : value)}
              segments={LINES}
            />
            <Button size="small" aria-pressed={held} onClick={() => setHeld(!held)}>
              {held ? 'Go on' : 'Pause'}
            </Button>
          </div>
          {events.data && entries.length === 0 && <EmptyState icon="clock" title="Nothing has happened yet" />}
          {entries.length > 0 && <LiveTable world={world} entries={entries} />}
        </section>
        <Agenda world={world} />
      </div>
    </>
  )
}

/** The jobs that are due next. */
function Agenda({ world }: { readonly world: string }) {
  const agenda = useGetAgenda(world)
  const advance = useAdvanceToNext()
  return (
    <section aria-label="Agenda">
      <h2 className={styles.title}>Due next</h2>
      <DenseTable columns={[['Due'], ['Job'], ['Actions']]}>
        {agenda.data?.agenda.map(({ job, at }) => (
          <tr key={job}>
            <td>{formatTime(at)}</td>
            <td>{job}</td>
            <td>
              <RowButton act="Go to" about={job} onClick={() => advance.mutate({ world, data: { job } })} />
            </td>
          </tr>
        ))}
      </DenseTable>
    </section>
  )
}

function lineIn(text: string | null): LineName {
  return LINES.find(({ value }) => value === text)?.value ?? 'all'
}
