import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PersonaChoice } from './PersonaChoice.tsx'

test('logs in the chosen persona by the entrance of the control room', async () => {
  const personas = [{ key: 'customer', situation: 'Has two supplies.' }]
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ personas })))
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  render(<PersonaChoice />)
  await screen.findByRole('option', { name: 'customer: Has two supplies.' })
  fireEvent.change(screen.getByLabelText('Log in as one of the personas'), { target: { value: 'customer' } })
  expect(assign).toHaveBeenCalledWith('/__room/enter?persona=customer&world=default')
})

test.each([
  ['answers that there is none', () => Promise.resolve(new Response('<p>404</p>', { status: 404 }))],
  ['does not answer', () => Promise.reject(new TypeError('failed'))],
])('offers no persona when the control API %s', async (_, answer) => {
  const call = vi.fn<() => Promise<Response>>(answer)
  vi.stubGlobal('fetch', call)
  const { container } = render(<PersonaChoice />)
  await waitFor(() => expect(call.mock.settledResults[0]?.type).not.toBe('incomplete'))
  await Promise.resolve()
  expect(container.childElementCount).toBe(0)
})
