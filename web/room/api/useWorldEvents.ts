import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ControlError } from './controlFetch.ts'
import { listEvents } from './generated/control.ts'

/** How long a call waits for the next event, in milliseconds. A server that shuts down waits for it no longer. */
const WAIT_MS = 5_000
/** The pause before a server that did not answer is called again, in milliseconds. */
const AGAIN_MS = 1_000

/** Fetches the queries on the screen again as soon as something happens in a world. */
export function useWorldEvents(world: string): void {
  const client = useQueryClient()
  useEffect(() => {
    const leave = new AbortController()
    void follow(world, leave.signal, () => void client.refetchQueries({ type: 'active' }))
    return () => leave.abort()
  }, [world, client])
}

/** Calls back after each event of a world, until the page leaves it or it ends. */
async function follow(world: string, signal: AbortSignal, onEvent: () => void): Promise<void> {
  let after = (await listEvents(world, {}, { signal }).catch(() => null))?.events.at(-1)?.number ?? 0
  while (!signal.aborted) {
    const answer = await listEvents(world, { after, waitMs: WAIT_MS }, { signal }).catch(problemOf)
    if (signal.aborted || answer === 'ended') return
    if (answer === null) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    const last = answer?.events.at(-1)
    if (!last) continue
    after = last.number
    onEvent()
  }
}

function problemOf(error: unknown): 'ended' | null {
  return error instanceof ControlError && error.status === 404 ? 'ended' : null
}
