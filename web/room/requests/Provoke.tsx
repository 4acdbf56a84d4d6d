import { useMutation } from '@tanstack/react-query'
import {
  type LoggedRequest,
  type PaymentUpdate,
  useAddFault,
  type WatchedRequest,
} from '#room/api/generated/control.ts'
import { useOperations } from '#room/api/useOperations.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import table from '#room/parts/DenseTable.module.css'
import { orderIn, tellPayment } from './resend.ts'

/** The codes that the operation may answer. Each has a button that makes its next call answer that code. */
export function Provoke({ world, call: { operation } }: { readonly world: string; readonly call: LoggedRequest }) {
  const add = useAddFault()
  const codes = useOperations().get(operation ?? '')?.codes ?? []
  if (operation === null || codes.length === 0) return null
  const provoke = (codResult: string) =>
    add.mutate(
      { world, data: { operation, codResult, times: 1 } },
      { onSuccess: () => toast.success(`The next ${operation} answers ${codResult}.`) },
    )
  return (
    <p className={table.actions}>
      {codes.map((code) => (
        <Button key={code} size="small" variant="quiet" onClick={() => provoke(code)}>
          Provoke {code}
        </Button>
      ))}
    </p>
  )
}

/** The outcomes that the payment provider may report, each with the label of its button. */
const OUTCOMES = [
  ['PAID', 'Report it as paid'],
  ['REFUSED', 'Report it as refused'],
  ['EXPIRED', 'Report it as expired'],
] as const

/** The outcomes that the provider may report for the payment that a call has started. */
export function Provider({ world, call }: { readonly world: string; readonly call: WatchedRequest }) {
  const tell = useMutation({
    mutationFn: ({ order, state }: Pick<PaymentUpdate, 'order' | 'state'>) => tellPayment(world, order, state),
    onSuccess: (outcome) => void toast.success(`updatePayment answered ${outcome}.`),
  })
  const order = orderIn(call)
  if (order === null) return null
  return (
    <p className={table.actions}>
      {OUTCOMES.map(([state, label]) => (
        <Button key={state} size="small" variant="quiet" onClick={() => tell.mutate({ order, state })}>
          {label}
        </Button>
      ))}
    </p>
  )
}
