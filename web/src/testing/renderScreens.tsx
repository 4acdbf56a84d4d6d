import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { makeQueryClient } from '#src/api/queryClient.ts'
import { sessionStore, type Session } from '#src/session/session.store.ts'

type Screens = Readonly<Record<string, ReactNode>>

/** Draws screens at an address for a customer who is logged in. The router tells where links and redirections led. */
export function renderScreens(screens: Screens, address: string, changes: Partial<Session> = {}) {
  sessionStore.set({ status: 'open', session: { ...customer, ...changes } })
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const routes = Object.entries(screens).map(([path, element]) => ({ path, element }))
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: [address] })
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const place = () => `${router.state.location.pathname}${router.state.location.search}`
  return { ...view, router, client, place }
}

const customer: Session = {
  user: null,
  admin: null,
  userId: 1,
  document: '12345678Z',
  loginDocument: '12345678Z',
  roles: ['US_USER', 'US_SUPPLYPOINT_CLIENT'],
  name: 'Lucía',
  surname: 'Ferreiro Castro',
  gdprPending: false,
  sessionMinutes: 15,
  passwordDaysLeft: 300,
  certificate: false,
}
