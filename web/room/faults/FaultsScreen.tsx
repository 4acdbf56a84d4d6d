import { useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  type Fault,
  useAddFault,
  useClearFaults,
  useListFaults,
  useRemoveFault,
  useReplaceFault,
} from '#room/api/generated/control.ts'
import { DenseTable } from '#room/parts/DenseTable.tsx'
import { RowButton } from '#room/parts/RowButton.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import table from '#room/parts/DenseTable.module.css'
import styles from './FaultForm.module.css'
import { effectOf } from './faultForm.ts'
import { FaultForm } from './FaultForm.tsx'
import { PRESETS } from './presets.ts'

/** The fault rules of a world, and how often each has applied. Each can be changed, or paused. */
export function FaultsScreen() {
  const { world = '' } = useParams()
  const { data } = useListFaults(world)
  const [edited, setEdited] = useState<Fault | null>(null)
  const add = useAddFault()
  const change = useReplaceFault()
  const remove = useRemoveFault()
  const clear = useClearFaults()
  const faults = data?.faults ?? []
  const toggle = ({ id, rule: { off = false, ...rule } }: Fault) =>
    change.mutate({ world, fault: id, data: off ? rule : { ...rule, off: true } })
  return (
    <>
      <PageHeader
        title="Faults"
        lead="Rules that make calls of this world fail. A changed rule starts its count again."
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
      {data && faults.length === 0 && <EmptyState icon="success" title="No fault rules" />}
      {faults.length > 0 && (
        <DenseTable columns={[['No.', 'number'], ['Operation'], ['Effect'], ['Used', 'number', 'wide'], ['Actions']]}>
          {faults.map((fault) => {
            const { id, rule, used } = fault
            return (
              <tr key={id}>
                <td className={table.number}>{id}</td>
                <td>{rule.operation === '*' ? 'all' : rule.operation}</td>
                <td>
                  {effectOf(rule)} {rule.off === true && <Tag>paused</Tag>}
                </td>
                <td className={`${table.number} ${table.wide}`}>{used}</td>
                <td>
                  <span className={table.actions}>
                    <RowButton
                      act={rule.off === true ? 'Resume' : 'Pause'}
                      about={`fault ${id}`}
                      onClick={() => toggle(fault)}
                    />
                    <RowButton act="Edit" about={`fault ${id}`} onClick={() => setEdited(fault)} />
                    <RowButton act="Remove" about={`fault ${id}`} onClick={() => remove.mutate({ world, fault: id })} />
                  </span>
                </td>
              </tr>
            )
          })}
        </DenseTable>
      )}
      <section className={styles.form}>
        <h2>Add a rule</h2>
        <FaultForm
          submit="Add rule"
          onRule={(rule, onSent) => add.mutate({ world, data: rule }, { onSuccess: onSent })}
        />
      </section>
      {edited && (
        <Dialog open onClose={() => setEdited(null)} title={`Change rule ${edited.id}`} size="wide">
          <FaultForm
            rule={edited.rule}
            submit="Save rule"
            onRule={(rule) =>
              change.mutate({ world, fault: edited.id, data: rule }, { onSuccess: () => setEdited(null) })
            }
          />
        </Dialog>
      )}
    </>
  )
}
