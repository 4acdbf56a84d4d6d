import '@fontsource-variable/figtree/wght.css'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { QueryClientProvider, MutationCache, QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { common } from '#src/base/i18n/texts/en.ts'
import { applyTheme } from '#src/base/theme.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { ui } from '#src/ui/texts/en.ts'
import { uiShared } from '#src/ui/texts/shared.en.ts'
import { messageOf } from './api/messageOf.ts'
import { roomRoutes } from './routes.tsx'

/** Draws the control room at the address of the page. */
export async function openRoom(): Promise<void> {
  applyTheme()
  await startTexts()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={createBrowserRouter(roomRoutes, { basename: '/__room' })} />
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** Starts i18next with only the English texts of ui/. The room's own texts are in its components. */
async function startTexts(): Promise<void> {
  const texts = { common, ui, uiShared }
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: false,
    resources: { en: texts },
    ns: Object.keys(texts),
    defaultNS: 'common',
    nsSeparator: '.',
    interpolation: { escapeValue: false },
  })
}

/** The interval at which the queries on the screen are fetched again. */
const EVERY_MS = 2000

/**
 * The query client of the room. The queries on the screen are fetched again every two seconds, and at once after each
 * change, because any change may touch all of a world. A failed change shows a toast.
 */
function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { refetchInterval: EVERY_MS, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: () => client.refetchQueries({ type: 'active' }),
      onError: (error) => void toast.error(messageOf(error)),
    }),
  })
  return client
}
