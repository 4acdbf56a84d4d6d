import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AutocompleteField, type Suggestion } from './choice/AutocompleteField.tsx'
import { MultiSelect } from './choice/MultiSelect.tsx'
import { Rating } from './choice/Rating.tsx'
import { DateTimeField } from './date/DateTimeField.tsx'
import { Form } from './kit/Form.tsx'
import { useForm } from './kit/useForm.tsx'
import { PeopleField } from './PeopleField.tsx'

test('leads from the summary to each field that chooses, and clears its problem with a choice', async () => {
  const send = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  const summary = within(screen.getByRole('alert'))
  for (const name of ['day', 'town', 'supplies', 'people', 'stars']) {
    await userEvent.click(summary.getByRole('link', { name: `Falta ${name}` }))
    expect(document.activeElement?.id).toBe(name)
  }
  await userEvent.click(screen.getByRole('checkbox', { name: 'Casa' }))
  expect(summary.queryByRole('link', { name: 'Falta supplies' })).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

function draw() {
  const send = vi.fn<() => Promise<void>>()
  const routes = [{ path: '/', element: <Fields send={send} /> }]
  render(<RouterProvider router={createMemoryRouter(routes)} />)
  return send
}

type Values = {
  readonly day: string
  readonly town: Suggestion
  readonly supplies: readonly string[]
  readonly people: readonly string[]
  readonly stars: number
}

const START: Values = { day: '', town: { value: '', label: '' }, supplies: [], people: [], stars: 0 }

function Fields({ send }: { readonly send: () => Promise<void> }) {
  const { field, form } = useForm({
    draft: null,
    values: START,
    check: ({ day, town, supplies, people, stars }) => ({
      day: day ? undefined : 'Falta day',
      town: town.value ? undefined : 'Falta town',
      supplies: supplies.length > 0 ? undefined : 'Falta supplies',
      people: people.length > 0 ? undefined : 'Falta people',
      stars: stars > 0 ? undefined : 'Falta stars',
    }),
    send,
    freeToLeave: true,
  })
  return (
    <Form {...form} submit="Enviar" failed="No se ha enviado">
      <DateTimeField label="Día" {...field('day')} />
      <AutocompleteField label="Municipio" find={async () => []} {...field('town')} />
      <MultiSelect
        label="Suministros"
        placeholder="Elija"
        options={[{ value: '1', label: 'Casa' }]}
        {...field('supplies')}
      />
      <PeopleField label="Personas" addLabel="Añadir" textsOf={(name) => ({ name })} {...field('people')}>
        {() => null}
      </PeopleField>
      <Rating label="Estrellas" {...field('stars')} />
    </Form>
  )
}
