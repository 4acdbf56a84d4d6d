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

test('a row that is wider than the window scrolls to the selected tab, and the page stays where it is', () => {
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
])('a press on a tab whose panel %s moves the page as far as it has to', async (_words, top, isPhone, moves) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 320, 600))
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  draw('a')
  expect(intoView).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('tab', { name: 'Potencia máxima' }))
  expect(intoView).toHaveBeenCalledTimes(moves)
})

test('where no tab of the row is selected, the keyboard enters at the first, and the panel is named after the row', () => {
  draw(null)
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  expect(screen.queryByRole('tab', { selected: true })).toBeNull()
  expect(screen.getByRole('tabpanel', { name: 'Apartados' }).textContent).toBe('Un panel')
})

function draw(selected: string | null) {
  render(
    <Tabs label="Apartados" tabs={tabs} selected={selected} onSelect={() => {}}>
      Un panel
    </Tabs>,
  )
}
