import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ControlError } from '#room/api/controlFetch.ts'
import { useGetWorld } from '#room/api/generated/control.ts'
import { useWorldEvents } from '#room/api/useWorldEvents.ts'
import { ClockBar } from './ClockBar.tsx'

/** A page of a world: its clock on top. Says it when the world has ended. `home` is its first screen. */
export function WorldFrame({ home }: { readonly home: string }) {
  const { world = '' } = useParams()
  const { pathname } = useLocation()
  const { data, error } = useGetWorld(world)
  useWorldEvents(world)
  if (pathname.replace(/\/$/, '') === `/w/${world}`) return <Navigate to={`/w/${world}/${home}`} replace />
  if (error instanceof ControlError && error.status === 404)
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
