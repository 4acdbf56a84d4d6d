import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arriveAt, awaitArrival, currentArrival, currentPlace, watchPlaces } from './places.ts'

let [stop, leave] = [() => {}, () => {}]
let tall = 5000
const scrolled = vi.fn<(x: number, y: number) => void>()

beforeEach(() => {
  tall = 5000
  stop = watchPlaces()
  vi.stubGlobal('scrollTo', scrolled.mockReset())
  vi.stubGlobal('innerHeight', 800)
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => tall })
})
afterEach(() => {
  leave()
  stop()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document.documentElement, 'scrollHeight')
})

/** Arrives at an entry as the frame does, which gives up the return to the last one. */
function arrive(...entry: Parameters<typeof arriveAt>): void {
  leave()
  leave = arriveAt(...entry)
}

function List({ loading = false, without }: { readonly loading?: boolean; readonly without?: number }) {
  if (loading) return <main data-skeleton />
  return (
    <main>
      {Array.from({ length: 40 }, (_, nth) => nth)
        .filter((nth) => nth !== without)
        .map((nth) => (
          <a key={nth} href={`/supplies/${nth}`}>{`Casa ${nth}`}</a>
        ))}
    </main>
  )
}

const link = (nth: number) => screen.getByRole('link', { name: `Casa ${nth}` })

/** Reads a list down to a link, and opens it. */
function openLink(list: string, nth: number): void {
  arrive(list, 'PUSH')
  const { unmount } = render(<List />)
  vi.stubGlobal('scrollY', 1200)
  window.dispatchEvent(new Event('scroll'))
  link(nth).focus()
  unmount()
  arrive(`/supplies/${nth} b`, 'PUSH')
}

test('returns by Back to the earlier position and focus, even if the content comes late', async () => {
  openLink('/supplies a', 31)
  const { rerender } = render(<List loading />)
  arrive('/supplies a', 'POP')
  expect([currentArrival(), scrolled.mock.calls]).toEqual(['pending', []])
  tall = 900
  rerender(<List />)
  await act(async () => undefined)
  expect(scrolled).not.toHaveBeenCalled()
  tall = 5000
  rerender(<List without={0} />)
  await waitFor(() => expect(document.activeElement).toBe(link(31)))
  expect([currentArrival(), scrolled.mock.calls]).toEqual(['returned', [[0, 1200]]])
})

test('restores the position alone when the focused control is gone', () => {
  openLink('/supplies c', 31)
  render(<List without={31} />)
  arrive('/supplies c', 'POP')
  expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, [[0, 1200]]])
})

test('leaves the reader in place who acts before the content has come', async () => {
  openLink('/supplies d', 31)
  const { rerender } = render(<List loading />)
  arrive('/supplies d', 'POP')
  window.dispatchEvent(new Event('wheel'))
  rerender(<List />)
  await act(async () => undefined)
  expect([document.activeElement, scrolled.mock.calls]).toEqual([document.body, []])
})

test('begins a page opened by a link at its top, even one visited before', () => {
  openLink('/supplies e', 31)
  render(<List />)
  arrive('/supplies f', 'PUSH')
  expect([currentArrival(), document.activeElement]).toEqual(['new', document.body])
})

test('keeps the place of a page that wrote its state into its address', () => {
  arrive('/supplies g', 'PUSH')
  const { unmount } = render(<List />)
  link(7).focus()
  arrive('/supplies h', 'REPLACE')
  unmount()
  arrive('/supplies/7 i', 'PUSH')
  render(<List />)
  arrive('/supplies h', 'POP')
  expect(document.activeElement).toBe(link(7))
})

test('restores a place by its address, once, after a log-in', () => {
  openLink('/supplies j', 31)
  arrive('/supplies j', 'POP')
  const place = currentPlace()
  arrive('/login k', 'PUSH')
  if (place) awaitArrival(window.location.pathname + window.location.search, place)
  render(<List />)
  scrolled.mockClear()
  arrive('/supplies l', 'REPLACE')
  expect([document.activeElement, scrolled.mock.calls]).toEqual([link(31), [[0, 1200]]])
  arrive('/supplies m', 'PUSH')
  expect(currentArrival()).toBe('new')
})
