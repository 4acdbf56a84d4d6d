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
import type * as calls from './generated/api.ts'
import { keepLeftOut } from './leftOut.ts'

/** An operation, by the name of its generated function. */
type Operation = Extract<keyof typeof calls, string>

interface QuestionOptions<Answer> {
  /** The call changes something: it is made as its screen opens, and only then or when it is asked for. */
  readonly once?: true
  readonly retry?: false
  /** How long an answer is good, milliseconds. */
  readonly staleTime?: number
  /** How long an answer that nobody looks at is kept, milliseconds. */
  readonly gcTime?: number
  /**
   * In how many milliseconds it is asked again while somebody looks; false for no more. `looks`: so often it was
   * answered.
   */
  readonly again?: (answer: Answer | undefined, looks: number) => number | false
}

export type Question<Answer> = ReturnType<typeof question<Answer>>

/**
 * A question that no generated hook asks: it takes several calls, another session, or a call that writes. Its key
 * begins with the operationId, as those of the generated ones do; `about` is what else tells it from others.
 */
export function question<Answer>(
  operation: Operation,
  about: readonly unknown[],
  ask: (signal: AbortSignal) => Promise<Answer>,
  { once, again, ...options }: QuestionOptions<Answer> = {},
) {
  return queryOptions({
    queryKey: [operation, ...about],
    queryFn: async (context) => {
      // A query whose signal is looked at ends with the last who looks at it, and begins anew with the next: what
      // changes something does not.
      const signal = once ? new AbortController().signal : context.signal
      const answer = await ask(signal)
      keepLeftOut([operation, ...about], signal)
      return answer
    },
    ...(again && {
      refetchInterval: ({ state }: Query<Answer, Error, Answer, readonly unknown[]>) =>
        again(state.data, state.dataUpdateCount),
      refetchOnWindowFocus: false,
    }),
    ...(once && ONCE),
    ...options,
  })
}

/** The answer to a question of ours, or what `select` makes of it, as a generated hook gives that to one of theirs. */
export function useQuestion<Answer, Shown = Answer>(
  asked: Question<Answer>,
  { enabled = true, select }: { readonly enabled?: boolean; readonly select?: (answer: Answer) => Shown } = {},
) {
  // Without it the answer is what is shown.
  const shown = select ?? ((answer: Answer) => answer as unknown as Shown)
  return withKey(useQuery({ ...asked, enabled, select: shown }), asked.queryKey)
}

/**
 * What a query gives, with its key, by which those find it who ask what it lacks. What of it nobody reads stays unread.
 */
function withKey<Result extends object>(result: Result, queryKey: QueryKey): Result & { readonly queryKey: QueryKey } {
  const get = (target: Result, name: string | symbol): unknown =>
    name === 'queryKey' ? queryKey : Reflect.get(target, name)
  // The proxy has what the type says: all of the result, and the key.
  return new Proxy(result, { get }) as Result & { readonly queryKey: QueryKey }
}

/** Asks for what is looked at later, without drawing anew when it comes. */
export function useAhead<Answer>(asked: readonly Question<Answer>[]): void {
  useQueries({ queries: asked.map((each) => ({ ...each, notifyOnChangeProps: [] })) })
}

/**
 * The answers to the same question about several things, in their order; as generated hooks give them, and shared with
 * those.
 */
export function useEach<Answer, Failure, Shown>(asked: readonly UseQueryOptions<Answer, Failure, Shown>[]) {
  return useQueries({ queries: [...asked] })
}

/** Asks questions of ours outside of drawing. */
export function useAnswers() {
  const client = useQueryClient()
  return useMemo(
    () => ({
      /** The answer, which may be one of the last minute. */
      ask: <Answer>(asked: Question<Answer>) => client.fetchQuery(asked),
      /** An answer of this moment. Without a connection it fails at once instead of waiting unseen. */
      askNow: <Answer>(asked: Question<Answer>) =>
        client.fetchQuery({ ...asked, staleTime: 0, networkMode: 'always' as const }),
      /** Asks again, for those who look at the answer. */
      askAgain: <Answer>(asked: Question<Answer>) => client.refetchQueries({ queryKey: asked.queryKey }),
      /** Drops the answers of an operation. */
      forget: (operation: Operation) => client.removeQueries({ queryKey: [operation] }),
    }),
    [client],
  )
}

/** A change that takes more than one generated call. */
export function useChange<Asked = void, Answer = void>(
  mutationFn: (asked: Asked) => Promise<Answer>,
  options: Pick<UseMutationOptions<Answer, Error, Asked>, 'onSuccess' | 'onError'> = {},
) {
  return useMutation({ mutationFn, ...options })
}

/**
 * Shows what a change makes of an answer before the server has said so, and the answer as it was where the change
 * fails. For `mutation` of a generated hook.
 */
export function useShownAtOnce<Answer, Variables>(
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
      made: { readonly query: unknown; readonly before: Answer | undefined } | undefined,
    ) => {
      // Where all was forgotten meanwhile, what is asked now is of somebody else.
      if (made?.query === client.getQueryCache().find({ queryKey })) client.setQueryData(queryKey, made?.before)
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
