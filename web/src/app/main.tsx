import '@fontsource-variable/figtree/wght.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { startI18n } from '#src/locales/i18n.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startI18n()

const developerRoutes = [
  { path: '/__ui', lazy: () => import('./DevUiScreen.tsx').then(({ DevUiScreen }) => ({ Component: DevUiScreen })) },
]
const router = createBrowserRouter(import.meta.env.DEV ? developerRoutes : [])

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
