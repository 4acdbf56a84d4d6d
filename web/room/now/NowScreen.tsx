import { useParams } from 'react-router-dom'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { useAdvanceToNext, useGetAgenda, useListEvents } from '#room/api/generated/control.ts'
import { shownTime } from '#room/parts/times.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { RowButton } from '#room/parts/RowButton.tsx'
import table from '#room/parts/DenseTable.module.css'

/** The most events that are drawn. */
const SHOWN = 200

/** The next events due in a world, with a button to go there, and the events so far. */
export function NowScreen() {
  const { world = '' } = useParams()
  const agenda = useGetAgenda(world)
  const events = useListEvents(world, {})
  const advance = useAdvanceToNext()
  const newest = (events.data?.events ?? []).slice(-SHOWN).toReversed()
  return (
    <>
      <PageHeader title="Now" lead="What falls due next, and below it what has happened, the newest first." />
      <section aria-label="Agenda">
        <DenseTable columns={[['Due'], ['Job'], ['Actions']]}>
          {agenda.data?.agenda.map(({ job, at }) => (
            <tr key={job}>
              <td>{shownTime(at)}</td>
              <td>{job}</td>
              <td>
                <RowButton act="Go to" about={job} onClick={() => advance.mutate({ world, data: { job } })} />
              </td>
            </tr>
          ))}
        </DenseTable>
      </section>
      <section aria-label="Events">
        <h2>What has happened</h2>
        {events.data && newest.length === 0 && <EmptyState icon="clock" title="Nothing has happened yet" />}
        {newest.length > 0 && (
          <DenseTable columns={[['No.', 'number'], ['Time of the world'], ['Kind'], ['What']]}>
            {newest.map(({ number, kind, at, text }) => (
              <tr key={number}>
                <td className={table.number}>{number}</td>
                <td>{shownTime(at)}</td>
                <td>{kind}</td>
                <td>{text}</td>
              </tr>
            ))}
          </DenseTable>
        )}
      </section>
    </>
  )
}
