import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { clearError } from '#src/api/error.store.ts'
import { makeQueryClient } from '#src/api/queryClient.ts'
import { sessionStore } from '#src/session/session.store.ts'

/** Draws screens for a visitor who comes to a path with what the screen before left in the history. */
export function visit(screens: Readonly<Record<string, ReactNode>>, pathname: string, state: unknown = null) {
  sessionStore.set({ status: 'visitor', ended: null })
  clearError()
  const routes = Object.entries(screens).map(([path, element]) => ({ path, element }))
  const router = createMemoryRouter([...routes, { path: '*', element: null }], {
    initialEntries: [{ pathname, state }],
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, place: () => router.state.location.pathname }
}
