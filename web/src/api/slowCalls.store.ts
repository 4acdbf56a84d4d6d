import { after } from '#src/base/clock.ts'
import { makeStore } from './store.ts'

/** The calls on which somebody waits for longer than is pleasant, each as what gives it up. */
export const slowCalls = makeStore<readonly AbortController[]>([])

const SLOW_MS = 10_000
/** A file on its way shows how far it is by itself. */
const FILE_LENGTH = 100_000

/** Watches one call: from ten seconds on it counts as slow, until what is returned is called. `giveUp` ends it. */
export function watchSlowness(giveUp: AbortController, body: unknown): () => void {
  if (typeof body === 'string' && body.length > FILE_LENGTH) return () => undefined
  const others = () => slowCalls.current().filter((call) => call !== giveUp)
  const cancel = after(SLOW_MS, () => slowCalls.set([...others(), giveUp]))
  return () => {
    cancel()
    if (slowCalls.current().includes(giveUp)) slowCalls.set(others())
  }
}

/** Waits no longer: the calls fail as those do that nobody answers. */
export function giveUpSlowCalls(): void {
  for (const call of slowCalls.current()) call.abort(new DOMException('Nobody waits for it', 'TimeoutError'))
}
