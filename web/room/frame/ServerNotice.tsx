import { Banner } from '#src/ui/feedback/Banner.tsx'
import { isServerGone } from '#room/api/controlFetch.ts'
import { useListScenarios } from '#room/api/generated/control.ts'

/** Says that the server is gone, as long as it is. */
export function ServerNotice() {
  const { error } = useListScenarios()
  if (error === null || !isServerGone(error)) return null
  return (
    <Banner tone="error" title="The server is gone">
      Nobody answers at {window.location.host}/__control. Start it with npm start; this page goes on by itself.
    </Banner>
  )
}
