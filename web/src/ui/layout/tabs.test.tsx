import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'a', label: 'Consumo' },
  { id: 'b', label: 'Potencia máxima' },
]

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('scrolls a wide row to the selected tab, and leaves the page in place', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const left = this.dataset['tab'] === 'b' ? 300 : 0
    return new DOMRect(left, 0, this.dataset['tab'] === undefined ? 320 : 150, 44)
  })
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  draw('b')
  expect(screen.getByRole('tablist').scrollLeft).toBe(130)
  expect(intoView).not.toHaveBeenCalled()
})

test.each([
  ['lies below the fold of a phone', 700, true, 1],
  ['is in view on a phone', 300, true, 0],
  ['lies low in a wide window', 700, false, 0],
])('moves the page as far as it has to after a press on a tab whose panel %s', async (_words, top, isPhone, moves) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 320, 600))
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  draw('a')
  expect(intoView).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('tab', { name: 'Potencia máxima' }))
  expect(intoView).toHaveBeenCalledTimes(moves)
})

test('enters a row without a selected tab at the first, and names the panel after the row', () => {
  draw(null)
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  expect(screen.queryByRole('tab', { selected: true })).toBeNull()
  expect(screen.getByRole('tabpanel', { name: 'Apartados' }).textContent).toBe('Un panel')
})

test('moves only the focus with the arrow keys, and opens a tab on Enter, Space or a click', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  draw('a', onSelect)
  const [first, second] = screen.getAllByRole('tab')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(second)
  expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0])
  await userEvent.keyboard('{ArrowRight}{End}{Home}{ArrowLeft}')
  expect(document.activeElement).toBe(second)
  expect(onSelect).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard(' ')
  await userEvent.click(second ?? document.body)
  expect(onSelect.mock.calls).toEqual([['b'], ['b'], ['b']])
})

test('returns the focus to the open tab on the way back, whichever tab had it', async () => {
  draw('a')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
})

function draw(selected: string | null, onSelect: (id: string) => void = () => {}) {
  render(
    <Tabs label="Apartados" tabs={tabs} selected={selected} onSelect={onSelect}>
      Un panel
    </Tabs>,
  )
}
