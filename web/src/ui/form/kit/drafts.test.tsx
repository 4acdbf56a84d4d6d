import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { restoreDrafts, currentDrafts, typedStore } from '#src/base/drafts.ts'
import { CodeField } from '#src/ui/form/text/CodeField.tsx'
import { PasswordField } from '#src/ui/form/text/PasswordField.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Form } from './Form.tsx'
import { useForm } from './useForm.tsx'

afterEach(() => restoreDrafts({}))

function PhoneForm({ draft }: { readonly draft: string | null }) {
  const { field, form } = useForm({
    draft,
    values: { phone: '612345678', note: '', currentPassword: '', code: '' },
    send: async () => undefined,
    freeToLeave: true,
    again: 'asSent',
  })
  return (
    <Form {...form} submit="Save" failed="Failed">
      <TextField kind="phone" label="Phone" {...field('phone')} />
      <TextField kind="text" label="Note" {...field('note')} />
      <PasswordField label="Password" {...field('currentPassword')} />
      <CodeField label="Code" {...field('code')} />
    </Form>
  )
}

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })

test('restores the changed fields of a form of the same name alone, as unsaved', () => {
  render(<PhoneForm draft="phone/1" />)
  expect(typedStore.current()).toBe(false)
  type('Note', 'Llamar por la tarde')
  expect(typedStore.current()).toBe(true)
  const kept = currentDrafts()
  expect(kept).toEqual({ 'phone/1': { note: 'Llamar por la tarde' } })
  cleanup()
  expect(typedStore.current()).toBe(false)
  restoreDrafts(kept)

  render(<PhoneForm draft="phone/2" />)
  expect(box('Note').value).toBe('')
  cleanup()
  render(<PhoneForm draft="phone/1" />)
  expect([box('Note').value, box('Phone').value]).toEqual(['Llamar por la tarde', '612345678'])
  expect(typedStore.current()).toBe(true)
})

test('keeps no passwords and codes', () => {
  render(<PhoneForm draft="phone" />)
  type('Password', 'Farola#29a')
  type('Code', '123456')
  type('Phone', '612345679')
  expect(currentDrafts()).toEqual({ phone: { phone: '612345679' } })
})

test('counts the input of a form without a name as unsaved, and keeps none', () => {
  render(<PhoneForm draft={null} />)
  type('Note', 'Llamar por la tarde')
  expect([typedStore.current(), currentDrafts()]).toEqual([true, {}])
})

test('leaves out a value that does not fit its field', () => {
  restoreDrafts({ phone: { phone: 612345679, note: 'Sí', stranger: 'x' } })
  render(<PhoneForm draft="phone" />)
  expect([box('Note').value, box('Phone').value]).toEqual(['Sí', '612345678'])
})
