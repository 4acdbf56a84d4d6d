import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Form } from './kit/Form.tsx'
import { useLocalForm } from './kit/useLocalForm.ts'
import { PeopleField } from './PeopleField.tsx'
import { TextField } from './text/TextField.tsx'

test('asks for a new person in a form of their own, which sends no other form', async () => {
  const { onOuter } = draw([])
  await userEvent.click(screen.getByRole('button', { name: 'Añadir a una persona' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Añadir a una persona' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(dialog.getByRole('alert').textContent).toContain('Escriba el nombre')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Uxía Rey')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(people()).toEqual(['Uxía Rey'])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onOuter).not.toHaveBeenCalled()
})

test('changes each person in place, named by the button', async () => {
  draw(['Ana', 'Uxía'])
  await userEvent.click(screen.getByRole('button', { name: 'Modificar Ana' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Modificar Ana' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nombre' }), ' Rey')
  await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(people()).toEqual(['Ana Rey', 'Uxía'])
})

test('changes nothing when the form is cancelled', async () => {
  draw(['Ana'])
  await userEvent.click(screen.getByRole('button', { name: 'Modificar Ana' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), ' Rey')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(people()).toEqual(['Ana'])
})

test('moves the focus to the add button after a removal, where the summary leads too', async () => {
  draw(['Ana', 'Uxía'])
  await userEvent.click(screen.getByRole('button', { name: 'Quitar a Ana' }))
  expect(people()).toEqual(['Uxía'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Añadir a una persona' }))
  expect(document.activeElement?.id).toBe('people')
})

test('shows the problem of a person beside their name, and describes the button by it', () => {
  draw(['Sin documento'])
  expect(
    screen.getByRole('button', { name: 'Modificar Sin documento', description: 'Falta su documento' }),
  ).toBeDefined()
})

test('adds nobody to the greatest number of people', async () => {
  draw(['Ana', 'Uxía', 'Iria'])
  await userEvent.click(screen.getByRole('button', { name: 'Añadir a una persona' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

function draw(names: readonly string[]) {
  const onOuter = vi.fn<() => void>()
  const routes = [{ path: '/', element: <Contacts names={names} onOuter={onOuter} /> }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  return { onOuter }
}

function Contacts({ names, onOuter }: { readonly names: readonly string[]; readonly onOuter: () => void }) {
  const [value, setValue] = useState(names)
  return (
    <Form onSubmit={onOuter} submit="Enviar">
      <PeopleField
        name="people"
        label="Personas"
        addLabel="Añadir a una persona"
        max={3}
        value={value}
        onValue={setValue}
        textsOf={(name) => ({ name, problem: name === 'Sin documento' ? 'Falta su documento' : undefined })}
      >
        {(form) => <NameForm {...form} />}
      </PeopleField>
    </Form>
  )
}

type NameFormProps = {
  readonly person: string | undefined
  readonly onDone: (name: string) => void
  readonly onCancel: () => void
}

function NameForm({ person = '', onDone, onCancel }: NameFormProps) {
  const { field, form } = useLocalForm({
    values: { fullName: person },
    check: ({ fullName }) => ({ fullName: fullName ? undefined : 'Escriba el nombre' }),
    next: ({ fullName }) => onDone(fullName),
  })
  return (
    <Form {...form} submit="Guardar" onCancel={onCancel}>
      <TextField kind="line" label="Nombre" {...field('fullName')} />
    </Form>
  )
}

function people() {
  return screen.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
}
