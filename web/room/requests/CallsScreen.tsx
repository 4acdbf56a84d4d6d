import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ControlError } from '#room/api/controlFetch.ts'
import { useClearRequests, useListRequests, getRequest, type LoggedRequest } from '#room/api/generated/control.ts'
import { useWorld } from '#room/api/useWorld.ts'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { downloadFile } from '#src/base/file/downloadFile.ts'
import { useKeys } from '#src/base/useKeys.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { CallDetail } from './CallDetail.tsx'
import { CallFilters } from './CallFilters.tsx'
import { neighbour, OUTCOMES, readFilters } from './calls.ts'
import styles from './CallsScreen.module.css'
import { CallsTable } from './CallsTable.tsx'
import { harOf, type KeptCall } from './harOf.ts'
import { PageRuns } from './PageRuns.tsx'

/** The rows that are drawn at first, and those that a press adds. */
const STEP = 200

/**
 * The calls of a world, or with `?view=pages` by the page that made them. While one is open the list does not move, so
 * that its row keeps its place. The newer calls are counted.
 */
export function CallsScreen() {
  const { world = '' } = useParams()
  const [query, set] = useAddressEntries()
  const [limit, setLimit] = useState(STEP)
  const filters = readFilters(query)
  const view = query.get('view') === 'pages' ? 'pages' : 'list'
  const opened = numberIn(query.get('call'))
  const { data: found } = useListRequests(world, view === 'pages' ? {} : { ...filters, limit }, {
    query: {
      enabled: ({ state }) => opened === null || state.data === undefined,
      placeholderData: keepPreviousData,
    },
  })
  const current = useWorld(world)
  const clear = useClearRequests()
  const download = useMutation({ mutationFn: downloadHar })
  const calls = found?.requests ?? []
  const newer = (current?.calls ?? 0) - (found?.newest ?? 0)
  const choose = (number: number | null) => set('call', number === null ? null : String(number), 'with')
  const move = (step: 1 | -1) => choose(neighbour(calls, opened, step))
  useKeys({ j: () => move(1), k: () => move(-1), Escape: () => choose(null) })
  // Links of before have other names for two outcomes.
  const filter = (name: string, value: string | null) =>
    set(name, value, ...(name === 'outcome' ? OUTCOMES.map(({ value: old }) => old) : []))
  return (
    <>
      <PageHeader
        title="Requests"
        lead="The calls of this world. A watched world also keeps headers and bodies."
        actions={
          <>
            <Button
              size="small"
              icon="download"
              reads
              loading={download.isPending}
              disabled={calls.length === 0}
              onClick={() => download.mutate({ world, base: current?.proxied ?? window.location.origin, calls })}
            >
              Download HAR
            </Button>
            <Button size="small" onClick={() => clear.mutate({ world })}>
              Empty the log
            </Button>
          </>
        }
      />
      <div className={styles.tools}>
        <SegmentedControl
          label="View"
          value={view}
          onValue={(value) => set('view', value === 'list' ? null : value)}
          segments={[
            { value: 'list', label: 'Each call' },
            { value: 'pages', label: 'By page' },
          ]}
        />
        <output>
          {opened !== null && newer > 0
            ? `${newer} newer ${newer === 1 ? 'call' : 'calls'}`
            : found && countOf(calls.length, found.matching)}
        </output>
      </div>
      {view === 'list' && <CallFilters filters={filters} found={found} onFilter={filter} />}
      {found && calls.length === 0 && (
        <EmptyState icon="search" title={found.newest === 0 ? 'No calls yet' : 'No call matches'} />
      )}
      <div className={opened === null ? undefined : styles.halves}>
        <div>
          {calls.length > 0 && view === 'list' && (
            <CallsTable world={world} calls={calls} opened={opened} onOpen={choose} />
          )}
          {calls.length > 0 && view === 'pages' && <PageRuns calls={calls} opened={opened} onOpen={choose} />}
          {view === 'list' && found && calls.length < found.matching && (
            <Button size="small" onClick={() => setLimit(limit + STEP)}>
              Show {Math.min(STEP, found.matching - calls.length)} more
            </Button>
          )}
        </div>
        {opened !== null && (
          <CallDetail
            key={opened}
            world={world}
            number={opened}
            logged={calls.find(({ number }) => number === opened)}
            others={calls}
            compared={numberIn(query.get('with'))}
            onCompare={(number) => set('with', number === null ? null : String(number))}
            onClose={() => choose(null)}
          />
        )}
      </div>
    </>
  )
}

function numberIn(text: string | null): number | null {
  return text === null ? null : Number(text)
}

function countOf(shown: number, matching: number): string {
  const calls = `${matching} ${matching === 1 ? 'call' : 'calls'}`
  return shown < matching ? `${calls}, the first ${shown} shown` : calls
}

interface Shown {
  readonly world: string
  readonly base: string
  readonly calls: readonly LoggedRequest[]
}

/** Saves calls as a HAR file, with the headers and bodies that are kept of them. */
async function downloadHar({ world, base, calls }: Shown): Promise<void> {
  const kept: KeptCall[] = []
  for (const logged of calls) kept.push({ logged, content: await contentOf(world, logged) })
  downloadFile(new Blob([JSON.stringify(harOf(kept, base))], { type: 'application/json' }), `${world}.har`)
}

/** What is kept of a call. A call without an address has nothing kept, and another may be dropped meanwhile. */
async function contentOf(world: string, { number, address }: LoggedRequest): Promise<KeptCall['content']> {
  if (address === undefined) return null
  return getRequest(world, number).catch((error: unknown) => {
    if (error instanceof ControlError && error.status === 404) return null
    throw error
  })
}
