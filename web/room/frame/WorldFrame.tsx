import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, Outlet, useMatch, useParams } from 'react-router-dom'
import { ControlError } from '#room/api/controlFetch.ts'
import { listEvents } from '#room/api/generated/control.ts'
import { makeWorld } from '#room/api/makeWorld.ts'
import { useWorld } from '#room/api/useWorld.ts'
import { worldPath } from '#room/parts/worldPath.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { ClockBar } from './ClockBar.tsx'

/** A page of a world: its clock at the top, or the API that a proxy watches for it. Says so if the world has ended. */
export function WorldFrame() {
  const { world = '' } = useParams()
  const data = useWorld(world)
  const [requests, contract] = [useMatch(worldPath(':world', 'requests')), useMatch(worldPath(':world', 'contract'))]
  const isOfProxied = requests !== null || contract !== null
  useWorldEvents(world, data !== null)
  if (data === null) return <WorldGone world={world} />
  if (typeof data?.proxied === 'string' && !isOfProxied) return <Navigate to="requests" replace />
  return (
    <>
      {data?.proxied === null && <ClockBar world={data} />}
      {typeof data?.proxied === 'string' && (
        <p>
          <strong>{data.proxied}</strong>, as seen by a proxy or a run of conformance. This world shows only its calls,
          and their place in the contract.
        </p>
      )}
      <Outlet />
    </>
  )
}

/** The names that a world may have. */
const NAME = /^[a-z0-9][a-z0-9-]{0,61}$/

/** The page of a world that does not exist: the way to those that do, and a button that makes it from the seed. */
function WorldGone({ world }: { readonly world: string }) {
  const make = useMutation({
    mutationFn: () => makeWorld({ id: world, watch: true }),
    onSuccess: () => void toast.success(`World ${world} was created.`),
  })
  return (
    <>
      <PageHeader title={`World ${world} has ended`} />
      <EmptyState
        icon="clock"
        title="This world no longer exists"
        text="It was deleted, it expired without calls, or the server restarted. A new world of this name starts from the seed."
        action={
          <>
            {NAME.test(world) && (
              <Button variant="primary" reads loading={make.isPending} onClick={() => make.mutate()}>
                Make {world} again
              </Button>
            )}{' '}
            <LinkButton to="/">Show all worlds</LinkButton>
          </>
        }
      />
    </>
  )
}

/** How long a call waits for the next event, in milliseconds. A server that shuts down waits for it no longer. */
const WAIT_MS = 5_000
/** The pause before a server that did not answer is called again, in milliseconds. */
const AGAIN_MS = 1_000

/** Fetches the queries on the screen again as soon as something happens in a world, as long as it exists. */
function useWorldEvents(world: string, exists: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!exists) return
    const leave = new AbortController()
    void follow(world, leave.signal, () => void client.refetchQueries({ type: 'active' }))
    return () => leave.abort()
  }, [world, exists, client])
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
