import '@fontsource-variable/figtree/wght.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { startI18n } from '#src/base/i18n/i18n.ts'
import { ConfigErrorScreen } from '#src/screens/support/ConfigErrorScreen.tsx'
import { findRoutes, routes } from './routes.tsx'
import { start } from './start.ts'

// Not awaited at the top level: the bundler would cut what the first page needs into dozens of files.
void open()

async function open(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  const [started] = await Promise.allSettled([start(), startI18n()])
  if (started.status === 'rejected') console.error(started.reason)
  createRoot(root).render(
    <StrictMode>
      {started.status === 'fulfilled' ? (
        <RouterProvider router={createBrowserRouter(routes, { patchRoutesOnNavigation: findRoutes })} />
      ) : (
        <ConfigErrorScreen reason={started.reason} />
      )}
    </StrictMode>,
  )
}
