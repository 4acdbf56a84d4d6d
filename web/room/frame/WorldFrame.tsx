import { useQuery } from '@tanstack/react-query'
import { Outlet, useParams } from 'react-router-dom'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ControlError } from '#room/api/controlFetch.ts'
import { getGetWorldQueryKey, getWorld } from '#room/api/generated/control.ts'
import { useWorldEvents } from '#room/api/useWorldEvents.ts'
import { ClockBar } from './ClockBar.tsx'

/** A page of a world: its clock on top. Says it when the world has ended. */
export function WorldFrame() {
  const { world = '' } = useParams()
  const { data } = useQuery({ queryKey: getGetWorldQueryKey(world), queryFn: () => getWorld(world).catch(asEnded) })
  useWorldEvents(world)
  if (data === null)
    return (
      <EmptyState
        icon="clock"
        title={`World ${world} has ended`}
        action={<LinkButton to="/">See the worlds that there are</LinkButton>}
      >
        It was deleted, nobody called it for as long as it was kept, or the server started anew.
      </EmptyState>
    )
  return (
    <>
      {data && <ClockBar world={data} />}
      <Outlet />
    </>
  )
}

/** Null where there is no such world. */
function asEnded(error: unknown): null {
  if (error instanceof ControlError && error.status === 404) return null
  throw error
}
