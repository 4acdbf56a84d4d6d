import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { slowCalls } from '#src/api/query/slowCalls.store.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import { SlowCallNotice } from './SlowCallNotice.tsx'

beforeAll(() => loadTexts('shared'))

test('announces a slow call, and lets the user give it up', async () => {
  render(<SlowCallNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
  const call = new AbortController()
  act(() => slowCalls.set([call]))
  expect(screen.getByRole('status').textContent).toContain('La respuesta está tardando más de lo normal.')
  expect(call.signal.aborted).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Dejar de esperar' }))
  expect(call.signal.reason).toMatchObject({ name: 'TimeoutError' })
  act(() => slowCalls.set([]))
  expect(screen.getByRole('status').textContent).toBe('')
})
