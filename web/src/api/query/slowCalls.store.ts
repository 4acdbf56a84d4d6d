import { after } from '#src/base/clock.ts'
import { makeStore } from '#src/base/store.ts'

/** The calls that are slow at present, each by the controller that aborts it. */
export const slowCalls = makeStore<readonly AbortController[]>([])

const SLOW_MS = 10_000
/** The upload of a file shows its own progress. */
const FILE_LENGTH = 100_000

/** Watches a call: after ten seconds it counts as slow, until the returned function is called. `giveUp` aborts it. */
export function watchSlowCall(giveUp: AbortController, body: unknown): () => void {
  if (typeof body === 'string' && body.length > FILE_LENGTH) return () => undefined
  const others = () => slowCalls.current().filter((call) => call !== giveUp)
  const cancel = after(SLOW_MS, () => slowCalls.set([...others(), giveUp]))
  return () => {
    cancel()
    if (slowCalls.current().includes(giveUp)) slowCalls.set(others())
  }
}

/** Aborts the slow calls. They fail like a timeout. */
export function abortSlowCalls(): void {
  for (const call of slowCalls.current()) call.abort(new DOMException('Nobody waits for it', 'TimeoutError'))
}
