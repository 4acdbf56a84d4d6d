import { useParams } from 'react-router-dom'
import { type AuditRow, useListAudit, useListPersonas } from '#room/api/generated/control.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { formatTime } from '#room/parts/times.ts'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import table from '#room/parts/DenseTable.module.css'

/** The audit log of a world: acts of staff, and acts for somebody else. `?actor=` and `?subject=` are user ids. */
export function AuditScreen() {
  const { world = '' } = useParams()
  const [query, set] = useAddressEntries()
  const [actor, subject] = [query.get('actor') ?? '', query.get('subject') ?? '']
  const { data } = useListAudit(world, {
    ...(actor !== '' && { actor: Number(actor) }),
    ...(subject !== '' && { subject: Number(subject) }),
  })
  const { data: people } = useListPersonas({ query: { refetchInterval: false } })
  const names = new Map((people?.personas ?? []).map(({ userId, key }) => [userId, key]))
  const options = [...names].map(([userId, key]) => ({ value: String(userId), label: `${key} (${userId})` }))
  return (
    <>
      <PageHeader
        title="Audit"
        lead="What staff did, and what was done while acting for somebody else. Newest first."
      />
      <Stack row gap={3} align="stretch">
        <Select
          label="Who did it"
          placeholder="Anybody"
          value={actor}
          onValue={(value) => set('actor', value)}
          options={options}
        />
        <Select
          label="To whom"
          placeholder="Anybody"
          value={subject}
          onValue={(value) => set('subject', value)}
          options={[...options, { value: '0', label: 'no registered user (0)' }]}
        />
      </Stack>
      {data?.audit.length === 0 && (
        <EmptyState
          icon="certificate"
          title={actor === '' && subject === '' ? 'Nothing yet' : 'No matching entry'}
          text="Open the client as an agent, act for somebody, and change something."
        />
      )}
      {data && data.audit.length > 0 && <AuditTable rows={data.audit} names={names} />}
    </>
  )
}

interface AuditTableProps {
  readonly rows: readonly AuditRow[]
  /** The personas by user id. */
  readonly names: ReadonlyMap<number, string>
}

function AuditTable({ rows, names }: AuditTableProps) {
  // The rows have no id, and newer ones are put in front.
  const numbered = rows.map((row, index) => ({ ...row, number: rows.length - index }))
  const nameOf = (userId: number) => (userId === 0 ? 'nobody' : (names.get(userId) ?? String(userId)))
  return (
    <DenseTable
      label="Audit"
      columns={[['World time'], ['Who'], ['To whom'], ['Operation'], ['Reason', 'wide'], ['Before', 'wide']]}
    >
      {numbered.map(({ number, at, actor, subject, operation, codResult, reason, before }) => (
        <tr key={number}>
          <td>{formatTime(at)}</td>
          <td>{nameOf(actor)}</td>
          <td>{nameOf(subject)}</td>
          <td>
            {operation} {codResult}
          </td>
          <td className={table.wide}>{reason ?? ''}</td>
          <td className={table.wide}>
            {before !== null && (
              <details>
                <summary>previous value</summary>
                <code>{before}</code>
              </details>
            )}
          </td>
        </tr>
      ))}
    </DenseTable>
  )
}
