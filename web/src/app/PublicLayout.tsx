import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ScreenPlaceholder } from '#src/ui/layout/ScreenPlaceholder.tsx'
import { PublicArea } from './PublicArea.tsx'

/** The frame of the screens that need no session, around the one that is open. */
export function PublicLayout() {
  return (
    <PublicArea>
      <Suspense fallback={<ScreenPlaceholder />}>
        <Outlet />
      </Suspense>
    </PublicArea>
  )
}
