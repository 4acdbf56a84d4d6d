import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Select } from './Select.tsx'

// Without a layout the library does not measure its panel, which stays hidden.
const hidden = true

test("offers up to fifteen options in the device's own list", () => {
  render(<Town options={TOWNS.slice(0, 15)} />)
  expect(screen.getByRole('combobox', { name: 'Municipio' }).tagName).toBe('SELECT')
})

test('offers more than fifteen with a search, and says how many match it [SC-071]', async () => {
  render(<Town />)
  const box = await openBox()
  expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-controls')]).toEqual(['true', list().id])
  await userEvent.type(filter(), 'gón')
  await waitFor(() => expect(options()).toEqual(['Fisterra e Agón', 'Mugardos e Agonía']))
  expect(screen.getByRole('status').textContent).toBe('2 resultados')
  await userEvent.type(filter(), 'zz')
  expect(screen.getByRole('status').textContent).toBe('Nada coincide')
  await userEvent.clear(filter())
  expect(screen.getByRole('status').textContent).toBe('')
  await userEvent.click(await within(list()).findByRole('option', { name: 'Lugo', hidden }))
  expect(box).toMatchObject({ value: 'Lugo' })
  expect([document.activeElement, box.getAttribute('aria-expanded')]).toEqual([box, 'false'])
})

test('walks its options by the arrow keys, and chooses one by Enter', async () => {
  render(<Town />)
  const box = await openBox()
  expect(document.activeElement).toBe(filter())
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('A Coruña')
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(document.activeElement).toBe(filter())
  expect(box.hasAttribute('aria-activedescendant')).toBe(false)
  expect(box.closest('[aria-activedescendant]')).toBeNull()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{Enter}')
  expect(box).toMatchObject({ value: 'Vigo' })
  expect(document.activeElement).toBe(box)
  expect(screen.queryByRole('listbox', { hidden })).toBeNull()
  // The last of all is chosen, and the search finds fewer.
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.type(filter(), 'go')
  await waitFor(() => expect(options()).toEqual(['Fisterra e Agón', 'Lugo', 'Mugardos e Agonía', 'Vigo']))
  await userEvent.keyboard('{ArrowDown} ')
  expect(box).toMatchObject({ value: 'Fisterra e Agón' })
  expect(screen.queryByRole('listbox', { hidden })).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.type(filter(), 'betan')
  await waitFor(() => expect(options()).toEqual(['Betanzos']))
  await userEvent.keyboard('{Enter}')
  expect(box).toMatchObject({ value: 'Betanzos' })
})

test('closes on Escape and takes the focus back, before a dialog around it closes', async () => {
  render(
    <Dialog open title="Elegir" onClose={() => undefined}>
      <Town />
    </Dialog>,
  )
  const box = await openBox()
  await userEvent.keyboard('{Escape}')
  expect([document.activeElement, box.getAttribute('aria-expanded')]).toEqual([box, 'false'])
  // The browser closes a dialog on an Escape that nobody has taken.
  expect(fireEvent.keyDown(box, { key: 'Escape', code: 'Escape' })).toBe(true)
})

test('offers its empty choice first, which no search finds', async () => {
  render(<Town />)
  const box = await openBox()
  expect(options()[0]).toBe('Elija un municipio')
  await userEvent.click(within(list()).getByRole('option', { name: 'Lugo', hidden }))
  // The library's own style, which ours undoes in a browser, takes no pointer.
  fireEvent.click(box)
  await userEvent.type(filter(), 'elija')
  await waitFor(() => expect(options()).toEqual(['Ninguna opción coincide']))
  await userEvent.clear(filter())
  await waitFor(() => expect(options()).toHaveLength(18))
  await userEvent.click(within(list()).getByRole('option', { name: 'Elija un municipio', hidden }))
  expect(box).toMatchObject({ value: 'Elija un municipio' })
})

test('shows its problem once the focus is outside it, but not in its own search', async () => {
  function Refusing() {
    const { field, form } = useLocalForm({
      values: { town: 'Lugo' },
      check: ({ town }) => ({ town: town === 'Lugo' ? 'Otro municipio' : undefined }),
      next: () => undefined,
    })
    return (
      <Form {...form} submit="Enviar">
        <Select label="Municipio" options={TOWNS} {...field('town')} />
      </Form>
    )
  }
  render(<Refusing />)
  const box = await openBox()
  expect(screen.queryByText('Otro municipio')).toBeNull()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enviar' }))
  expect(screen.getByText('Otro municipio')).toBeDefined()
  expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-expanded')]).toEqual(['true', 'false'])
})

const TOWNS = [
  'A Coruña',
  'Betanzos',
  'Burela',
  'Cangas',
  'Carballo',
  'Ferrol',
  'Fisterra e Agón',
  'Lalín',
  'Lugo',
  'Marín',
  'Mugardos e Agonía',
  'Narón',
  'Noia',
  'Ourense',
  'Pontevedra',
  'Ribeira',
  'Vigo',
].map((name) => ({ value: name, label: name }))

function Town({ options = TOWNS }: { readonly options?: typeof TOWNS }) {
  const { field, form } = useLocalForm({ values: { town: '' }, check: () => ({}), next: () => undefined })
  return (
    <Form {...form} submit="Enviar">
      <Select label="Municipio" placeholder="Elija un municipio" options={options} {...field('town')} />
    </Form>
  )
}

/** The box, open. Its code takes a moment to load. */
async function openBox(): Promise<HTMLElement> {
  const box = await screen.findByLabelText('Municipio', { selector: 'input[role=combobox]' })
  box.focus()
  await userEvent.keyboard('{ArrowDown}')
  return box
}

function filter(): HTMLElement {
  return screen.getByRole('textbox', { name: 'Municipio: Escriba para filtrar', hidden })
}

function list(): HTMLElement {
  return screen.getByRole('listbox', { name: 'Municipio', hidden })
}

function options() {
  return within(list())
    .getAllByRole('option', { hidden })
    .map(({ textContent }) => textContent)
}
