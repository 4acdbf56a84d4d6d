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
  const [requests, contract] = [useMatch(worldPath(':world', 'requests')), useMatch(worldPath(':world', 'contract'))]
  const isOfProxied = requests !== null || contract !== null
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
  if (typeof data?.proxied === 'string' && !isOfProxied) return <Navigate to="requests" replace />
  return (
    <>
      {data?.proxied === null && <ClockBar world={data} />}
      {typeof data?.proxied === 'string' && (
        <p>
          <strong>{data.proxied}</strong>, as a proxy or a run of conformance sees it. Its calls and their place in the
          contract can be read here, and nothing else.
        </p>
      )}
      <Outlet />
    </>
  )
}
