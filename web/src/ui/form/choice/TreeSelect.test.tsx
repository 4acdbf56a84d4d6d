import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TreeSelect } from './TreeSelect.tsx'

test('a group opens to its reasons, and the chosen one is named with its group', async () => {
  render(<Reason />)
  const box = screen.getByRole('button', { name: 'Elija un motivo' })
  await userEvent.click(box)
  expect(openGroups()).toEqual([])
  await userEvent.click(screen.getByText('Facturas'))
  await userEvent.click(screen.getByRole('button', { name: 'Copia de una factura' }))
  expect(screen.getByRole('button', { name: 'Facturas › Copia de una factura', expanded: false })).toBe(box)
  expect(document.activeElement).toBe(box)
})

test('opened again, the group of what is chosen is open and says which one it is', async () => {
  render(<Reason value="0810A01" />)
  await userEvent.click(screen.getByRole('button', { name: 'Lecturas › No estoy de acuerdo con la lectura' }))
  expect(openGroups()).toEqual(['Lecturas'])
  const current = screen.getByRole('button', { current: true })
  expect(current.textContent).toContain('No estoy de acuerdo con la lectura')
})

test('a search opens the groups with something that fits, by the words of the group too', async () => {
  render(<Reason />)
  await userEvent.click(screen.getByRole('button', { name: 'Elija un motivo' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo: buscar' }), 'lecturas acuerdo')
  expect(openGroups()).toEqual(['Lecturas'])
  expect(screen.getByText('1 resultado').getAttribute('aria-live')).toBe('polite')
})

function Reason({ value: first = '' }: { readonly value?: string }) {
  const [value, setValue] = useState(first)
  return (
    <TreeSelect
      label="Motivo"
      placeholder="Elija un motivo"
      value={value}
      onValue={setValue}
      branches={[
        { label: 'Facturas', leaves: [{ value: '0101', label: 'Copia de una factura' }] },
        {
          label: 'Lecturas',
          leaves: [
            { value: '0810A01', label: 'No estoy de acuerdo con la lectura', hint: 'También si es estimada' },
            { value: '0811', label: 'Enviar mi lectura' },
          ],
        },
      ]}
    />
  )
}

function openGroups() {
  return [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent)
}
