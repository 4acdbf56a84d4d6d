import { useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  exportWorld,
  useDeleteSnapshot,
  useImportWorld,
  useListSnapshots,
  useRestoreSnapshot,
  useSaveSnapshot,
  type WorldFile,
  useCompareSnapshot,
} from '#room/api/generated/control.ts'
import { messageOf } from '#room/api/messageOf.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { FileDrop } from '#room/parts/FileDrop.tsx'
import { RowButton } from '#room/parts/RowButton.tsx'
import { formatSize, formatTime } from '#room/parts/times.ts'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { useConfirmation } from '#room/parts/useConfirmation.tsx'
import { downloadFile } from '#src/base/file/downloadFile.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import table from '#room/parts/DenseTable.module.css'

/** The snapshots of a world. `?compare=` shows the changes since one. */
export function SnapshotsScreen() {
  const { world = '' } = useParams()
  const [query, set] = useAddressEntries()
  const [name, setName] = useState('')
  const { data } = useListSnapshots(world)
  const save = useSaveSnapshot()
  const restore = useRestoreSnapshot()
  const remove = useDeleteSnapshot()
  const bring = useImportWorld()
  const [question, ask] = useConfirmation()
  const snapshots = data?.snapshots ?? []
  const askToRestore = (snapshot: string) =>
    ask({
      title: `Restore ${snapshot}?`,
      text: 'Everything since then is lost.',
      act: 'Restore',
      onYes: () => restore.mutate({ world, snapshot }),
    })
  const askToDelete = (snapshot: string) =>
    ask({
      title: `Delete ${snapshot}?`,
      text: 'The world stays as it is. It can no longer be restored to this snapshot.',
      act: 'Delete',
      onYes: () => remove.mutate({ world, snapshot }),
    })
  const askToReplace = (file: WorldFile) =>
    ask({
      title: 'Replace this world?',
      text: 'It becomes the world of the file. Its present state is lost; its snapshots stay.',
      act: 'Replace',
      onYes: () => bring.mutate({ world, data: file }),
    })
  const compared = snapshots.find((each) => each.name === query.get('compare'))?.name
  const take = () => save.mutate({ world, data: { name } }, { onSuccess: () => setName('') })
  const download = () =>
    exportWorld(world).then(
      (file) => downloadFile(new Blob([JSON.stringify(file)], { type: 'application/json' }), `${world}.json`),
      (error: unknown) => toast.error(messageOf(error)),
    )
  return (
    <>
      <PageHeader
        title="Snapshots"
        lead="Saved states of this world, to restore later."
        actions={
          <Button size="small" icon="download" onClick={() => void download()}>
            Export the world
          </Button>
        }
      />
      <Form submit={{ label: 'Take snapshot', size: 'small' }} onSubmit={take}>
        <TextField
          kind="line"
          label="Name"
          hint="Letters, digits, - and _, such as before-the-payment. One of the same name is replaced."
          characters={24}
          value={name}
          onValue={setName}
        />
      </Form>
      {data && snapshots.length === 0 && <EmptyState icon="clock" title="No snapshots yet" />}
      {snapshots.length > 0 && (
        <DenseTable columns={[['Name'], ['Clock'], ['Size', 'number', 'wide'], ['Actions']]}>
          {snapshots.map(({ name: snapshot, clock, bytes }) => (
            <tr key={snapshot}>
              <td>{snapshot}</td>
              <td>{formatTime(clock.now)}</td>
              <td className={`${table.number} ${table.wide}`}>{formatSize(bytes)}</td>
              <td>
                <span className={table.actions}>
                  <RowButton act="Restore" about={snapshot} onClick={() => askToRestore(snapshot)} />
                  <RowButton act="Compare" about={`${snapshot} with now`} onClick={() => set('compare', snapshot)} />
                  <RowButton act="Delete" about={snapshot} onClick={() => askToDelete(snapshot)} />
                </span>
              </td>
            </tr>
          ))}
        </DenseTable>
      )}
      {compared !== undefined && <DifferencesTable world={world} snapshot={compared} />}
      {question}
      <FileDrop label="Replace this world by an exported one" onWorld={askToReplace} />
    </>
  )
}

/** The changes in a world since a snapshot: the number of changed rows in each table, and the first of them. */
function DifferencesTable({ world, snapshot }: { readonly world: string; readonly snapshot: string }) {
  const { data } = useCompareSnapshot(world, snapshot)
  if (!data) return null
  if (data.tables.length === 0) return <EmptyState icon="success" title={`Nothing has changed since ${snapshot}`} />
  return (
    <section>
      <h2>Changed since {snapshot}</h2>
      <DenseTable columns={[['Table'], ['Added', 'number'], ['Changed', 'number'], ['Removed', 'number']]}>
        {data.tables.map(({ table: name, added, changed, removed, rows }) => (
          <tr key={name}>
            <td>
              <details>
                <summary>{name}</summary>
                {rows.map(({ key, before, now }) => (
                  <p key={key}>
                    <code>{key}</code>: {before ?? 'absent'} → {now ?? 'absent'}
                  </p>
                ))}
              </details>
            </td>
            <td className={table.number}>{added}</td>
            <td className={table.number}>{changed}</td>
            <td className={table.number}>{removed}</td>
          </tr>
        ))}
      </DenseTable>
    </section>
  )
}
