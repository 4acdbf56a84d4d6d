import { render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyPart } from './lazyScreen.ts'

const Place = vi.fn<() => ReactNode>(() => <p>On its way</p>)

test('a part that has arrived is drawn at once, with nothing in its place first', async () => {
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

test('one that has not stands for as long as it takes, and keeps its state when it is drawn again', async () => {
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
