import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { LoggedRequest } from '#room/api/generated/control.ts'
import { CallDetail } from './CallDetail.tsx'

const call: LoggedRequest = {
  number: 3,
  at: '2026-03-16T10:00:00+01:00',
  realAt: '2026-11-30T10:00:00Z',
  method: 'GET',
  path: '/api/bills',
  operation: 'listBills',
  role: 'user',
  status: 500,
  codResult: 'ERROR_GENERICO',
  durationMs: 2,
  fault: null,
  problems: [],
}

function open(failure: LoggedRequest['failure']) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'Not kept.' }, { status: 404 })))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const nothing = () => {}
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CallDetail
          {...{ world: 'default', number: 3, others: [], compared: null, onCompare: nothing, onClose: nothing }}
          logged={failure === undefined ? call : { ...call, failure }}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('shows what the server threw, the place and its line, also of a call whose bodies are not kept', () => {
  open({ message: 'TypeError: no bill', at: 'server/src/bills.ts:2:10', source: 'return bill.sum' })
  for (const part of ['TypeError: no bill', /server\/src\/bills\.ts:2:10/, 'return bill.sum'])
    expect(screen.getByText(part)).toBeDefined()
})

test('says that an error was thrown outside of the sources', () => {
  open({ message: 'RangeError: too deep', at: null, source: null })
  expect(screen.getByText('It was thrown outside of the sources.')).toBeDefined()
})

test('shows no error of a call that threw none', () => {
  open(undefined)
  expect(screen.queryByText(/thrown/)).toBeNull()
})
