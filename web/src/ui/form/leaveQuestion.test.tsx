import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LeaveGuard } from './kit/LeaveGuard.tsx'
import { LeaveQuestion } from './kit/LeaveQuestion.tsx'

function open(unsaved: boolean, initialEntries = ['/']) {
  const form = (
    <>
      <LeaveQuestion unsaved={unsaved} />
      <LeaveGuard />
      <Link to="/other">Otra página</Link>
      <a href="#field">Campo</a>
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: form },
      { path: '/other', element: <p>Otra</p> },
    ],
    { initialEntries },
  )
  render(<RouterProvider router={router} />)
  return { router, place: () => router.state.location.pathname, user: userEvent.setup() }
}

const question = () => screen.queryByRole('dialog', { name: 'Tiene cambios sin guardar' })
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('asks before a link leaves unsaved changes, and stays if told to', async () => {
  const { place, user } = open(true)
  await user.click(screen.getByRole('link', { name: 'Otra página' }))
  expect(question()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Seguir aquí' }))
  expect(question()).toBeNull()
  expect(place()).toBe('/')
})

test('follows the link when it is left without saving', async () => {
  const { user } = open(true)
  await user.click(screen.getByRole('link', { name: 'Otra página' }))
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByText('Otra')).toBeDefined()
})

test('makes the browser ask before the page with unsaved changes is closed', () => {
  open(true)
  expect(closing()).toBe(true)
})

test('asks nothing without changes', async () => {
  const { user } = open(false)
  expect(closing()).toBe(false)
  await user.click(screen.getByRole('link', { name: 'Otra página' }))
  expect(await screen.findByText('Otra')).toBeDefined()
})

test('asks nothing for a place on the same page or a link in a new tab', () => {
  open(true)
  fireEvent.click(screen.getByRole('link', { name: 'Campo' }))
  fireEvent.click(screen.getByRole('link', { name: 'Otra página' }), { ctrlKey: true })
  expect(question()).toBeNull()
})

test('asks before Back too, and then goes back', async () => {
  const { router, user } = open(true, ['/other', '/'])
  await act(() => router.navigate(-1))
  expect(question()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Salir sin guardar' }))
  expect(await screen.findByText('Otra')).toBeDefined()
})

test('asks nothing where the product itself leads', async () => {
  const { router, place } = open(true)
  await act(() => router.navigate('/other'))
  expect([question(), place()]).toEqual([null, '/other'])
})

test('asks for each of several forms that holds something', async () => {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <LeaveQuestion unsaved />
          <LeaveQuestion unsaved={false} />
          <LeaveGuard />
          <Link to="/other">Otra página</Link>
        </>
      ),
    },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('link', { name: 'Otra página' }))
  expect(question()).not.toBeNull()
})
