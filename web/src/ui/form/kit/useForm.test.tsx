import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { hasUnsaved } from '#src/base/unsaved.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Form } from './Form.tsx'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useForm } from './useForm.tsx'

type Person = { name: string; email: string; news: boolean; phone: string }
type Refusal = Partial<Record<keyof Person, string>>

const send = vi.fn<(values: Person) => Promise<string>>()
const sent = vi.fn<(answer: string, unsaved: boolean) => void>()
const askEmail = vi.fn<(email: string) => Promise<string | undefined>>()
const askPhone = vi.fn<(phone: string) => Promise<string | undefined>>()
const refused = vi.fn<(error: unknown) => Refusal | undefined>()
const nobody: Person = { name: '', email: '', news: false, phone: '' }

beforeEach(() => {
  send.mockReset().mockResolvedValue('done')
  sent.mockReset()
  askEmail.mockReset().mockResolvedValue(undefined)
  askPhone.mockReset().mockResolvedValue(undefined)
  refused.mockReset().mockReturnValue(undefined)
})

type Options = { readonly values?: Person; readonly again?: 'asSent' | 'emptied'; readonly freeToLeave?: boolean }

/** The phone is required for news only. */
function PersonForm({ values: start = nobody, ...options }: Options) {
  const { field, form, values, put } = useForm({
    draft: null,
    ...options,
    values: start,
    check: ({ name, email, news, phone }) => ({
      name: name.length < 3 ? 'A longer name' : undefined,
      email: email.includes('@') ? undefined : 'An address',
      phone: news && phone === '' ? 'A phone' : undefined,
    }),
    checkLeft: { email: askEmail, phone: askPhone },
    send,
    refused,
    onSent: (answer) => sent(answer, hasUnsaved()),
  })
  return (
    <Form {...form} submit="Send" failed="Failed">
      <TextField kind="line" label="Name" {...field('name')} />
      <TextField kind="email" label="Email" {...field('email')} />
      <Checkbox label="News" {...field('news')} />
      {values.news && <TextField kind="phone" label="Phone" {...field('phone')} />}
      <button type="button" onClick={() => put({ name: '' })}>
        Empty the name
      </button>
      <Link to="/other">Elsewhere</Link>
      <LeaveGuard />
    </Form>
  )
}

function open(options: Options = {}) {
  const routes = (shown: Options) => [
    { path: '/', element: <PersonForm {...shown} /> },
    { path: '/other', element: null },
  ]
  const view = render(<RouterProvider router={createMemoryRouter(routes(options))} />)
  return { ...view, user: userEvent.setup({ delay: null }) }
}

const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const isWrong = (label: string) => box(label).getAttribute('aria-invalid') === 'true'
const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } })
const leave = (label: string) => fireEvent.blur(box(label))
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
const summary = () => screen.queryByRole('alert')
const lines = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const failed = () => screen.findByText('Failed')
function fill() {
  type('Name', 'Uxía')
  type('Email', 'uxia@correo.gal')
}

test('checks a field once it is left with something in it', () => {
  open()
  leave('Name')
  type('Name', 'Al')
  expect(isWrong('Name')).toBe(false)
  leave('Name')
  expect(isWrong('Name')).toBe(true)
  expect(isWrong('Email')).toBe(false)
})

test('checks a field while it is typed into, from then on', () => {
  open()
  type('Name', 'Al')
  leave('Name')
  type('Name', 'Ala')
  expect(isWrong('Name')).toBe(false)
  type('Name', '')
  expect(isWrong('Name')).toBe(true)
})

test('checks every field at the first submission, and sends nothing', () => {
  open()
  press()
  expect([isWrong('Name'), isWrong('Email')]).toEqual([true, true])
  expect(send).not.toHaveBeenCalled()
})

test('focuses the summary at each refused submission, which leads to the fields in their order', () => {
  open()
  for (const typed of ['A', 'Al']) {
    type('Name', typed)
    press()
    expect(document.activeElement).toBe(summary())
    expect(lines()).toEqual(['#name', '#email'])
    fireEvent.click(screen.getByRole('link', { name: 'An address' }))
    expect(document.activeElement).toBe(box('Email'))
  }
})

test('removes the summary with its last problem, and opens none for later ones', () => {
  open()
  press()
  fill()
  expect(summary()).toBeNull()
  type('Name', 'Al')
  expect(isWrong('Name')).toBe(true)
  expect(summary()).toBeNull()
})

test('leaves a field unchecked that appears after a submission', () => {
  open()
  press()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(isWrong('Phone')).toBe(false)
  press()
  expect(isWrong('Phone')).toBe(true)
})

test('shows a refusal of the server at its field until the field changes, and allows another try', async () => {
  send.mockRejectedValue(new Error('refused'))
  refused.mockReturnValue({ email: 'Taken', name: 'Strange' })
  open()
  fill()
  press()
  await waitFor(() => expect(document.activeElement).toBe(summary()))
  expect(lines()).toEqual(['#name', '#email'])
  press()
  expect(send).toHaveBeenCalledTimes(2)
  await waitFor(() => expect(lines()).toHaveLength(2))
  type('Email', 'uxia@correo.es')
  expect([isWrong('Name'), isWrong('Email')]).toEqual([true, false])
  expect(screen.queryByText('Failed')).toBeNull()
})

test('keeps a failure of no field until something changes, and keeps the input', async () => {
  send.mockRejectedValue(new Error('no answer'))
  open()
  fill()
  press()
  await failed()
  expect([box('Name').value, box('Email').value]).toEqual(['Uxía', 'uxia@correo.gal'])
  type('Name', 'Uxía Lorenzo')
  expect(screen.queryByText('Failed')).toBeNull()
})

test('shows a failure nowhere else where the screen has its own place for it', async () => {
  send.mockRejectedValue(new Error('prove it'))
  refused.mockReturnValue({})
  open()
  fill()
  press()
  await waitFor(() => expect(refused).toHaveBeenCalledOnce())
  expect([screen.queryByText('Failed'), summary()]).toEqual([null, null])
})

test('sends once at two fast presses, and not again after the form was sent', async () => {
  open()
  fill()
  act(() => {
    press()
    press()
  })
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  press()
  expect(send).toHaveBeenCalledExactlyOnceWith({ ...nobody, name: 'Uxía', email: 'uxia@correo.gal' })
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-busy')).toBe('true')
})

test('sends again a form that stays', async () => {
  open({ again: 'asSent' })
  fill()
  press()
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  press()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
  expect(box('Name').value).toBe('Uxía')
})

test('empties a form that adds one after the other, and focuses its first field', async () => {
  open({ again: 'emptied', values: { ...nobody, news: true, phone: '600100100' } })
  fill()
  press()
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('done', false))
  expect([box('Name').value, box('Email').value, box('Phone').value]).toEqual(['', '', '600100100'])
  expect(document.activeElement).toBe(box('Name'))
  expect([isWrong('Name'), isWrong('Email'), hasUnsaved()]).toEqual([false, false, false])
  press()
  expect(send).toHaveBeenCalledOnce()
  fill()
  expect(hasUnsaved()).toBe(true)
  press()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
})

test('keeps input and focus during a submission for the next one', async () => {
  let arrive = (_answer: string) => {}
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve
    }),
  )
  open({ again: 'emptied' })
  fill()
  press()
  box('Email').focus()
  type('Email', 'breixo@correo.gal')
  await act(async () => arrive('done'))
  expect([box('Name').value, box('Email').value]).toEqual(['', 'breixo@correo.gal'])
  expect([document.activeElement === box('Email'), hasUnsaved()]).toEqual([true, true])
})

test('empties nothing of a form that failed', async () => {
  send.mockRejectedValueOnce(new Error('no answer'))
  open({ again: 'emptied' })
  fill()
  press()
  await failed()
  expect([box('Name').value, hasUnsaved()]).toEqual(['Uxía', true])
})

test('asks before unsaved input is left, also once sending has failed', async () => {
  send.mockRejectedValueOnce(new Error('no answer'))
  const { user } = open()
  expect(hasUnsaved()).toBe(false)
  fill()
  press()
  await failed()
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.getByRole('dialog', { name: 'Tiene cambios sin guardar' })).toBeDefined()
})

test('counts nothing as unsaved by the time the way on is taken', async () => {
  open()
  fill()
  expect(hasUnsaved()).toBe(true)
  press()
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('done', false))
})

test('leaves freely a form whose words nobody would miss', () => {
  open({ freeToLeave: true })
  fill()
  expect(hasUnsaved()).toBe(false)
})

test('asks the server about a field once it is left with a valid value', async () => {
  askEmail.mockResolvedValue('Taken')
  open()
  type('Email', 'uxia')
  leave('Email')
  expect(askEmail).not.toHaveBeenCalled()
  type('Email', 'uxia@correo.gal')
  leave('Email')
  expect(await screen.findByText('Taken')).toBeDefined()
  leave('Email')
  expect(askEmail).toHaveBeenCalledExactlyOnceWith('uxia@correo.gal')
  type('Name', 'Uxía')
  press()
  expect([lines(), send.mock.calls]).toEqual([['#email'], []])
})

test('ignores a late answer for another value', async () => {
  let answer = (_problem: string) => {}
  askEmail.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  open()
  type('Email', 'uxia@correo.gal')
  leave('Email')
  type('Email', 'uxia@correo.es')
  await act(async () => answer('Taken'))
  expect(isWrong('Email')).toBe(false)
})

test('says nothing of a check that gets no answer', async () => {
  askEmail.mockRejectedValue(new Error('no answer'))
  open()
  type('Email', 'uxia@correo.gal')
  await act(async () => leave('Email'))
  expect([askEmail.mock.calls.length, isWrong('Email')]).toEqual([1, false])
})

test('drops the result of the check of a field that is gone', async () => {
  askPhone.mockResolvedValue('Not yours')
  open()
  fill()
  fireEvent.click(screen.getByRole('checkbox', { name: 'News' }))
  type('Phone', '612345678')
  leave('Phone')
  await waitFor(() => expect(isWrong('Phone')).toBe(true))
  press()
  expect(send).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('checkbox', { name: 'News' }))
  press()
  await waitFor(() => expect(send).toHaveBeenCalledOnce())
})

test('counts a value that the screen sets as untouched', () => {
  open()
  press()
  fireEvent.click(screen.getByRole('button', { name: 'Empty the name' }))
  expect([isWrong('Name'), isWrong('Email')]).toEqual([false, true])
})

test('fills the unchanged fields with new values', () => {
  function Both({ values }: { readonly values: Person }) {
    return <RouterProvider router={createMemoryRouter([{ path: '/', element: <PersonForm values={values} /> }])} />
  }
  const { rerender } = render(<Both values={nobody} />)
  type('Name', 'Uxía')
  rerender(<Both values={{ ...nobody, name: 'Lucía', email: 'lucia@correo.gal' }} />)
  expect([box('Name').value, box('Email').value]).toEqual(['Uxía', 'lucia@correo.gal'])
})

test('rejects a problem at an unknown field at compile time', () => {
  const values = { name: '' }
  const never = () => {
    // @ts-expect-error -- an unknown field in `check`
    useForm({ draft: null, values, check: () => ({ name: 'x', surname: 'x' }), send: async () => undefined })
    // @ts-expect-error -- an unknown field in `refused`
    useForm({ draft: null, values, send: async () => undefined, refused: () => ({ name: 'x', surname: 'x' }) })
    const sending = { draft: null, values, send: async () => undefined }
    // @ts-expect-error -- an unknown field in `checkLeft`
    useForm({ ...sending, checkLeft: { name: async () => 'x', surname: async () => 'x' } })
    // @ts-expect-error -- an unknown field in `field`
    useForm({ draft: null, values, send: async () => undefined }).field('surname')
  }
  expect(never).toBeTypeOf('function')
})
