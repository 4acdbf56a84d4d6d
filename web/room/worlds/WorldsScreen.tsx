import { watchLimits } from '@acometida/api-spec/rules/watchLimits'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { deleteWorld, useListWorlds, useResetWorld } from '#room/api/generated/control.ts'
import { entranceAddress } from '#room/enter/entrance.ts'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { useConfirmation } from '#room/parts/useConfirmation.tsx'
import { lazyPart } from '#src/base/lazyPart.ts'
import { useKeys } from '#src/base/useKeys.ts'
import { useSearchText } from '#src/base/useSearchText.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { idleWorlds, matchingWorlds } from './matchingWorlds.ts'
import styles from './WorldsScreen.module.css'
import { WorldsTable } from './WorldsTable.tsx'

const NewWorldDialog = lazyPart(async () => (await import('./NewWorldDialog.tsx')).NewWorldDialog)

/** The most rows that are drawn. A search finds the others. */
const SHOWN = 200

/** All worlds of the server. The chosen one is in the address. */
export function WorldsScreen() {
  const [query, set] = useAddressEntries()
  const [search, find] = useSearchText()
  const [creates, setCreates] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const { data, dataUpdatedAt } = useListWorlds()
  const [question, ask] = useConfirmation()
  const remove = useMutation({ mutationFn: deleteWorlds })
  const reset = useResetWorld()
  const all = data?.worlds ?? []
  const found = matchingWorlds(all, search)
  const idle = idleWorlds(all, dataUpdatedAt)
  const chosen = all.find(({ id }) => id === query.get('world'))?.id
  const choose = (world: string) => set('world', world)
  const askToDelete = (worlds: readonly string[]) => {
    const what = worlds.length === 1 ? `world ${worlds[0]}` : `${worlds.length} worlds`
    ask({
      title: `Delete ${what}?`,
      text: 'Data, clock, messages, faults, calls and snapshots are lost for good.',
      act: 'Delete',
      onYes: () => remove.mutate(worlds, { onSuccess: () => toast.success(`Deleted: ${what}.`) }),
    })
  }
  const askToReset = (world: string) =>
    ask({
      title: `Reset world ${world}?`,
      text: 'It returns to the seed. Its present state is lost; its snapshots stay.',
      act: 'Reset',
      onYes: () => reset.mutate({ world }, { onSuccess: () => toast.success(`World ${world} was reset.`) }),
    })
  useKeys({
    n: () => setCreates(true),
    o: () => link.current?.click(),
    Delete: () => {
      if (chosen !== undefined && chosen !== 'default') askToDelete([chosen])
    },
  })
  return (
    <>
      <PageHeader
        title="Worlds"
        lead={`Each is a whole copy of the server's state: data, clock, messages, faults. Watched ones together keep ${watchLimits.megabytes} MB of bodies and earlier states at most; the oldest go first.`}
        actions={
          <>
            <Button size="small" disabled={idle.length === 0} onClick={() => askToDelete(idle)}>
              Delete idle ({idle.length})
            </Button>
            <Button size="small" variant="primary" icon="plus" onClick={() => setCreates(true)}>
              New world
            </Button>
          </>
        }
      />
      <div className={styles.tools}>
        <TextField
          kind="line"
          label="Search worlds"
          labelHidden
          icon="search"
          type="search"
          value={search}
          onValue={find}
        />
        <output>
          {data && `${found.length} of ${all.length}${found.length > SHOWN ? `, the first ${SHOWN} shown` : ''}`}
        </output>
      </div>
      {data && found.length === 0 ? (
        <EmptyState icon="search" title={`No world matches "${search}"`} />
      ) : (
        <WorldsTable
          worlds={found.slice(0, SHOWN)}
          now={dataUpdatedAt}
          chosen={chosen}
          onChoose={choose}
          onReset={askToReset}
          onDelete={(id) => askToDelete([id])}
        />
      )}
      <a ref={link} hidden href={entranceAddress({ world: chosen ?? 'default' })} target="_blank" rel="noopener">
        Open client
      </a>
      {question}
      {creates && (
        <Suspense>
          <NewWorldDialog onClose={() => setCreates(false)} worlds={all.map(({ id }) => id)} onMade={choose} />
        </Suspense>
      )}
    </>
  )
}

/** Deletes one after the other, so that the queries on the screen are fetched again only once. */
async function deleteWorlds(worlds: readonly string[]): Promise<void> {
  for (const world of worlds) await deleteWorld(world)
}
