import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '#src/api/apiError.ts'
import { QueryGate } from './QueryGate.tsx'

const trouble = (kind: 'offline' | 'unreachable') =>
  new ApiError({ code: 'XXX', service: 'requests', status: 0, trouble: { kind, reference: '1-AAAA-1' } })

function draw(error: ApiError | null, fetchStatus: 'idle' | 'paused') {
  const query = {
    data: undefined,
    isError: error !== null,
    error,
    fetchStatus,
    dataUpdatedAt: 0,
    refetch: () => Promise.resolve(),
  }
  render(
    <QueryGate query={query} skeleton="…">
      {() => 'data'}
    </QueryGate>,
  )
}

test.each([
  ['was asked without a line', trouble('offline'), 'idle'],
  ['waits for the line', null, 'paused'],
] as const)('what %s is not on the device: nobody is to quote anything or to try again', (_, error, fetchStatus) => {
  draw(error, fetchStatus)
  expect(screen.getByText('Sin conexión')).toBeDefined()
  expect([screen.queryByText(/Referencia/), screen.queryByRole('button')]).toEqual([null, null])
})

test('what did not come over a line that is there can be tried again, and has a reference', () => {
  draw(trouble('unreachable'), 'idle')
  expect(screen.getByText('1-AAAA-1')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined()
})
