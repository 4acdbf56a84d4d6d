import { MutationCache, notifyManager, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '#src/api/call/apiError.ts'
import { whenLimitEnds } from '#src/api/call/callLimit.ts'
import { reportError } from '#src/api/error.store.ts'
import { whenChanged } from './changed.ts'
import { whenAnswersCleared } from './clearAnswers.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta
  }
}

/** The options of a call: `useGetUser(id, { query: { meta: { banner: true } } })`. */
type CallMeta = Record<string, unknown> & {
  /** The screen has no place for a failure, so the banner shows it. */
  readonly banner?: true
}

const STALE_MS = 60_000
const MAX_RETRIES = 2

// Answers that arrive close together render together, in the next frame.
notifyManager.setScheduler(withNextFrame())

/** The cache of server answers. Cleared when the session ends. */
export const queryClient = makeQueryClient()
whenAnswersCleared(() => queryClient.clear())

// React Query resumes paused queries when the connection returns. Queries of a page opened offline have failed instead,
// so they are refetched here, like those that were refused for a time.
window.addEventListener('online', refetchFailed)
whenLimitEnds(refetchFailed)

function refetchFailed(): void {
  const filters = {
    type: 'active',
    predicate: (query: Query) => query.state.status === 'error' && mayDiffer(query),
  } as const
  void queryClient.refetchQueries(filters, { cancelRefetch: false })
}

/**
 * The screen shows a failed call, unless the call asks for the error banner. Only failures that may pass are retried.
 * The reads that a call changes, as the contract says, become stale.
 */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: (failures, error) => failures < MAX_RETRIES && mayHeal(error),
        // A broken answer is fetched again only by a button.
        retryOnMount: mayDiffer,
        refetchOnMount: mayDiffer,
        refetchOnWindowFocus: mayDiffer,
        refetchOnReconnect: mayDiffer,
      },
      // A write fails at once when offline. A paused write would run when nobody expects it.
      mutations: { networkMode: 'always' },
    },
  })
  // The key of a query begins with the operationId of its read.
  whenChanged((reads) => client.invalidateQueries({ predicate: ({ queryKey: [id] }) => reads.includes(String(id)) }))
  return client
}

/** Whether the last answer of a query broke the contract, so that a retry would bring the same. */
export function hasBrokenAnswer(queryKey: QueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey })
  return query !== undefined && !mayDiffer(query)
}

/** Whether a refetch may bring anything but a broken answer. */
function mayDiffer({ state: { error } }: Query): boolean {
  return !(error instanceof ApiError && error.transportFailure?.lasting)
}

/** No answer, or a server error. An answer with a code is final, and a timeout is not waited for twice. */
function mayHeal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    ((error.status === 0 && error.transportFailure?.kind !== 'late') || error.status >= 500)
  )
}

function report(error: unknown, meta: CallMeta | undefined): void {
  if (meta?.banner) reportError(error)
}

/** Runs scheduled callbacks together before the next frame. A hidden page has no frames, so a timer runs them. */
function withNextFrame(): (run: () => void) => void {
  let waiting: (() => void)[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout>
  return (run) => {
    waiting.push(run)
    if (waiting.length > 1) return
    frame = requestAnimationFrame(runAll)
    timer = setTimeout(runAll, NO_FRAME_MS)
  }

  function runAll(): void {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    const now = waiting
    waiting = []
    for (const run of now) run()
  }
}

const NO_FRAME_MS = 100
