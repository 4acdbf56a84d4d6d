import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { enterByAddress } from './enterByAddress.ts'
import { EnterScreen } from './EnterScreen.tsx'
import { hindrance } from './hindrance.store.ts'

const FAULT = '{"operation":"*","status":503}'
const CHANGES = new URLSearchParams({ persona: 'customer', fault: FAULT, at: '2036-03-16T10:00:00+01:00' })

/** A server with the world `default`. Returns the calls that change something. */
function stubServer(): string[] {
  const writes: string[] = []
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') writes.push(`${method} ${path}`)
    if (path.endsWith('/personas')) return Promise.resolve(Response.json({ personas: [{ key: 'customer' }] }))
    if (method === 'GET' && !path.endsWith('/default')) return Promise.resolve(Response.json({}, { status: 404 }))
    return Promise.resolve(Response.json({ id: path.endsWith('/worlds') ? 'made' : 'default', storage: [] }))
  })
  vi.spyOn(window.location, 'replace').mockReset()
  hindrance.set({ problems: [] })
  return writes
}

async function openEntrance(query: string) {
  void enterByAddress(new URL(`http://localhost/__room/enter?${query}`)).then(hindrance.set)
  await waitFor(() => expect(hindrance.current().question).toBeDefined())
  render(<EnterScreen />, { wrapper: MemoryRouter })
}

test.each(['', '&world=default', '&world=default&new'])(
  'asks before an entrance with "%s" changes the default world',
  async (rest) => {
    const writes = stubServer()
    await openEntrance(CHANGES + rest)
    expect(screen.getByRole('heading').textContent).toBe('This link changes the world default')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sets the clock to 2036-03-16T10:00:00+01:00.',
      `Adds the fault ${FAULT}.`,
    ])
    expect(writes).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Change default' }))
    await waitFor(() => expect(window.location.replace).toHaveBeenCalled())
    expect(writes.slice(0, 2)).toEqual(['PUT /__control/worlds/default/clock', 'POST /__control/worlds/default/faults'])
  },
)

test('makes a new world for the changes of an entrance, if asked to', async () => {
  const writes = stubServer()
  await openEntrance(String(CHANGES))
  fireEvent.click(screen.getByRole('button', { name: 'Use a new world' }))
  await waitFor(() => expect(window.location.replace).toHaveBeenCalled())
  expect(writes).toEqual([
    'POST /__control/worlds',
    'PUT /__control/worlds/made/clock',
    'POST /__control/worlds/made/faults',
  ])
})

test.each([`${CHANGES}&new`, `${CHANGES}&new&world=mine`, 'persona=customer', 'world=default&to=/faqs'])(
  'enters by %s without a question',
  async (query) => {
    stubServer()
    void enterByAddress(new URL(`http://localhost/__room/enter?${query}`)).then(hindrance.set)
    await waitFor(() => expect(window.location.replace).toHaveBeenCalled())
  },
)
