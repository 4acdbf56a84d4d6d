import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { downloadFile } from '#src/base/file/downloadFile.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import {
  exportWorld,
  useDeleteSnapshot,
  useImportWorld,
  useListSnapshots,
  useRestoreSnapshot,
  useSaveSnapshot,
  type WorldFile,
} from '#room/api/generated/control.ts'
import { messageOf } from '#room/api/messageOf.ts'
import { RowButton } from '#room/parts/RowButton.tsx'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import table from '#room/parts/DenseTable.module.css'
import { FileDrop } from '#room/parts/FileDrop.tsx'
import { shownSize, shownTime } from '#room/parts/times.ts'
import { useQuestion } from '#room/parts/useQuestion.tsx'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { DifferencesTable } from './DifferencesTable.tsx'

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
  const [question, ask] = useQuestion()
  const snapshots = data?.snapshots ?? []
  const askToRestore = (snapshot: string) =>
    ask({
      title: `Restore ${snapshot}?`,
      text: 'What has happened in this world since is gone.',
      act: 'Restore',
      onYes: () => restore.mutate({ world, snapshot }),
    })
  const askToDelete = (snapshot: string) =>
    ask({
      title: `Delete ${snapshot}?`,
      text: 'The world stays as it is, and can no longer be put back to this snapshot.',
      act: 'Delete',
      onYes: () => remove.mutate({ world, snapshot }),
    })
  const askToReplace = (file: WorldFile) =>
    ask({
      title: 'Replace this world?',
      text: 'It becomes the world of the file. What it is now is gone; its snapshots stay.',
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
        lead="This world as it was, to come back to."
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
      {data && snapshots.length === 0 && <EmptyState icon="clock" title="No snapshot was taken yet" />}
      {snapshots.length > 0 && (
        <DenseTable columns={[['Name'], ['Clock'], ['Size', 'number', 'wide'], ['Actions']]}>
          {snapshots.map(({ name: snapshot, clock, bytes }) => (
            <tr key={snapshot}>
              <td>{snapshot}</td>
              <td>{shownTime(clock.now)}</td>
              <td className={`${table.number} ${table.wide}`}>{shownSize(bytes)}</td>
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
      <FileDrop label="Put an exported world in the place of this one" onWorld={askToReplace} />
    </>
  )
}
