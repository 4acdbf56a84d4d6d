import { Navigate, Outlet, useMatch, useParams } from 'react-router-dom'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { useWorld } from '#room/api/useWorld.ts'
import { useWorldEvents } from '#room/api/useWorldEvents.ts'
import { worldPath } from '#room/parts/worldPath.ts'
import { ClockBar } from './ClockBar.tsx'

/** A page of a world: its clock at the top, or the API that a proxy watches for it. Says so if the world has ended. */
export function WorldFrame() {
  const { world = '' } = useParams()
  const data = useWorld(world)
  const readsCalls = useMatch(worldPath(':world', 'requests')) !== null
  useWorldEvents(world)
  if (data === null)
    return (
      <EmptyState
        icon="clock"
        title={`World ${world} has ended`}
        action={<LinkButton to="/">See the worlds that there are</LinkButton>}
        text="It was deleted, nobody called it for as long as it was kept, or the server started anew."
      />
    )
  if (typeof data?.proxied === 'string' && !readsCalls) return <Navigate to="requests" replace />
  return (
    <>
      {data?.proxied === null && <ClockBar world={data} />}
      {typeof data?.proxied === 'string' && (
        <p>
          <strong>{data.proxied}</strong>, as a proxy sees it. Its calls can be read here, and nothing else.
        </p>
      )}
      <Outlet />
    </>
  )
}
