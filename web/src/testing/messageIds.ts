import { vi } from 'vitest'

/**
 * Records the message-ids of all calls of a method from now on. A call repeated under the same id runs once on the
 * server.
 */
export function messageIds(method: 'POST' | 'PUT'): () => readonly (string | null)[] {
  const sent = vi.spyOn(globalThis, 'fetch')
  return () =>
    sent.mock.calls.flatMap(([, options]) =>
      options?.method === method ? [new Headers(options.headers).get('message-id')] : [],
    )
}
