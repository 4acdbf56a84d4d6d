import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Form } from './kit/Form.tsx'
import { useForm } from './kit/useForm.tsx'
import { useLocalForm } from './kit/useLocalForm.ts'
import { TextField } from './text/TextField.tsx'

type Failed = Parameters<typeof Form>[0]['failed']

function MeterForm({ failed }: { readonly failed: NonNullable<Failed> | null }) {
  const { field, form } = useForm({
    draft: null,
    values: { meter: '7' },
    send: async ({ meter }) => Promise.reject(new Error(meter)),
    freeToLeave: true,
  })
  return (
    <Form {...form} submit="Enviar" failed={failed}>
      <TextField kind="line" label="Contador" {...field('meter')} />
    </Form>
  )
}

function SearchForm({ onSearch }: { readonly onSearch: (meter: string) => void }) {
  const { field, form } = useLocalForm({
    values: { meter: '' },
    check: ({ meter }) => ({ meter: meter === '' ? 'Escriba un contador' : undefined }),
    next: ({ meter }) => onSearch(meter),
  })
  return (
    <Form {...form} submit={{ label: 'Buscar', icon: 'search' }}>
      <TextField kind="line" label="Contador" {...field('meter')} />
    </Form>
  )
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}

afterEach(() => vi.restoreAllMocks())

test('says a failure on top, until something is changed', async () => {
  render(<MeterForm failed="No se ha enviado" />)
  fireEvent.click(button('Enviar'))
  expect((await screen.findByRole('alert')).textContent).toContain('No se ha enviado')
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '8' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says a failure in words or at a place of its own', async () => {
  const { unmount } = render(<MeterForm failed={(failure) => `Falla: ${String(failure)}`} />)
  fireEvent.click(button('Enviar'))
  expect((await screen.findByRole('alert')).textContent).toContain('Falla: Error: 7')
  unmount()
  render(<MeterForm failed={() => <p>Más abajo</p>} />)
  fireEvent.click(button('Enviar'))
  expect(await screen.findByText('Más abajo')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says without a connection that it cannot be sent, and keeps what was typed', () => {
  render(<MeterForm failed={null} />)
  expect(screen.queryByText(/^Sin conexión/)).toBeNull()
  goOffline()
  expect(screen.getByText(/^Sin conexión: podrá enviarlo/)).toBeDefined()
  expect(button('Enviar').disabled).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('7')
})

test('goes on with valid input without a connection where the form sends nothing', async () => {
  const onSearch = vi.fn<(meter: string) => void>()
  render(<SearchForm onSearch={onSearch} />)
  goOffline()
  fireEvent.click(button('Buscar'))
  expect(onSearch).not.toHaveBeenCalled()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '7' } })
  fireEvent.click(button('Buscar'))
  await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith('7'))
  expect(screen.queryByText(/^Sin conexión/)).toBeNull()
})

test('rejects at compile time a form without words for a failure or without a button', () => {
  const never = () => {
    const { form } = useForm({ draft: null, values: { meter: '' }, send: async () => undefined })
    // @ts-expect-error -- it may fail, and says nothing about a failure
    const withoutFailure = <Form {...form} submit="Enviar" />
    // @ts-expect-error -- it has no submit button
    const withoutSubmit = <Form {...form} failed="No se ha enviado" />
    return [withoutFailure, withoutSubmit]
  }
  expect(never).toBeTypeOf('function')
})
