import type { TokenSet } from './session.store.ts'

/**
 * Runs work while no other tab does the same. A duplicated tab holds the same refresh token, and one that is used twice
 * looks stolen to the server. Where the browser has no locks, the server's own tolerance has to do.
 */
export async function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  // The types promise locks; pages that are not served securely have none.
  const locks = navigator.locks as LockManager | undefined
  if (locks) await locks.request(NAME, work)
  else await work()
}

/** Hands a new pair to the tabs that hold the refresh token it was exchanged for. */
export function tellTokens(spent: string, fresh: TokenSet): void {
  const channel = openChannel()
  channel?.postMessage({ spent, fresh })
  channel?.close()
}

/** Calls back with each pair that another tab got. The function it returns stops that. */
export function heardTokens(listener: (spent: string, fresh: TokenSet) => void): () => void {
  const channel = openChannel()
  // Only pages of this site can post here, and they only post what tellTokens does.
  channel?.addEventListener('message', ({ data }: MessageEvent<{ spent: string; fresh: TokenSet }>) => {
    listener(data.spent, data.fresh)
  })
  return () => channel?.close()
}

const NAME = 'acometida.refresh'

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
}
