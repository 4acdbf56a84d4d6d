import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { MultiSelect } from './MultiSelect.tsx'

test('says how many are chosen, opens a list to tick, and returns the focus on Escape', async () => {
  render(<Supplies />)
  const box = screen.getByRole('button', { name: 'Elija los suministros', expanded: false })
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Suministro 2' }))
  expect(screen.getByRole('button', { name: '1 elegido', expanded: true })).toBe(box)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(document.activeElement).toBe(box)
})

test('says how many match a search without accents, and offers to choose all of them', async () => {
  render(<Supplies />)
  await userEvent.click(screen.getByRole('button', { name: 'Elija los suministros' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Suministros: buscar' }), 'VIGO')
  expect(screen.getByText('2 resultados').getAttribute('aria-live')).toBe('polite')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar los 2' }))
  expect(held()).toBe('7,8')
  await userEvent.type(screen.getByRole('textbox', { name: 'Suministros: buscar' }), ' nada')
  expect(screen.getByText('Nada coincide')).toBeDefined()
})

test('lists the chosen options in the order of the list, each with a button to remove it', async () => {
  render(<Supplies value={['3', '1']} />)
  const chosen = screen.getByRole('list', { name: '2 elegidos' })
  expect(
    within(chosen)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Suministro 1', 'Suministro 3'])
  await userEvent.click(screen.getByRole('button', { name: 'Quitar Suministro 3' }))
  expect(held()).toBe('1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '1 elegido' }))
})

test('lists twelve of many chosen options, with the number of the others', async () => {
  render(<Supplies count={15} value={Array.from({ length: 15 }, (_, index) => String(index + 1))} />)
  const chosen = within(screen.getByRole('list', { name: '15 elegidos' })).getAllByRole('listitem')
  expect(chosen.slice(-2).map(({ textContent }) => textContent)).toEqual(['Suministro 12', 'y 3 más'])
})

test('shows up to six options at once, without a box to open', async () => {
  render(<Supplies count={6} value={['3']} />)
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Suministro 1' }))
  expect(held()).toBe('1,3')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Suministro 3' }))
  expect(held()).toBe('1')
})

test('closes the list and leaves the field when the focus leaves all of it', async () => {
  const onBlur = vi.fn<() => void>()
  render(<Supplies onBlur={onBlur} />)
  await userEvent.click(screen.getByRole('button', { name: 'Elija los suministros' }))
  await userEvent.tab()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.click(document.body)
  expect(onBlur).toHaveBeenCalledOnce()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('describes the whole field by its error', () => {
  render(<Supplies error="Elija al menos uno" />)
  expect(screen.getByRole('group', { name: 'Suministros', description: 'Elija al menos uno' })).toBeDefined()
})

type SuppliesProps = {
  readonly value?: readonly string[]
  readonly count?: number
  readonly error?: string
  readonly onBlur?: () => void
}

function Supplies({ value: first = NONE, count = 8, ...props }: SuppliesProps) {
  const [value, setValue] = useState(first)
  const options = Array.from({ length: count }, (_, index) => ({
    value: String(index + 1),
    label: `Suministro ${index + 1}`,
    hint: index > 5 ? 'Rúa do Príncipe, Vigó' : 'Rúa Nova, Lugo',
  }))
  return (
    <>
      <MultiSelect
        label="Suministros"
        placeholder="Elija los suministros"
        options={options}
        value={value}
        onValue={setValue}
        {...props}
      />
      <output>{value.join()}</output>
    </>
  )
}

const NONE: readonly string[] = []

function held() {
  return screen.getByRole('status').textContent
}
