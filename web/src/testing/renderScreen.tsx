import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import {
  createMemoryRouter,
  type Location,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { makeQueryClient } from '#src/api/query/queryClient.ts'
import { LeaveGuard } from '#src/ui/form/kit/LeaveGuard.tsx'

/** Renders a screen at an address for a visitor. */
export function renderScreen(screen: ReactNode, address: string | Partial<Location> = '/login') {
  const client = makeQueryClient()
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
  const element = (
    <QueryClientProvider client={client}>
      {screen}
      <LeaveGuard />
    </QueryClientProvider>
  )
  return renderRoutes([{ path: '*', element }], address)
}

/** Renders routes at an address, or at a location with a history state. `findRoutes` loads the other routes. */
export function renderRoutes(
  routes: RouteObject[],
  at: string | Partial<Location>,
  findRoutes?: PatchRoutesOnNavigationFunction,
) {
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    ...(findRoutes && { patchRoutesOnNavigation: findRoutes }),
  })
  const view = render(<RouterProvider router={router} />)
  const place = () => router.state.location.pathname + router.state.location.search
  return { ...view, router, place, user: userEvent.setup({ advanceTimers: () => {} }) }
}
