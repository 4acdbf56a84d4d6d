import { MutationCache, QueryClient } from '@tanstack/react-query'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { messageOf } from './messageOf.ts'

/** How often what is on the screen is asked again. */
const EVERY_MS = 2000

/**
 * The queries of the room. What is shown is asked again every two seconds, and at once after each change, of which any
 * may touch all of a world. A change that fails is told in a toast.
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
