import '@fontsource-variable/figtree/wght.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { applyTheme } from '#src/base/theme.ts'
import { makeQueryClient } from './api/queryClient.ts'
import { startTexts } from './frame/startTexts.ts'
import { routes } from './routes.tsx'

/** Draws the control room at the address of the page. */
export async function openRoom(): Promise<void> {
  applyTheme()
  await startTexts()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={createBrowserRouter(routes, { basename: '/__room' })} />
      </QueryClientProvider>
    </StrictMode>,
  )
}
