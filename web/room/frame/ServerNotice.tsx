import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useStore } from '#src/base/store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { serverStore } from '#room/api/server.store.ts'

const TokenForm = lazy(async () => ({ default: (await import('./TokenForm.tsx')).TokenForm }))

/** Says so while the server is gone, and asks for the token if it wants one. */
export function ServerNotice() {
  const state = useStore(serverStore)
  const client = useQueryClient()
  if (state === 'wantsToken')
    return (
      <Suspense>
        <TokenForm onGiven={() => void client.refetchQueries({ type: 'active' })} />
      </Suspense>
    )
  if (state === 'answers') return null
  return (
    <Banner tone="error" title="The server is gone">
      Nobody answers at {window.location.host}/__control. Start it with npm start; this page goes on by itself.
    </Banner>
  )
}
