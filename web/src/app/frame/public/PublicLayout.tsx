import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { ScreenPlaceholder } from '#src/ui/layout/skeleton/ScreenPlaceholder.tsx'
import { PublicArea } from './PublicArea.tsx'

/** The frame of public screens, around the current one. */
export function PublicLayout() {
  return (
    <PublicArea>
      <Suspense fallback={<ScreenPlaceholder />}>
        <Outlet />
      </Suspense>
    </PublicArea>
  )
}
