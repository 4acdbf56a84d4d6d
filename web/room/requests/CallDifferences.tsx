import { useGetRequest, type WatchedRequest } from '#room/api/generated/control.ts'
import { messageOf } from '#room/api/messageOf.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import styles from './CallsScreen.module.css'
import { type ComparedLine, lineDifferences, collapseEqualLines } from './lineDifferences.ts'

interface CallDifferencesProps {
  readonly world: string
  readonly call: WatchedRequest
  /** The number of the call that it is compared with. */
  readonly compared: number
}

/** What differs between two calls, line by line: the request and the answer with their headers. */
export function CallDifferences({ world, call, compared }: CallDifferencesProps) {
  const { data: other, error } = useGetRequest(world, compared, {
    query: { enabled: ({ state }) => state.status !== 'error' },
  })
  if (error !== null)
    return (
      <Banner tone="warning" title={`Call ${compared} is not kept`}>
        {messageOf(error)}
      </Banner>
    )
  if (!other) return null
  // The earlier call stands first, whichever was opened.
  const [first, second] = compared < call.request.number ? [other, call] : [call, other]
  return (
    <>
      <p>
        Lines with − are of call {first.request.number}, lines with + of call {second.request.number}.
      </p>
      <h3>Request</h3>
      <Lines lines={lineDifferences(requestLines(first), requestLines(second))} />
      <h3>Answer</h3>
      <Lines lines={lineDifferences(answerLines(first), answerLines(second))} />
    </>
  )
}

const SIGNS = { both: ' ', first: '−', second: '+' } as const

function Lines({ lines }: { readonly lines: readonly ComparedLine[] }) {
  if (lines.every(({ side }) => side === 'both')) return <p>It is the same in both.</p>
  return (
    <ol className={styles.body}>
      {collapseEqualLines(lines).map((part) =>
        'leftOut' in part ? (
          <li key={part.at} className={styles.left}>
            … {part.leftOut} equal {part.leftOut === 1 ? 'line' : 'lines'}
          </li>
        ) : (
          <li key={part.at} data-side={part.side}>
            {SIGNS[part.side]} {part.text}
          </li>
        ),
      )}
    </ol>
  )
}

/** The request of a call as lines: method and address, headers, and the body as indented JSON. */
function requestLines({ request, address, requestHeaders, requestBody }: WatchedRequest): string[] {
  return linesOf(`${request.method} ${address}`, requestHeaders, requestBody)
}

/** The answer to a call as lines: status, headers, and the body as indented JSON. */
function answerLines({ request, responseHeaders, responseBody }: WatchedRequest): string[] {
  return linesOf(String(request.status), responseHeaders, responseBody)
}

function linesOf(first: string, headers: WatchedRequest['requestHeaders'], body: string | null): string[] {
  const sorted = headers.map(({ name, value }) => `${name}: ${value}`).toSorted()
  return [first, ...sorted, ...(body === null ? [] : ['', ...indented(body).split('\n')])]
}

/** A body that is not JSON stays as it is. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
