import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { makeQueryClient } from '#src/api/queryClient.ts'
import { KnownPathContext } from '#src/base/knownPath.ts'

/** Draws a screen of a visitor at an address. `known`: the paths that have a screen, all unless told. */
export function renderScreen(screen: ReactNode, address = '/login', known = (_path: string) => true) {
  const client = makeQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  let place = ''
  function Place() {
    const { pathname, search } = useLocation()
    place = pathname + search
    return null
  }
  render(
    <QueryClientProvider client={client}>
      <KnownPathContext value={known}>
        <MemoryRouter initialEntries={[address]}>
          {screen}
          <Place />
        </MemoryRouter>
      </KnownPathContext>
    </QueryClientProvider>,
  )
  return { place: () => place, user: userEvent.setup({ advanceTimers: () => {} }) }
}
