import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { SegmentedControl } from './SegmentedControl.tsx'

const segments = [
  { value: 'chart', label: 'Gráfica' },
  { value: 'table', label: 'Tabla' },
  { value: 'map', label: 'Mapa' },
] as const
type View = (typeof segments)[number]['value']

const shown = () => screen.getAllByRole('radio').find((radio) => radio instanceof HTMLInputElement && radio.checked)
const control = (value: View, onValue: (value: View) => void) => (
  <SegmentedControl label="Vista" segments={segments} value={value} onValue={onValue} />
)

test('moves at the press before the page has changed, and then follows the page', async () => {
  const onValue = vi.fn<(value: View) => void>()
  const { rerender } = render(control('chart', onValue))
  await userEvent.click(screen.getByRole('radio', { name: 'Mapa' }))
  expect(onValue.mock.calls).toEqual([['map']])
  expect(shown()).toBe(screen.getByRole('radio', { name: 'Mapa' }))
  rerender(control('map', onValue))
  expect(shown()).toBe(screen.getByRole('radio', { name: 'Mapa' }))
  rerender(control('table', onValue))
  expect(shown()).toBe(screen.getByRole('radio', { name: 'Tabla' }))
})

test('shows a press before the page that it changes', async () => {
  const commits: string[] = []
  const Page = () => {
    const [view, setView] = useState<View>('chart')
    const note = () => {
      commits.push(`${shown()?.getAttribute('value')}, page ${view}`)
    }
    return (
      <Profiler id="page" onRender={note}>
        {control(view, setView)}
      </Profiler>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('radio', { name: 'Mapa' }))
  expect(commits).toEqual(['chart, page chart', 'map, page chart', 'map, page map'])
})
