import { MutationCache, notifyManager, type Query, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from './apiError.ts'
import { whenChanged } from './changed.ts'
import { reportError } from './error.store.ts'
import { whenForgetting } from './forget.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta
    mutationMeta: CallMeta
  }
}

/** What a call says about itself: `useGetUser(id, { query: { meta: { banner: true } } })`. */
type CallMeta = Record<string, unknown> & {
  /** The screen has no place of its own for a failure: the banner shows it. */
  readonly banner?: true
}

const STALE_MS = 60_000
const MAX_RETRIES = 2

// Answers that come close together are drawn together, with the next frame, instead of one after the other.
notifyManager.setScheduler(withNextFrame())

/** What the client knows of the server. It is emptied when the session ends. */
export const queryClient = makeQueryClient()
whenForgetting(() => queryClient.clear())

// The library wakes what waits for the line. What a page that was opened without one has asked, has failed.
window.addEventListener('online', () => {
  const filters = {
    type: 'active',
    predicate: (query: Query) => query.state.status === 'error' && mayDiffer(query),
  } as const
  void queryClient.refetchQueries(filters, { cancelRefetch: false })
})

/**
 * The screen shows that a call has failed, unless the call asks for the error banner. Only what may heal by itself is
 * tried again. What a call has changed, as the contract says, is stale.
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
        // Whoever wants to may ask again with a button; nothing else does.
        retryOnMount: mayDiffer,
        refetchOnMount: mayDiffer,
        refetchOnWindowFocus: mayDiffer,
        refetchOnReconnect: mayDiffer,
      },
      // Without a connection a write fails at once. One that waited for the line would be done when nobody expects it.
      mutations: { networkMode: 'always' },
    },
  })
  // The key of a query begins with the operationId of its read.
  whenChanged((reads) => client.invalidateQueries({ predicate: ({ queryKey: [id] }) => reads.includes(String(id)) }))
  return client
}

/** Whether what a query was answered last is against the contract, so that asking again would bring the same. */
export function isHopeless(queryKey: QueryKey): boolean {
  const query = queryClient.getQueryCache().find({ queryKey })
  return query !== undefined && !mayDiffer(query)
}

/** Whether asking again may bring something else than an answer against the contract. */
function mayDiffer({ state: { error } }: Query): boolean {
  return !(error instanceof ApiError && error.trouble?.lasting)
}

/**
 * No answer, or a server in trouble. An answer with a code is an answer, and nobody waits twice for one that is late.
 */
function mayHeal(error: unknown): boolean {
  return error instanceof ApiError && ((error.status === 0 && error.trouble?.kind !== 'late') || error.status >= 500)
}

function report(error: unknown, meta: CallMeta | undefined): void {
  if (meta?.banner) reportError(error)
}

/**
 * Runs what is handed in before the next frame together. A page that nobody sees has none, and waits for a moment
 * instead.
 */
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
