import { useParams } from 'react-router-dom'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { useClearRequests, useGetWorld, useListRequests } from '#room/api/generated/control.ts'
import { useKeys } from '#src/base/useKeys.ts'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { neighbour, shownCalls } from './calls.ts'
import { CallDetail } from './CallDetail.tsx'
import { CallsTable } from './CallsTable.tsx'
import styles from './RequestsScreen.module.css'

/**
 * The calls of a world, newest first. While one is open the list does not move, so that its row keeps its place. The
 * newer calls are counted.
 */
export function RequestsScreen() {
  const { world = '' } = useParams()
  const [query, set] = useAddressEntries()
  const [search, open] = [query.get('find') ?? '', query.get('call')]
  const [failed, problems] = [query.get('failed') === '1', query.get('problems') === '1']
  const opened = open === null ? null : Number(open)
  const calls = useListRequests(
    world,
    {},
    { query: { enabled: ({ state }) => opened === null || state.data === undefined } },
  )
  const { data: current } = useGetWorld(world)
  const clear = useClearRequests()
  const shown = shownCalls(calls.data?.requests ?? [], { search, problems, failed })
  const newer = (current?.calls ?? 0) - (calls.data?.requests[0]?.number ?? 0)
  const choose = (number: number | null) => set('call', number === null ? null : String(number))
  const move = (step: 1 | -1) => choose(neighbour(shown, opened, step))
  useKeys({ j: () => move(1), k: () => move(-1), Escape: () => choose(null) })
  return (
    <>
      <PageHeader
        title="Requests"
        lead="What was called in this world. A watched world keeps the bodies as well."
        actions={
          <Button size="small" onClick={() => clear.mutate({ world })}>
            Empty the log
          </Button>
        }
      />
      <div className={styles.tools}>
        <TextField
          kind="line"
          label="Search calls"
          labelHidden
          icon="search"
          type="search"
          value={search}
          onValue={(value) => set('find', value)}
        />
        <Checkbox label="Failed" checked={failed} onValue={(value) => set('failed', value ? '1' : null)} />
        <Checkbox
          label="With breaches of the contract"
          checked={problems}
          onValue={(value) => set('problems', value ? '1' : null)}
        />
        <output>
          {opened !== null && newer > 0
            ? `${newer} newer ${newer === 1 ? 'call' : 'calls'}`
            : `${shown.length} ${shown.length === 1 ? 'call' : 'calls'}`}
        </output>
      </div>
      {calls.data && shown.length === 0 && (
        <EmptyState
          icon="search"
          title={calls.data.requests.length === 0 ? 'Nothing was called yet' : 'No call matches'}
        />
      )}
      <div className={opened === null ? undefined : styles.halves}>
        {shown.length > 0 && <CallsTable world={world} calls={shown} opened={opened} onOpen={choose} />}
        {opened !== null && (
          <CallDetail
            key={opened}
            world={world}
            number={opened}
            logged={calls.data?.requests.find(({ number }) => number === opened)}
            onClose={() => choose(null)}
          />
        )}
      </div>
    </>
  )
}
