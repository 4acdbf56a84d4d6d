import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { ControlError } from '#room/api/controlFetch.ts'
import { type Coverage, getCoverage, getGetCoverageQueryKey } from '#room/api/generated/control.ts'
import { useOperations } from '#room/api/useOperations.ts'
import { useAddressEntries } from '#room/parts/useAddressEntries.ts'
import { contractRows, matchingRows, summaryOf } from './contractRows.ts'
import styles from './ContractScreen.module.css'
import { CountingCopy } from './CountingCopy.tsx'
import { HeatTable } from './HeatTable.tsx'
import { OperationRoles } from './OperationRoles.tsx'

/** The contract coverage of a world: each operation with its codes. `?operation=` shows the roles of one operation. */
export function ContractScreen() {
  const { world = '' } = useParams()
  const [query, set] = useAddressEntries()
  const [search, missing] = [query.get('find') ?? '', query.get('missing') === '1']
  const operations = useOperations()
  const { data } = useCoverage(world)
  const rows = contractRows(operations, data?.outcomes ?? [])
  const shown = matchingRows(rows, { search, missing })
  const opened = rows.find(({ operation }) => operation === query.get('operation'))
  return (
    <>
      <PageHeader
        title="Contract"
        lead="The operations and their codes: the warmer, the more often this world has answered so."
        actions={<a href="/docs">Read the contract</a>}
      />
      {data === null && <CountingCopy world={world} />}
      {data && (
        <>
          <div className={styles.tools}>
            <TextField
              kind="line"
              label="Search operations"
              labelHidden
              icon="search"
              type="search"
              value={search}
              onValue={(value) => set('find', value)}
            />
            <Checkbox
              label="With codes not seen"
              checked={missing}
              onValue={(value) => set('missing', value ? '1' : null)}
            />
            <output>{summaryOf(rows)}</output>
          </div>
          {operations.size > 0 && shown.length === 0 && <EmptyState icon="search" title="No such operation" />}
          {opened && <OperationRoles row={opened} onClose={() => set('operation', null)} />}
          {shown.length > 0 && <HeatTable rows={shown} onOpen={(operation) => set('operation', operation)} />}
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
