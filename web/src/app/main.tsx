import '@fontsource-variable/figtree/wght.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { startI18n } from '#src/base/i18n/i18n.ts'
import { tolerateTranslation } from '#src/base/translated.ts'
import { whenQuiet } from '#src/base/whenQuiet.ts'
import { openSecretLink } from './notices/secretLink.ts'
import { findRoutes, routes } from './routes.tsx'
import { start } from './start.ts'

// Not awaited at the top level: the bundler would split the code of the first page into dozens of files.
void open()

async function open(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  openSecretLink()
  tolerateTranslation()
  const [started] = await Promise.allSettled([start(), startI18n()])
  const client =
    started.status === 'fulfilled' ? (
      <RouterProvider router={createBrowserRouter(routes, { patchRoutesOnNavigation: findRoutes })} />
    ) : (
      await noClient(started.reason)
    )
  createRoot(root).render(<StrictMode>{client}</StrictMode>)
  // The mobile app's shell ships the client itself.
  if (import.meta.env.PROD && window.acometidaShell === undefined)
    whenQuiet(() => void import('./installServiceWorker.ts').then(({ installServiceWorker }) => installServiceWorker()))
}

/** The screen shown if the client cannot start. */
async function noClient(reason: unknown): Promise<ReactElement> {
  console.error(reason)
  const { NoClientScreen } = await import('#src/screens/support/NoClientScreen.tsx')
  return <NoClientScreen reason={reason} />
}
