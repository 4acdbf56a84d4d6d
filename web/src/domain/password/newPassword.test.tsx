import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { newPasswordProblems, NO_PASSWORD } from './newPasswordProblems.ts'

const messages = (newPassword: string, repeatedPassword: string, document = '12345678Z') =>
  Object.values(newPasswordProblems(i18next.t, { newPassword, repeatedPassword }, document)).filter(Boolean)

function Fields() {
  const { field } = useForm({ draft: null, values: NO_PASSWORD, send: async () => undefined, freeToLeave: true })
  return <NewPasswordFields chosen={field('newPassword')} repeated={field('repeatedPassword')} document="12345678Z" />
}

/** The fields for an installation with these brand names. By default the names are ours. */
function draw(names?: string) {
  const items = names === undefined ? [] : [{ master: 'PASSWORD', language: 'ES', key: 'BRAND_WORDS', value: names }]
  vi.stubGlobal('fetch', fakeFetch({ 'GET /masterData': () => ({ content: { items } }) }))
  return renderScreens({ '/': <Fields /> }, '/')
}

afterEach(() => vi.unstubAllGlobals())

const rules = () => within(screen.getByRole('list', { name: /debe cumplir/ })).getAllByRole('listitem')
const met = () => rules().filter(({ dataset }) => dataset['state'] === 'met').length

test('lists every rule before anything is typed, none of them ticked', () => {
  draw()
  expect(rules()).toHaveLength(10)
  expect(met()).toBe(0)
  expect(screen.getByText('Entre 8 y 12 caracteres')).toBeDefined()
})

test('ticks the rules off while the password is typed, those of document and brand among them', async () => {
  draw()
  const field = screen.getByLabelText('Contraseña nueva')
  await userEvent.type(field, 'Farola#29a')
  expect(met()).toBe(10)
  await userEvent.clear(field)
  await userEvent.type(field, 'X1234#tUa')
  expect(
    rules()
      .filter(({ dataset }) => dataset['state'] !== 'met')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('tres letras o números consecutivos'), expect.stringContaining('su documento')])
})

test('rates the strength low, medium or high, and an empty password not at all [SC-023 FL-070]', async () => {
  draw()
  expect(screen.queryByText('Seguridad de la contraseña:')).toBeNull()
  const field = screen.getByLabelText('Contraseña nueva')
  for (const [password, level] of [
    ['abc', 'baja'],
    ['farolas2', 'media'],
    ['Farola#293', 'alta'],
  ] as const) {
    await userEvent.clear(field)
    await userEvent.type(field, password)
    expect(screen.getByText('Seguridad de la contraseña:').textContent).toContain(level)
  }
})

test('refuses pasting in the repeated password alone, with the reason beside it [SC-021]', async () => {
  draw()
  const first = screen.getByLabelText<HTMLInputElement>('Contraseña nueva')
  const second = screen.getByLabelText<HTMLInputElement>('Repita la contraseña')
  await userEvent.click(first)
  await userEvent.paste('Farola#29a')
  await userEvent.click(second)
  await userEvent.paste('Farola#29a')
  expect([first.value, second.value]).toEqual(['Farola#29a', ''])
  expect(document.getElementById(second.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'no se puede pegar',
  )
})

test('tells of a password that breaks a rule or is repeated differently [VA-031 LA-019]', () => {
  expect(messages('', '')).toEqual(['Escriba una contraseña.', 'Escriba la contraseña otra vez.'])
  expect(messages('Farola#29a', 'Farola#29b')).toEqual(['Las dos contraseñas no son iguales.'])
  expect(messages('1234', '1234')).toEqual(['La contraseña no cumple todas las condiciones. Revise la lista.'])
  expect(messages('Acometida#2', 'Acometida#2')).toHaveLength(1)
  expect(messages('Farola#29a', 'Farola#29a')).toEqual([])
})

test('refuses the names of the installation in a password', async () => {
  const { unmount } = draw('luznor;grupo')
  await waitFor(() => expect(messages('Luznor#29', 'Luznor#29')).toHaveLength(1))
  expect(messages('Acometida#2', 'Acometida#2')).toEqual([])
  const field = screen.getByLabelText('Contraseña nueva')
  await userEvent.type(field, 'Luznor#29')
  expect(met()).toBe(9)
  await userEvent.clear(field)
  await userEvent.type(field, 'Acometida#2')
  expect(met()).toBe(10)
  unmount()
  draw()
  await waitFor(() => expect(messages('Acometida#2', 'Acometida#2')).toHaveLength(1))
})
