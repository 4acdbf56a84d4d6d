import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Checkbox } from './choice/Checkbox.tsx'
import { RadioGroup } from './choice/RadioGroup.tsx'
import { type TimeWindow, TimeWindowField } from './date/TimeWindowField.tsx'
import { CodeField } from './text/CodeField.tsx'
import { PasswordField } from './text/PasswordField.tsx'
import { TextField } from './text/TextField.tsx'

test('names a field by its label, and describes it by its hint and its error', () => {
  render(<TextField kind="line" name="phone" label="Teléfono" hint="Nueve cifras" error="Faltan cifras" />)
  const field = screen.getByRole('textbox', { name: 'Teléfono', description: 'Nueve cifras Faltan cifras' })
  expect(field.id).toBe('phone')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('says in the name of a field that it is optional', () => {
  render(<TextField kind="line" label="Piso" optional />)
  expect(screen.getByRole('textbox', { name: 'Piso (opcional)' })).toBeDefined()
})

test('takes a one-time code in one box for digits, and pasted letters without spaces', async () => {
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

test('focuses a code that is the only question once, and not in later renders', () => {
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

test('shows a password and hides it again', async () => {
  render(<PasswordField label="Contraseña" defaultValue="Farola#29a" />)
  const field = screen.getByLabelText('Contraseña')
  expect(field.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar la contraseña' }))
  expect(field.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar la contraseña' }))
  expect(field.getAttribute('type')).toBe('password')
})

test('labels a checkbox and a group of choices', async () => {
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

test('names a window of time, offers half hours and keeps an odd one that it was given', async () => {
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
