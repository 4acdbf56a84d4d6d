import { useMutation } from '@tanstack/react-query'
import {
  type LoggedRequest,
  useGetRequest,
  useRewindWorld,
  type WatchedRequest,
  type CallHeader,
} from '#room/api/generated/control.ts'
import { messageOf } from '#room/api/messageOf.ts'
import { useWorld } from '#room/api/useWorld.ts'
import { CopyWorldButton } from '#room/parts/CopyWorldButton.tsx'
import { FaultLink } from '#room/parts/FaultLink.tsx'
import { formatClock, formatTime } from '#room/parts/times.ts'
import { useKeys } from '#src/base/useKeys.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Select } from '#src/ui/form/choice/Select.tsx'
import table from '#room/parts/DenseTable.module.css'
import pane from '#room/parts/Pane.module.css'
import { CallDifferences } from './CallDifferences.tsx'
import { callerOf } from './calls.ts'
import styles from './CallsScreen.module.css'
import { curlOf } from './curlOf.ts'
import { JsonBody } from './JsonBody.tsx'
import { Provider, Provoke } from './Provoke.tsx'
import { resend, resendProblem } from './resend.ts'

interface CallDetailProps {
  readonly world: string
  readonly number: number
  /** The entry of the log; undefined once the log has dropped it. */
  readonly logged: LoggedRequest | undefined
  /** The calls that it can be compared with. */
  readonly others: readonly LoggedRequest[]
  /** The number of the call that it is compared with; null if none. */
  readonly compared: number | null
  readonly onCompare: (number: number | null) => void
  readonly onClose: () => void
}

/**
 * A call. In a watched world it shows the bodies, the problems that the contract found, and what can be done with the
 * call.
 */
export function CallDetail({ world, number, logged, others, compared, onCompare, onClose }: CallDetailProps) {
  // A call does not change once it was answered, except whether the world can be rewound to before it. A call that is
  // not kept now will not be kept later.
  const { data, error } = useGetRequest(world, number, { query: { enabled: ({ state }) => state.status !== 'error' } })
  const proxied = useWorld(world)?.proxied ?? null
  const rewind = useRewindWorld()
  const resending = useMutation({
    mutationFn: (call: WatchedRequest) => resend(world, call),
    onSuccess: (outcome, { request }) =>
      void toast.success(`${request.operation ?? request.path} answered ${outcome}.`),
  })
  const obstacle = data && proxied === null ? resendProblem(data) : null
  const place = { base: proxied ?? window.location.origin, world: proxied === null ? world : null }
  const goBack = () =>
    rewind.mutate(
      { world, number },
      { onSuccess: () => toast.success(`The world is back at its state before call ${number}.`) },
    )
  useKeys({ r: () => data?.rewindable && goBack() })
  return (
    <section className={`${pane.pane} ${pane.beside}`} aria-label={`Call ${number}`}>
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
          At {formatTime(logged.at)} of the world, {formatClock(logged.realAt)} here, in {logged.durationMs.toFixed(1)}{' '}
          ms
          {logged.fault !== null && (
            <>
              , answered by <FaultLink world={world}>fault {logged.fault}</FaultLink>
            </>
          )}
        </p>
      )}
      {logged && !data && (
        <p>
          {logged.method} {logged.path} · {logged.status} {logged.codResult} · {callerOf(logged)}
        </p>
      )}
      {logged?.failure && (
        <Banner tone="error" live={false} title={logged.failure.message}>
          {logged.failure.at ?? 'It was thrown outside of the sources.'}
          {logged.failure.source !== null && <pre>{logged.failure.source}</pre>}
        </Banner>
      )}
      <p className={table.actions}>
        {data && (
          <>
            {proxied === null && (
              <>
                <Button size="small" disabled={!data.rewindable} onClick={goBack}>
                  Rewind to before this
                </Button>
                <Button size="small" disabled={obstacle !== null} onClick={() => resending.mutate(data)}>
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
          {obstacle !== null && <p>It cannot be sent again. {obstacle}</p>}
          {logged?.messageId && <p>Message id {logged.messageId}</p>}
          {data.request.problems.map((problem) => (
            <p key={problem} className={styles.wrong}>
              {problem}
            </p>
          ))}
          {proxied === null && <Provoke world={world} call={data.request} />}
          {proxied === null && <Provider world={world} call={data} />}
          <Select
            label="Compare with"
            placeholder="No other call"
            value={compared === null ? '' : String(compared)}
            onValue={(value) => onCompare(value === '' ? null : Number(value))}
            options={choicesFor(data.request, others, compared)}
          />
          {compared === null ? (
            <>
              <h3>Request</h3>
              <HeaderList of="request" headers={data.requestHeaders} />
              <JsonBody text={data.requestBody} place="body" problems={data.request.problems} />
              <h3>Answer</h3>
              <HeaderList of="answer" headers={data.responseHeaders} />
              <JsonBody text={data.responseBody} place="answer" problems={data.request.problems} />
            </>
          ) : (
            <CallDifferences world={world} call={data} compared={compared} />
          )}
        </>
      )}
    </section>
  )
}

/** The calls whose content may be kept as well, those of the same operation first. */
function choicesFor(call: LoggedRequest, others: readonly LoggedRequest[], compared: number | null) {
  const rank = ({ operation }: LoggedRequest) => (operation === call.operation ? 0 : 1)
  const choices = others
    .filter(({ number, address }) => number !== call.number && address !== undefined)
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ number, method, operation, path, status, codResult, realAt }) => ({
      value: String(number),
      label: `${number}: ${method} ${operation ?? path}, ${status} ${codResult ?? ''}, ${formatClock(realAt)}`,
    }))
  const isListed = compared === null || choices.some(({ value }) => value === String(compared))
  return isListed ? choices : [{ value: String(compared), label: `${compared}` }, ...choices]
}

interface HeaderListProps {
  readonly of: 'request' | 'answer'
  readonly headers: readonly CallHeader[]
}

/** The headers of a request or an answer, to unfold. Those of a proxied call are not kept. */
function HeaderList({ of, headers }: HeaderListProps) {
  if (headers.length === 0) return null
  return (
    <details>
      <summary>
        {headers.length} headers of the {of}
      </summary>
      <ul className={styles.body}>
        {headers.map(({ name, value }) => (
          <li key={name}>
            {name}: {value}
          </li>
        ))}
      </ul>
    </details>
  )
}
