import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeFetch, type Answer } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { EMPTY_DRAFT, signUpDraftStore } from './signUpDraft.store.ts'
import { SignUpScreen } from './SignUpScreen.tsx'

const good = {
  'NIF, NIE o pasaporte': '99.999.999-r',
  Nombre: 'Uxía',
  Apellidos: 'Lorenzo Cid',
  'Correo electrónico': 'Uxia@Correo.gal',
}
const done: Answer = { content: { hash: 'h4sh' } }

/** Opens the form. By default its three calls succeed. */
function open({
  document = done,
  email = done,
  signUp = done,
}: Partial<Record<'document' | 'email' | 'signUp', Answer>> = {}) {
  const sent: unknown[] = []
  const post = (_query: URLSearchParams, body?: unknown): Answer => {
    if (JSON.stringify(body).includes('checkDocument')) return document
    if (JSON.stringify(body).includes('checkEmail')) return email
    sent.push(body)
    return signUp
  }
  const calls = vi.fn<typeof post>(post)
  vi.stubGlobal('fetch', fakeFetch({ 'POST /registration/users': calls }))
  return { ...renderScreens({ '/signup': <SignUpScreen /> }, '/signup'), calls, sent }
}

function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByRole('textbox', { name: label })
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
}

async function fillAll(values: Readonly<Record<string, string>> = good) {
  fill(values)
  for (const label of ['Contraseña nueva', 'Repita la contraseña']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Candil#58b' } })
  }
  await userEvent.click(screen.getByRole('checkbox'))
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Crear la cuenta' }))

afterEach(() => {
  vi.unstubAllGlobals()
  signUpDraftStore.set(EMPTY_DRAFT)
  localStorage.clear()
})

describe('a sign-up', () => {
  test('sends the data in normal form and goes on with the hash [FL-048 VA-012]', async () => {
    const { sent, place, router } = open()
    await fillAll()
    await submit()
    await waitFor(() => expect(place()).toBe('/signup/success'))
    expect(router.state.location.state).toEqual({ hash: 'h4sh', email: 'uxia@correo.gal' })
    expect(sent).toEqual([
      {
        documentNumber: '99999999R',
        name: 'Uxía',
        surName: 'Lorenzo Cid',
        email: 'uxia@correo.gal',
        phone: '600000000',
        password: 'Candil#58b',
        gdprAccepted: '1',
        language: 'es',
        captcha: 'localhost',
      },
    ])
  })

  test('asks a company for no surname and sends none', async () => {
    const { sent } = open()
    await userEvent.click(screen.getByRole('radio', { name: 'Empresa' }))
    expect(screen.queryByRole('textbox', { name: 'Apellidos' })).toBeNull()
    await fillAll({
      CIF: 'b-12345674',
      'Nombre o razón social': 'O Forno, S. L.',
      'Correo electrónico': 'forno@correo.gal',
    })
    await submit()
    await waitFor(() => expect(sent).toMatchObject([{ documentNumber: 'B12345674', surName: '' }]))
  })

  test('leads to the error page after code 2003 and keeps the input [FL-048 ER-021]', async () => {
    const { place } = open({ signUp: { code: '2003' } })
    await fillAll()
    await submit()
    await waitFor(() => expect(place()).toBe('/signup/register/error'))
    expect(signUpDraftStore.current()).toMatchObject({ name: 'Uxía' })
  })

  test('leads to the generic error page when the answer has no hash', async () => {
    const { place } = open({ signUp: { content: {} } })
    await fillAll()
    await submit()
    await waitFor(() => expect(place()).toBe('/signup/error'))
  })

  test.each([
    ['2004', 'ER-019 LA-007', /Repita la comprobación/],
    ['2005', 'ER-020 LA-008', /no coinciden con los que tenemos/],
  ])('explains code %s in the words of the sign-up [%s]', async (code, _ids, words) => {
    open({ signUp: { code } })
    await fillAll()
    await submit()
    expect((await screen.findByText('No hemos podido crear la cuenta')).closest('[role=alert]')?.textContent).toMatch(
      words,
    )
  })

  test('marks the password as wrong after code 4008', async () => {
    open({ signUp: { code: '4008', status: 400 } })
    await fillAll()
    await submit()
    await waitFor(() => expect(screen.getByLabelText('Contraseña nueva').getAttribute('aria-invalid')).toBe('true'))
  })
})

describe('the checks of the form', () => {
  test.each([
    ['2019', 'ER-022', 'Ya existe una cuenta con ese documento.'],
    ['2023', 'ER-023', /Con ese documento no es posible registrarse/],
  ])('reports code %s when the document is left and stops the sign-up [FL-049 %s]', async (code, _id, words) => {
    const { sent } = open({ document: { code } })
    fill({ 'NIF, NIE o pasaporte': '99999999R' })
    expect(await screen.findByText(words)).toBeDefined()
    await fillAll()
    await submit()
    expect(screen.getAllByText(words)).toHaveLength(2)
    expect(sent).toEqual([])
  })

  test.each([
    ['2018', 'ER-024', 'Ese correo electrónico ya lo usa otra cuenta.'],
    ['2003', 'SC-059', 'No admitimos direcciones de ese proveedor. Use otro correo electrónico.'],
  ])('reports code %s when the e-mail address is left and stops the sign-up [FL-049 %s]', async (code, _id, words) => {
    const { sent } = open({ email: { code } })
    fill({ 'Correo electrónico': 'uxia@correo.gal' })
    expect(await screen.findByText(words)).toBeDefined()
    await fillAll()
    await submit()
    expect(sent).toEqual([])
  })

  test('asks only once about a refused document and clears the message on change', async () => {
    const { calls } = open({ document: { code: '2019' } })
    fill({ 'NIF, NIE o pasaporte': '99999999R' })
    const words = await screen.findByText('Ya existe una cuenta con ese documento.')
    fireEvent.change(screen.getByRole('textbox', { name: 'NIF, NIE o pasaporte' }), { target: { value: '99999999' } })
    expect(words.isConnected).toBe(false)
    expect(calls).toHaveBeenCalledOnce()
  })

  test('adds an answer that comes after a failed submission to the summary', async () => {
    open({ document: { code: '2019' } })
    fireEvent.change(screen.getByRole('textbox', { name: 'NIF, NIE o pasaporte' }), { target: { value: '99999999R' } })
    fireEvent.blur(screen.getByRole('textbox', { name: 'NIF, NIE o pasaporte' }))
    await submit()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Ya existe una cuenta'))
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })

  test('shows a problem found while typing goes on without taking the focus', async () => {
    open({ email: { code: '2018' } })
    fill({ 'Correo electrónico': 'uxia@correo.gal' })
    await screen.findByText('Ese correo electrónico ya lo usa otra cuenta.')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('rejects invalid values on leaving their fields, without a call', async () => {
    const { calls } = open()
    fill({ 'NIF, NIE o pasaporte': '12345678A', 'Correo electrónico': 'uxia' })
    expect(await screen.findByText(/El documento no es válido/)).toBeDefined()
    expect(await screen.findByText(/formato nombre@dominio/)).toBeDefined()
    expect(calls).not.toHaveBeenCalled()
  })
})

test('lists what an empty form lacks in a focused summary', async () => {
  const { sent } = open()
  await submit()
  const summary = screen.getByRole('alert')
  expect(document.activeElement).toBe(summary)
  expect(summary.querySelectorAll('li')).toHaveLength(7)
  expect(document.title).toMatch(/^Error: /)
  expect(sent).toEqual([])
})

test('restores the tab and the input on return, without the password [ST-026]', async () => {
  const first = open()
  await userEvent.click(screen.getByRole('radio', { name: 'Empresa' }))
  fill({ CIF: 'B12345674' })
  fireEvent.change(screen.getByLabelText('Contraseña nueva'), { target: { value: 'Candil#58b' } })
  first.unmount()
  open()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Empresa' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'CIF' }).value).toBe('B12345674')
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('')
})
