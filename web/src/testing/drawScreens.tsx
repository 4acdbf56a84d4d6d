import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, type Location, RouterProvider } from 'react-router-dom'
import { makeQueryClient } from '#src/api/query/queryClient.ts'

/** Screens by path. */
export type Screens = Readonly<Record<string, ReactNode>>

/**
 * Renders screens at an address for the current user. The result's router tells the current address. Calls are not
 * retried.
 */
export function drawScreens(screens: Screens, at: string | Partial<Location>) {
  const client = makeQueryClient()
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false } })
  const routes = Object.entries(screens).map(([path, element]) => ({ path, element }))
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: [at] })
  const view = render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { ...view, router, client }
}
