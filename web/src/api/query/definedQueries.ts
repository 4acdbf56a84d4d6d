import {
  type Query,
  type QueryKey,
  queryOptions,
  useMutation,
  type UseMutationOptions,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { keepDropped } from '#src/api/call/dropped.ts'
import type * as calls from '#src/api/generated/api.ts'

/** An operation, by the name of its generated function. */
type Operation = Extract<keyof typeof calls, string>

interface DefinedQueryOptions<Answer> {
  /** The call writes. It runs once as its screen opens, and again only on request. */
  readonly once?: true
  readonly retry?: false
  /** How long an answer stays fresh, milliseconds. */
  readonly staleTime?: number
  /** How long an unobserved answer stays in the cache, milliseconds. */
  readonly gcTime?: number
  /**
   * The time until the next refetch while the query is observed, milliseconds; false to stop. `fetchCount` is the
   * number of answers so far.
   */
  readonly refetchInterval?: (answer: Answer | undefined, fetchCount: number) => number | false
}

export type DefinedQuery<Answer> = ReturnType<typeof defineQuery<Answer>>

/**
 * Query options for a read without a generated hook: one that takes several calls, another session, or a call that
 * writes. The key begins with the operationId, like the generated keys; `about` is the rest of the key. The answer is
 * kept on the device as JSON, so it is no Map or Set: `select` makes one of it.
 */
export function defineQuery<Answer>(
  operation: Operation,
  about: readonly unknown[],
  fetchAnswer: (signal: AbortSignal) => Promise<Answer>,
  { once, refetchInterval, ...options }: DefinedQueryOptions<Answer> = {},
) {
  return queryOptions({
    queryKey: [operation, ...about],
    queryFn: async (context) => {
      // React Query cancels a query whose signal is read when its last observer leaves, and restarts it for the next
      // one. A call that writes must not run twice, so its signal stays unread.
      const signal = once ? new AbortController().signal : context.signal
      const answer = await fetchAnswer(signal)
      keepDropped([operation, ...about], signal)
      return answer
    },
    ...(refetchInterval && {
      refetchInterval: ({ state }: Query<Answer, Error, Answer, readonly unknown[]>) =>
        refetchInterval(state.data, state.dataUpdateCount),
      refetchOnWindowFocus: false,
    }),
    ...(once && ONCE),
    ...options,
  })
}

/** The answer of a `DefinedQuery`, or what `select` makes of it. The counterpart of a generated hook. */
export function useDefinedQuery<Answer, Shown = Answer>(
  query: DefinedQuery<Answer>,
  { enabled = true, select }: { readonly enabled?: boolean; readonly select?: (answer: Answer) => Shown } = {},
) {
  // Without `select`, Shown is Answer.
  const selectShown = select ?? ((answer: Answer) => answer as unknown as Shown)
  return withKey(useQuery({ ...query, enabled, select: selectShown }), query.queryKey)
}

/**
 * A query result with its key, by which `useDropped` finds it. The proxy keeps property tracking: unread fields cause
 * no render.
 */
function withKey<Result extends object>(result: Result, queryKey: QueryKey): Result & { readonly queryKey: QueryKey } {
  const get = (target: Result, name: string | symbol): unknown =>
    name === 'queryKey' ? queryKey : Reflect.get(target, name)
  // The proxy has what the type says: all of the result, and the key.
  return new Proxy(result, { get }) as Result & { readonly queryKey: QueryKey }
}

/** Prefetches queries without a render when they arrive. */
export function usePrefetch<Answer>(queries: readonly DefinedQuery<Answer>[]): void {
  useQueries({ queries: queries.map((each) => ({ ...each, notifyOnChangeProps: [] })) })
}

/** The answers to the same query about several things, in order. They share the cache with the generated hooks. */
export function useEachQuery<Answer, Failure, Shown>(queries: readonly UseQueryOptions<Answer, Failure, Shown>[]) {
  return useQueries({ queries: [...queries] })
}

/** Runs queries outside of rendering. */
export function useQueryRunner() {
  const client = useQueryClient()
  return useMemo(
    () => ({
      /** The answer, at most one minute old. */
      fetch: <Answer>(query: DefinedQuery<Answer>) => client.fetchQuery(query),
      /** A fresh answer. Fails at once when offline, instead of waiting unseen. */
      fetchFresh: <Answer>(query: DefinedQuery<Answer>) =>
        client.fetchQuery({ ...query, staleTime: 0, networkMode: 'always' as const }),
      /** Refetches the answer for its observers. */
      refetch: <Answer>(query: DefinedQuery<Answer>) => client.refetchQueries({ queryKey: query.queryKey }),
      /** Drops the cached answers of an operation. */
      remove: (operation: Operation) => client.removeQueries({ queryKey: [operation] }),
    }),
    [client],
  )
}

/** A mutation that takes more than one generated call. */
export function useMutationOf<Variables = void, Answer = void>(
  mutationFn: (variables: Variables) => Promise<Answer>,
  options: Pick<UseMutationOptions<Answer, Error, Variables>, 'onSuccess' | 'onError'> = {},
) {
  return useMutation({ mutationFn, ...options })
}

/**
 * An optimistic update: shows the change before the server confirms it, and restores the answer if the call fails. Goes
 * into `mutation` of a generated hook.
 */
export function useOptimisticUpdate<Answer, Variables>(
  queryKey: readonly unknown[],
  change: (answer: Answer, variables: Variables) => Answer,
) {
  const client = useQueryClient()
  return {
    onMutate: async (variables: Variables) => {
      await client.cancelQueries({ queryKey })
      const query = client.getQueryCache().find<Answer>({ queryKey })
      const before = query?.state.data
      if (before) client.setQueryData(queryKey, change(before, variables))
      return { query, before }
    },
    onError: (
      _error: unknown,
      _variables: Variables,
      snapshot: { readonly query: unknown; readonly before: Answer | undefined } | undefined,
    ) => {
      // The cache may have been cleared meanwhile. A query made since then belongs to another session.
      if (snapshot?.query === client.getQueryCache().find({ queryKey })) client.setQueryData(queryKey, snapshot?.before)
    },
  }
}

const ONCE = {
  retry: false,
  retryOnMount: false,
  refetchOnMount: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const
