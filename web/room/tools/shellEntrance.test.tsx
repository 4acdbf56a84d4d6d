import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ShellEntrance } from './ShellEntrance.tsx'

/** The responses of the control API by address. */
const answers: Readonly<Record<string, object>> = {
  '/__control/personas': { personas: [{ key: 'customer' }, { key: 'prosumer' }] },
  '/__control/scenarios': { scenarios: [{ name: 'overdueBill', description: 'A bill is overdue.' }] },
  '/__control/worlds': { worlds: [{ id: 'default' }, { id: 'mine' }] },
}

test('opens the simulated phone as a persona, in a world, in a situation, at a time', async () => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(answers[path])))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ShellEntrance />
    </QueryClientProvider>,
  )
  const target = () => screen.getByRole('link', { name: 'Open in the simulated phone' }).getAttribute('href')
  expect(target()).toMatch(
    /^http:\/\/(\w+)\.localhost:3000\/__room\/enter\?persona=customer&world=\1&new=1&to=%2F__shell$/,
  )
  await screen.findByRole('option', { name: 'prosumer' })
  await screen.findByRole('option', { name: 'mine' })
  await screen.findByRole('option', { name: 'overdueBill' })
  const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  choose('As', 'prosumer')
  choose('In the world', 'mine')
  choose('Scenario', 'overdueBill')
  choose('At the time', '2026-07-01T10:00')
  expect(target()).toBe(
    'http://mine.localhost:3000/__room/enter?persona=prosumer&world=mine&scenario=overdueBill&at=2026-07-01T08%3A00%3A00.000Z&to=%2F__shell',
  )
  choose('At the time', '32/7/2026')
  expect(screen.queryByText(/^Type a day and a time/)).toBeNull()
  fireEvent.blur(screen.getByLabelText('At the time'))
  expect(screen.getByText(/^Type a day and a time .* such as 2026-03-16 10:00/)).toBeDefined()
})
