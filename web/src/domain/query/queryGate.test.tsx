import { render, screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { ApiError } from '#src/api/call/apiError.ts'
import { nowMs, syncServerClock } from '#src/base/clock.ts'
import { QueryFrame } from './QueryFrame.tsx'
import { QueryGate } from './QueryGate.tsx'

const failedWith = (kind: 'offline' | 'unreachable') =>
  new ApiError({ code: 'XXX', service: 'requests', status: 0, transportFailure: { kind, reference: '1-AAAA-1' } })

function drawGate(error: ApiError | null, fetchStatus: 'idle' | 'paused') {
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
  ['was asked without a line', failedWith('offline'), 'idle'],
  ['waits for the line', null, 'paused'],
] as const)('tells without reference or retry that the device lacks what %s', (_, error, fetchStatus) => {
  drawGate(error, fetchStatus)
  expect(screen.getByText('Sin conexión')).toBeDefined()
  expect([screen.queryByText(/Referencia/), screen.queryByRole('button')]).toEqual([null, null])
})

test('dates old data on screen by the clock of the server', () => {
  syncServerClock('Mon, 16 Mar 2026 09:00:00 GMT')
  onTestFinished(() => syncServerClock(new Date().toUTCString()))
  const query = {
    data: 'data',
    isError: true,
    error: failedWith('unreachable'),
    fetchStatus: 'idle',
    dataUpdatedAt: nowMs() - 60_000,
    refetch: () => Promise.resolve(),
  } as const
  const shown = (data: string | undefined) => <p>{data}</p>
  render(
    <>
      <QueryGate query={query} skeleton="…">
        {shown}
      </QueryGate>
      <QueryFrame query={query}>{shown}</QueryFrame>
    </>,
  )
  expect(screen.getAllByText(/del 16 mar 2026, (?:09:59|10:00)/)).toHaveLength(2)
})

test('draws a frame before its data, even if they have come already', () => {
  const drawn: (string | undefined)[] = []
  const query = {
    data: 'data',
    isError: false,
    error: null,
    fetchStatus: 'idle',
    dataUpdatedAt: 0,
    refetch: () => Promise.resolve(),
  } as const
  const draw = (data: string | undefined) => {
    drawn.push(data)
    return <p>{data}</p>
  }
  render(<QueryFrame query={query}>{draw}</QueryFrame>)
  expect(drawn[0]).toBeUndefined()
  expect(screen.getByText('data')).toBeDefined()
})

test('offers a retry after a failure with a connection, and a reference', () => {
  drawGate(failedWith('unreachable'), 'idle')
  expect(screen.getByText('1-AAAA-1')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined()
})
