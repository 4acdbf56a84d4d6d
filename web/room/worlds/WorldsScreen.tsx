import { useRef, useState } from 'react'
import { useSearchText } from '#src/base/useSearchText.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { useDeleteWorld, useListWorlds } from '#room/api/generated/control.ts'
import { entranceAddress } from '#room/enter/entrance.ts'
import { useShortcuts } from '#room/frame/useShortcuts.ts'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { idleWorlds, matchingWorlds } from './matchingWorlds.ts'
import { NewWorldDialog } from './NewWorldDialog.tsx'
import styles from './WorldsScreen.module.css'
import { WorldsTable } from './WorldsTable.tsx'

/** How many rows are drawn: a search finds the others. */
const SHOWN = 200

/** All worlds of the server. The chosen one is in the address. */
export function WorldsScreen() {
  const [query, set] = useAddressEntries()
  const [search, find] = useSearchText()
  const [creates, setCreates] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const { data, dataUpdatedAt } = useListWorlds()
  const remove = useDeleteWorld()
  const all = data?.worlds ?? []
  const found = matchingWorlds(all, search)
  const idle = idleWorlds(all, dataUpdatedAt)
  const chosen = all.find(({ id }) => id === query.get('world'))?.id
  const choose = (world: string) => set('world', world)
  const deleteWorlds = async (worlds: readonly string[]) => {
    for (const world of worlds) await remove.mutateAsync({ world })
    toast.success(worlds.length === 1 ? `World ${worlds[0]} is deleted.` : `${worlds.length} worlds are deleted.`)
  }
  useShortcuts({
    n: () => setCreates(true),
    o: () => link.current?.click(),
    Delete: () => {
      if (chosen !== undefined && chosen !== 'default') void deleteWorlds([chosen])
    },
  })
  return (
    <>
      <PageHeader
        title="Worlds"
        lead="Each is a whole copy of the server's state: data, clock, messages, faults."
        actions={
          <>
            <Button size="small" disabled={idle.length === 0} onClick={() => void deleteWorlds(idle)}>
              Delete idle ({idle.length})
            </Button>
            <Button size="small" variant="primary" icon="plus" onClick={() => setCreates(true)}>
              New world
            </Button>
          </>
        }
      />
      <div className={styles.tools}>
        <TextField label="Search worlds" labelHidden icon="search" type="search" value={search} onValue={find} />
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
          onDelete={(id) => void deleteWorlds([id])}
        />
      )}
      <a ref={link} hidden href={entranceAddress({ world: chosen ?? 'default' })} target="_blank" rel="noopener">
        Open client
      </a>
      <NewWorldDialog
        open={creates}
        onClose={() => setCreates(false)}
        worlds={all.map(({ id }) => id)}
        onMade={choose}
      />
    </>
  )
}
