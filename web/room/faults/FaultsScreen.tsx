import { useParams } from 'react-router-dom'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { useAddFault, useClearFaults, useListFaults, useRemoveFault } from '#room/api/generated/control.ts'
import { RowButton } from '#room/parts/RowButton.tsx'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import table from '#room/parts/DenseTable.module.css'
import { FaultForm } from './FaultForm.tsx'
import { effectOf } from './faultForm.ts'
import { PRESETS } from './presets.ts'

/** The fault rules of a world, and how often each has applied. */
export function FaultsScreen() {
  const { world = '' } = useParams()
  const { data } = useListFaults(world)
  const add = useAddFault()
  const remove = useRemoveFault()
  const clear = useClearFaults()
  const faults = data?.faults ?? []
  return (
    <>
      <PageHeader
        title="Faults"
        lead="Rules that make calls of this world fail."
        actions={
          <Button size="small" disabled={faults.length === 0} onClick={() => clear.mutate({ world })}>
            Remove all
          </Button>
        }
      />
      <p className={table.actions}>
        {PRESETS.map(({ name, rule }) => (
          <Button key={name} size="small" onClick={() => add.mutate({ world, data: rule })}>
            {name}
          </Button>
        ))}
      </p>
      {data && faults.length === 0 && <EmptyState icon="success" title="Nothing is made to fail" />}
      {faults.length > 0 && (
        <DenseTable columns={[['No.', 'number'], ['Operation'], ['Effect'], ['Used', 'number'], ['Actions']]}>
          {faults.map(({ id, rule, used }) => (
            <tr key={id}>
              <td className={table.number}>{id}</td>
              <td>{rule.operation === '*' ? 'all' : rule.operation}</td>
              <td>{effectOf(rule)}</td>
              <td className={table.number}>{used}</td>
              <td>
                <RowButton act="Remove" about={`fault ${id}`} onClick={() => remove.mutate({ world, fault: id })} />
              </td>
            </tr>
          ))}
        </DenseTable>
      )}
      <FaultForm world={world} />
    </>
  )
}
