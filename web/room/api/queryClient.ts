import { MutationCache, QueryClient } from '@tanstack/react-query'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { messageOf } from './messageOf.ts'

/** The interval at which the queries on the screen are fetched again. */
const EVERY_MS = 2000

/**
 * The query client of the room. The queries on the screen are fetched again every two seconds, and at once after each
 * change, because any change may touch all of a world. A failed change shows a toast.
 */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { refetchInterval: EVERY_MS, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: () => client.refetchQueries({ type: 'active' }),
      onError: (error) => void toast.error(messageOf(error)),
    }),
  })
  return client
}
