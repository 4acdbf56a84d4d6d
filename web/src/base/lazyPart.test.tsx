import { render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazyPart.ts'

const Place = vi.fn<() => ReactNode>(() => <p>On its way</p>)

test('draws a loaded part at once, without a placeholder', async () => {
  const Part = lazyPart(async () => () => <p>Here</p>)
  await Part.preload()
  render(
    <Suspense fallback={<Place />}>
      <Part />
    </Suspense>,
  )
  expect(screen.getByText('Here')).toBeDefined()
  expect(Place).not.toHaveBeenCalled()
})

test('shows a placeholder until the part is loaded, and keeps the state of the part afterwards', async () => {
  let arrive = () => {}
  const load = new Promise<void>((resolve) => (arrive = resolve))
  const Part = lazyPart<{ readonly times: number }>(async () => {
    await load
    return ({ times }) => <input aria-label="typed" data-times={times} />
  })
  const drawn = (times: number) => (
    <Suspense fallback={<Place />}>
      <Part times={times} />
    </Suspense>
  )
  const { rerender } = render(drawn(1))
  expect(screen.getByText('On its way')).toBeDefined()
  arrive()
  const input = await screen.findByRole('textbox')
  rerender(drawn(2))
  expect(screen.getByRole('textbox')).toBe(input)
  expect(input.dataset['times']).toBe('2')
})

test('renders an idle part when its code has come, and nothing if it does not come', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Idle = lazyPart(async () => () => <p>Here</p>, 'idle')
  const Missing = lazyPart(() => Promise.reject(new Error('gone')), 'idle')
  const { container } = render(
    <>
      <Missing />
      <Idle />
    </>,
  )
  expect(container.textContent).toBe('')
  expect(await screen.findByText('Here')).toBeDefined()
  await waitFor(() => expect(said).toHaveBeenCalled())
  expect(container.textContent).toBe('Here')
})
