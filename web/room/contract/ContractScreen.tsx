import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { ControlError } from '#room/api/controlFetch.ts'
import { type Coverage, getCoverage, getGetCoverageQueryKey } from '#room/api/generated/control.ts'
import { useOperations } from '#room/api/useOperations.ts'
import { CopyWorldButton } from '#room/parts/CopyWorldButton.tsx'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { classNames } from '#src/base/classNames.ts'
import { useKeys } from '#src/base/useKeys.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { contractRows, matchingRows, summaryOf } from './contractRows.ts'
import styles from './ContractScreen.module.css'
import { HeatTable } from './HeatTable.tsx'
import { OperationDetail } from './OperationDetail.tsx'

/**
 * The operations of the contract with their codes, and in a world that counts how often each came. `?operation=` opens
 * one: beside the list, and on a phone in its place.
 */
export function ContractScreen() {
  const { world = '' } = useParams()
  const [query, set] = useAddressEntries()
  const [search, missing] = [query.get('find') ?? '', query.get('missing') === '1']
  const operations = useOperations()
  const { data } = useCoverage(world)
  const rows = contractRows(operations, data?.outcomes ?? [])
  const shown = matchingRows(rows, { search, missing: missing && data !== null })
  useKeys({ Escape: () => set('operation', null) })
  const opened = rows.find(({ operation }) => operation === query.get('operation'))
  return (
    <>
      <PageHeader
        title="Contract"
        lead="The operations and their codes. In a counting world, a warmer code came more often."
        actions={<a href="/docs">Read the contract</a>}
      />
      {data === null && (
        <div className={opened && styles.behind}>
          <CountingCopy world={world} />
        </div>
      )}
      {data !== undefined && (
        <>
          <div className={classNames(styles.tools, opened && styles.behind)}>
            <TextField
              kind="line"
              label="Search operations"
              labelHidden
              icon="search"
              type="search"
              value={search}
              onValue={(value) => set('find', value)}
            />
            {data && (
              <Checkbox
                label="With unseen codes"
                checked={missing}
                onValue={(value) => set('missing', value ? '1' : null)}
              />
            )}
            <output>{data ? summaryOf(rows) : `${shown.length} of ${rows.length} operations`}</output>
          </div>
          {operations.size > 0 && shown.length === 0 && <EmptyState icon="search" title="No matching operation" />}
          <div className={opened ? styles.halves : undefined}>
            {shown.length > 0 && (
              <HeatTable
                rows={shown}
                counts={data !== null}
                opened={opened?.operation}
                onOpen={(operation) => set('operation', operation)}
              />
            )}
            {opened && (
              <OperationDetail
                key={opened.operation}
                world={world}
                row={opened}
                counts={data !== null}
                onClose={() => set('operation', null)}
              />
            )}
          </div>
        </>
      )}
    </>
  )
}

/** The coverage of a world; null for a world that does not count it. */
function useCoverage(world: string) {
  return useQuery({
    queryKey: getGetCoverageQueryKey(world),
    queryFn: () => getCoverage(world).catch(asNothing),
    enabled: ({ state }) => state.data !== null,
  })
}

function asNothing(error: unknown): Coverage | null {
  if (error instanceof ControlError && error.status === 400) return null
  throw error
}

/** Says that a world does not count coverage, and makes a copy that does. */
function CountingCopy({ world }: { readonly world: string }) {
  const copy = { from: world, label: `${world}, counting`, coverage: true }
  return (
    <Banner
      live={false}
      title={`World ${world} does not count codes`}
      actions={
        <CopyWorldButton copy={copy} screen="contract" size="small">
          Make a counting copy
        </CopyWorldButton>
      }
    >
      Only a world with coverage counts the codes of its answers. A copy counts from now on.
    </Banner>
  )
}
