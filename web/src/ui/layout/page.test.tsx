import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { DateRangeField, type DateRange } from '#src/ui/form/date/DateRangeField.tsx'
import { PageHeader } from './page/PageHeader.tsx'
import { Tabs } from './Tabs.tsx'

test('starts a later screen at its top with its title focused, and leaves the focus on the first', async () => {
  render(
    <MemoryRouter>
      <Link to="/bills">Facturas</Link>
      <Routes>
        <Route path="/" element={<PageHeader title="Inicio" />} />
        <Route path="/bills" element={<PageHeader title="Facturas" hasErrors />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(document.title).toBe('Inicio · Acometida')
  expect(document.activeElement).toBe(document.body)

  window.scrollTo(0, 300)
  await userEvent.click(screen.getByRole('link', { name: 'Facturas' }))
  expect(window.scrollY).toBe(0)
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Facturas' }))
  expect(document.title).toBe('Error: Facturas · Acometida')
})

test('leaves the focus where a menu was opened while the screen arrived', async () => {
  function Late() {
    const [there, setThere] = useState(false)
    return (
      <>
        <button type="button" aria-expanded={there} onClick={() => setThere(true)}>
          Menú
        </button>
        {there && <PageHeader title="Facturas" />}
      </>
    )
  }
  render(
    <MemoryRouter>
      <Link to="/bills">Facturas</Link>
      <Routes>
        <Route path="/" element={<PageHeader title="Inicio" />} />
        <Route path="/bills" element={<Late />} />
      </Routes>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Facturas' }))
  await userEvent.click(screen.getByRole('button', { name: 'Menú' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Facturas' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menú' }))
})

test('moves the focus between tabs by arrow keys, Home and End, with one of them in the tab order', async () => {
  function Views() {
    const [selected, setSelected] = useState<'a' | 'b' | 'c'>('a')
    return (
      <Tabs
        label="Vistas"
        tabs={[
          { id: 'a', label: 'Consumo' },
          { id: 'b', label: 'Potencia' },
          { id: 'c', label: 'Facturas' },
        ]}
        selected={selected}
        onSelect={setSelected}
      >
        {`Panel ${selected}`}
      </Tabs>
    )
  }
  render(<Views />)
  screen.getByRole('tab', { name: 'Consumo' }).focus()
  for (const [key, tab] of [
    ['{ArrowLeft}', 'Facturas'],
    ['{ArrowRight}', 'Consumo'],
    ['{End}', 'Facturas'],
    ['{Home}', 'Consumo'],
    ['{ArrowRight}', 'Potencia'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: tab, selected: tab === 'Consumo' }))
  }
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('tabpanel', { name: 'Potencia' }).textContent).toBe('Panel b')
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
})

test('keeps a range from ending before it starts, and sets a preset at one press', async () => {
  const changed = vi.fn<(range: DateRange) => void>()
  render(
    <DateRangeField
      label="Periodo"
      value={{ from: '2026-02-01', to: '2026-02-28' }}
      onValue={changed}
      presets={[{ label: 'Marzo', from: '2026-03-01', to: '2026-03-31' }]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Marzo' }))
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '2026-03-31' })
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-03-10' } })
  expect(changed).toHaveBeenLastCalledWith({ from: '2026-03-10', to: '2026-03-10' })
})
