import { vi } from 'vitest'

/**
 * Watches the calls of a method from here on. Returns under which ids they went out: a call that comes again under its
 * id is done once.
 */
export function messageIds(method: 'POST' | 'PUT'): () => readonly (string | null)[] {
  const sent = vi.spyOn(globalThis, 'fetch')
  return () =>
    sent.mock.calls.flatMap(([, options]) =>
      options?.method === method ? [new Headers(options.headers).get('message-id')] : [],
    )
}
