import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeQueryClient } from './query/queryClient.ts'

let frames: FrameRequestCallback[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const nextFrame = () => act(async () => frames.splice(0).forEach((frame) => frame(0)))

/** Renders a screen with two queries. Returns the function that answers one of them, each in a task of its own. */
function open() {
  const answers: (() => void)[] = []
  const useAnswer = (name: string) => {
    const queryFn = () => new Promise<string>((resolve) => answers.push(() => resolve(name)))
    return useQuery({ queryKey: [name], queryFn }).data ?? 'nothing'
  }
  const Screen = () => <p>{`${useAnswer('bills')} and ${useAnswer('readings')}`}</p>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  )
  return async (nth: 0 | 1) => {
    answers[nth]?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

test('draws answers together that come before the next frame', async () => {
  // Nobody waits for the frame in vain, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const answer = open()
  await answer(0)
  await answer(1)
  expect(screen.getByText('nothing and nothing')).toBeDefined()
  await nextFrame()
  expect(screen.getByText('bills and readings')).toBeDefined()
})

test('draws answers after a moment in a hidden page, which has no frames', async () => {
  const answer = open()
  await answer(0)
  expect(await screen.findByText('bills and nothing')).toBeDefined()
})
