import type { WatchedCall } from '#src/control/watch/watch.ts'
import type { LoggedRequest } from './requestLog.ts'

/** The filters and the order of a list of calls. */
export interface RequestQuery {
  readonly operation?: string
  readonly persona?: string
  /** `failed`, `problems`, a result code, or an HTTP status. */
  readonly outcome?: string
  /** Words to find. */
  readonly find?: string
  readonly sort: keyof typeof ORDERS
}

/** What was kept of a call in a watched world. */
type ContentOf = (number: number) => WatchedCall | undefined

/** The calls that pass every filter, in the order asked for. Without content, words are found in the log alone. */
export function findRequests(
  requests: readonly LoggedRequest[],
  { operation, persona, outcome, find = '', sort }: RequestQuery,
  contentOf: ContentOf = () => undefined,
): LoggedRequest[] {
  const words = find.toLowerCase().split(/\s+/).filter(Boolean)
  return requests
    .filter(
      (each) =>
        (operation === undefined || each.operation === operation) &&
        (persona === undefined || each.persona === persona) &&
        (outcome === undefined || hasOutcome(each, outcome)) &&
        (words.length === 0 || hasWords(textOf(each, contentOf(each.number)), words)),
    )
    .sort(ORDERS[sort])
}

type CompareRequests = (one: LoggedRequest, other: LoggedRequest) => number

const newest: CompareRequests = (one, other) => other.number - one.number
const slowest: CompareRequests = (one, other) => other.durationMs - one.durationMs
const ORDERS = {
  newest,
  slowest,
  oldest: (one, other) => newest(other, one),
  fastest: (one, other) => slowest(other, one),
} as const satisfies Readonly<Record<string, CompareRequests>>

function hasOutcome({ status, codResult, fault, problems }: LoggedRequest, outcome: string): boolean {
  if (outcome === 'failed') return status >= 400 || fault !== null
  if (outcome === 'problems') return problems.length > 0
  return outcome === codResult || outcome === String(status)
}

function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

/** Everything in which words are found. */
function textOf(
  { method, operation, path, status, codResult, role, persona, messageId }: LoggedRequest,
  content: WatchedCall | undefined,
): string {
  const headers = [...(content?.requestHeaders ?? []), ...(content?.responseHeaders ?? [])]
  return [
    method,
    operation,
    path,
    status,
    codResult,
    role,
    persona,
    messageId,
    content?.address,
    ...headers.map(({ name, value }) => `${name}: ${value}`),
    content?.requestBody,
    content?.responseBody,
  ].join('\n')
}

/** The operations, personas and outcomes of calls, each in order and once: the choices of the filters. */
export function choicesOf(requests: readonly LoggedRequest[]) {
  const distinct = (values: readonly (string | null | undefined)[]) =>
    [...new Set(values.filter((value) => typeof value === 'string'))].toSorted()
  return {
    operations: distinct(requests.map(({ operation }) => operation)),
    personas: distinct(requests.map(({ persona }) => persona)),
    outcomes: distinct(requests.map(({ codResult, status }) => codResult ?? String(status))),
  }
}
