import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './choice/Checkbox.tsx'
import { CodeField } from './text/CodeField.tsx'
import { FilterSelect } from './choice/FilterSelect.tsx'
import { Form } from './kit/Form.tsx'
import { PasswordField } from './text/PasswordField.tsx'
import { RadioGroup } from './choice/RadioGroup.tsx'
import { TextField } from './text/TextField.tsx'
import { type TimeWindow, TimeWindowField } from './date/TimeWindowField.tsx'
import { useLocalForm } from './kit/useLocalForm.ts'

test('a field is known by its label and described by its hint and its error', () => {
  render(<TextField kind="line" name="phone" label="Teléfono" hint="Nueve cifras" error="Faltan cifras" />)
  const field = screen.getByRole('textbox', { name: 'Teléfono', description: 'Nueve cifras Faltan cifras' })
  expect(field.id).toBe('phone')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('an optional field says so in its name', () => {
  render(<TextField kind="line" label="Piso" optional />)
  expect(screen.getByRole('textbox', { name: 'Piso (opcional)' })).toBeDefined()
})

test('a one-time code is one box with the keys of digits, which keeps what is pasted without its spaces, letters too', async () => {
  const typed = vi.fn<(code: string) => void>()
  render(<CodeField label="Código" value="" onValue={typed} />)
  const box = screen.getByRole('textbox', { name: 'Código' })
  expect(box.getAttribute('autocomplete')).toBe('one-time-code')
  expect(box.getAttribute('inputmode')).toBe('numeric')
  await userEvent.click(box)
  await userEvent.paste('123 456 78')
  expect(typed).toHaveBeenLastCalledWith('123456')
  await userEvent.paste('aB-12 c')
  expect(typed).toHaveBeenLastCalledWith('aB12c')
})

test('a code that is the only question has the focus once, and later renders do not take it back', () => {
  const view = (seconds: number) => (
    <>
      <CodeField label="Código" value="" onValue={() => undefined} takeFocus />
      <button type="button">{seconds}</button>
    </>
  )
  const { rerender } = render(view(10))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  screen.getByRole('button').focus()
  rerender(view(9))
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

test('a password can be looked at and hidden again', async () => {
  render(<PasswordField label="Contraseña" defaultValue="Farola#29a" />)
  const field = screen.getByLabelText('Contraseña')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }))
  expect(field.getAttribute('type')).toBe('password')
})

test('a checkbox and a group of choices answer to their labels', async () => {
  const accepted = vi.fn<(checked: boolean) => void>()
  const chosen = vi.fn<(channel: string) => void>()
  render(
    <>
      <Checkbox label="Acepto" onValue={accepted} />
      <RadioGroup
        label="Canal"
        name="channel"
        value="email"
        onValue={chosen}
        options={[
          { value: 'email', label: 'Correo' },
          { value: 'sms', label: 'SMS' },
        ]}
      />
    </>,
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Acepto' }))
  await userEvent.click(screen.getByRole('radio', { name: 'SMS' }))
  expect(accepted).toHaveBeenCalledWith(true)
  expect(chosen).toHaveBeenCalledWith('sms')
  expect(screen.getByRole('group', { name: 'Canal' })).toBeDefined()
})

test('a filtered list shows the options that match what is typed, and picks one of them [SC-071]', async () => {
  function Towns() {
    const [town, setTown] = useState('')
    return (
      <FilterSelect
        label="Municipio"
        placeholder="Elija un municipio"
        value={town}
        onValue={setTown}
        options={['Lugo', 'Ourense', 'Vigo'].map((name) => ({ value: name, label: name }))}
      />
    )
  }
  render(<Towns />)
  await userEvent.click(screen.getByText('Elija un municipio', { selector: 'span' }))
  // Without a layout the library does not measure its panel, which stays hidden and out of the keyboard's reach.
  const hidden = true
  const filter = await screen.findByRole('textbox', { name: 'Municipio: Escriba para filtrar', hidden })
  fireEvent.change(filter, { target: { value: 'go' } })
  const list = screen.getByRole('listbox', { name: 'Municipio', hidden })
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('option', { hidden })
        .map(({ textContent }) => textContent),
    ).toEqual(['Lugo', 'Vigo']),
  )
  fireEvent.click(within(list).getByRole('option', { name: 'Vigo', hidden }))
  expect(screen.getByText('Vigo', { selector: 'span[data-pc-section=input]' })).toBeDefined()
})

test('a filtered list is left once the focus is outside it and not in its own filter, and shows its problem then', async () => {
  function Town() {
    const { field, form } = useLocalForm({
      values: { town: 'Lugo' },
      check: ({ town }) => ({ town: town === 'Lugo' ? 'Otro municipio' : undefined }),
      next: () => undefined,
    })
    return (
      <Form {...form} submit="Enviar">
        <FilterSelect
          label="Municipio"
          options={['Lugo', 'Vigo'].map((name) => ({ value: name, label: name }))}
          {...field('town')}
        />
      </Form>
    )
  }
  render(<Town />)
  await userEvent.click(screen.getByText('Lugo', { selector: 'span' }))
  const filter = await screen.findByRole('textbox', { name: 'Municipio: Escriba para filtrar', hidden: true })
  fireEvent.blur(screen.getByRole('textbox', { name: 'Municipio' }), { relatedTarget: filter })
  expect(screen.queryByText('Otro municipio')).toBeNull()
  fireEvent.blur(filter, { relatedTarget: screen.getByRole('button', { name: 'Enviar' }) })
  expect(screen.getByText('Otro municipio')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Municipio' }).getAttribute('aria-invalid')).toBe('true')
})

test('a window of time is named, offers half hours and keeps an odd one that it was given', async () => {
  const typed = vi.fn<(window: TimeWindow) => void>()
  render(<TimeWindowField id="work" label="Días laborables" value={{ from: '08:45', to: '21:00' }} onValue={typed} />)
  const group = within(screen.getByRole('group', { name: 'Días laborables' }))
  const from = group.getByRole<HTMLSelectElement>('combobox', { name: 'Desde las' })
  expect(from.value).toBe('08:45')
  expect([...from.options].slice(16, 21).map(({ value }) => value)).toEqual([
    '08:00',
    '08:30',
    '08:45',
    '09:00',
    '09:30',
  ])
  await userEvent.selectOptions(group.getByRole('combobox', { name: 'Hasta las' }), '23:59')
  expect(typed).toHaveBeenLastCalledWith({ from: '08:45', to: '23:59' })
})
