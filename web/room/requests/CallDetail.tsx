import { useMutation } from '@tanstack/react-query'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import {
  type LoggedRequest,
  type PaymentUpdate,
  useAddFault,
  useGetRequest,
  useRewindWorld,
  type WatchedRequest,
} from '#room/api/generated/control.ts'
import { messageOf } from '#room/api/messageOf.ts'
import { useWorld } from '#room/api/useWorld.ts'
import { useOperations } from '#room/api/useOperations.ts'
import { useKeys } from '#src/base/useKeys.ts'
import { CopyWorldButton } from '#room/parts/CopyWorldButton.tsx'
import table from '#room/parts/DenseTable.module.css'
import { FaultLink } from '#room/parts/FaultLink.tsx'
import pane from '#room/parts/Pane.module.css'
import { shownTime } from '#room/parts/times.ts'
import { curlOf } from './curlOf.ts'
import { hindranceOf, orderIn, sendAgain, tellPayment } from './sendAgain.ts'
import { JsonBody } from './JsonBody.tsx'
import styles from './RequestsScreen.module.css'

interface CallDetailProps {
  readonly world: string
  readonly number: number
  /** The entry of the log; undefined once the log has dropped it. */
  readonly logged: LoggedRequest | undefined
  readonly onClose: () => void
}

/**
 * A call. In a watched world it shows the bodies, the problems that the contract found, and what can be done with the
 * call.
 */
export function CallDetail({ world, number, logged, onClose }: CallDetailProps) {
  // A call does not change once it was answered, except whether the world can be rewound to before it. A call that is
  // not kept now will not be kept later.
  const { data, error } = useGetRequest(world, number, { query: { enabled: ({ state }) => state.status !== 'error' } })
  const proxied = useWorld(world)?.proxied ?? null
  const rewind = useRewindWorld()
  const resend = useMutation({
    mutationFn: (call: WatchedRequest) => sendAgain(world, call),
    onSuccess: (outcome, { request }) =>
      void toast.success(`${request.operation ?? request.path} answered ${outcome}.`),
  })
  const hindrance = data && proxied === null ? hindranceOf(data) : null
  const place = { base: proxied ?? window.location.origin, world: proxied === null ? world : null }
  const goBack = () =>
    rewind.mutate({ world, number }, { onSuccess: () => toast.success(`The world is as before call ${number}.`) })
  useKeys({ r: () => data?.rewindable && goBack() })
  return (
    <section className={pane.pane} aria-label={`Call ${number}`}>
      <h2>Call {number}</h2>
      {error !== null && (
        <Banner tone="warning" title="Its bodies are not kept">
          {messageOf(error)}{' '}
          {proxied === null && (
            <CopyWorldButton copy={{ from: world, label: `${world}, watched` }} screen="requests" size="small">
              Make a watched copy
            </CopyWorldButton>
          )}
        </Banner>
      )}
      {logged && (
        <p>
          At {shownTime(logged.at)}, in {logged.durationMs.toFixed(1)} ms
          {logged.fault !== null && (
            <>
              , answered by <FaultLink world={world}>fault {logged.fault}</FaultLink>
            </>
          )}
        </p>
      )}
      {logged && !data && (
        <p>
          {logged.method} {logged.path} · {logged.status} {logged.codResult} · {logged.role}
        </p>
      )}
      <p className={table.actions}>
        {data && (
          <>
            {proxied === null && (
              <>
                <Button size="small" disabled={!data.rewindable} onClick={goBack}>
                  Rewind to before this
                </Button>
                <Button size="small" disabled={hindrance !== null} onClick={() => resend.mutate(data)}>
                  Send again
                </Button>
              </>
            )}
            <Button size="small" onClick={() => void navigator.clipboard.writeText(curlOf(place, data))}>
              Copy as curl
            </Button>
          </>
        )}
        <Button size="small" variant="quiet" onClick={onClose}>
          Close
        </Button>
      </p>
      {data && (
        <>
          <p>
            {data.request.method} {data.address} · {data.request.status} {data.request.codResult} · {data.request.role}{' '}
            {data.caller}
          </p>
          {hindrance !== null && <p>It cannot be sent again. {hindrance}</p>}
          {data.request.problems.map((problem) => (
            <p key={problem} className={styles.wrong}>
              {problem}
            </p>
          ))}
          {proxied === null && <Provoke world={world} call={data.request} />}
          {proxied === null && <Provider world={world} call={data} />}
          <h3>Request</h3>
          <JsonBody text={data.requestBody} place="body" problems={data.request.problems} />
          <h3>Answer</h3>
          <JsonBody text={data.responseBody} place="answer" problems={data.request.problems} />
        </>
      )}
    </section>
  )
}

/** The codes that the operation may answer. Each has a button that makes its next call answer that code. */
function Provoke({ world, call: { operation } }: { readonly world: string; readonly call: LoggedRequest }) {
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
  ['PAID', 'Say that it is paid'],
  ['REFUSED', 'Say that it is refused'],
  ['EXPIRED', 'Say that it has expired'],
] as const

/** The outcomes that the provider may report for the payment that a call has started. */
function Provider({ world, call }: { readonly world: string; readonly call: WatchedRequest }) {
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
