import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { errorStore } from '#src/api/error.store.ts'
import { type Answer, fakeFetch, type Handler } from '#src/testing/fakeFetch.ts'
import { visit } from '#src/testing/visit.tsx'
import { MailSentScreen } from './MailSentScreen.tsx'
import { ResetScreen } from './ResetScreen.tsx'
import { SmsSentScreen } from './SmsSentScreen.tsx'

function open(answer: Answer = { content: {} }, state: unknown = null) {
  const send = vi.fn<Handler>(() => answer)
  vi.stubGlobal('fetch', fakeFetch({ 'POST /passwordreminder': send }))
  const screens = {
    [paths.resetPassword]: <ResetScreen />,
    [paths.resetMailed]: <MailSentScreen />,
    [paths.resetTexted]: <SmsSentScreen />,
  }
  return { user: userEvent.setup({ delay: null }), send, ...visit(screens, paths.resetPassword, state) }
}

const document = () => screen.getByRole('textbox', { name: /NIF/ })
const email = () => screen.getByRole('textbox', { name: 'Correo electrónico' })
const phone = () => screen.getByRole('textbox', { name: 'Teléfono móvil' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar el enlace' })
const sms = () => screen.getByRole('radio', { name: 'Por SMS' })

async function sendByEmail(answer: Answer) {
  const opened = open(answer, { user: '12345678Z' })
  await opened.user.type(email(), 'lucia@correo.gal')
  await opened.user.click(button())
  return opened
}

afterEach(() => vi.unstubAllGlobals())

describe('asking for a link', () => {
  test('shows only the field of the chosen channel and empties the other [SC-007 RT-003]', async () => {
    const { user } = open()
    await user.type(email(), 'lucia@correo.gal')
    await user.click(sms())
    expect(screen.queryByRole('textbox', { name: 'Correo electrónico' })).toBeNull()
    await user.type(phone(), '612345678')
    await user.click(screen.getByRole('radio', { name: 'Por correo electrónico' }))
    expect(email()).toHaveProperty('value', '')
  })

  test('requires a document and a valid address of the channel [SC-007 VA-007]', async () => {
    const { user } = open()
    expect(button().disabled).toBe(true)
    await user.type(document(), '12345678Z')
    await user.type(email(), 'lucia@correo')
    await user.tab()
    expect(button().disabled).toBe(true)
    expect(screen.getByText(/Escriba un correo electrónico completo/)).toBeDefined()
    await user.type(email(), '.gal')
    expect(button().disabled).toBe(false)
    await user.click(sms())
    await user.type(phone(), '981234567')
    expect(button().disabled).toBe(true)
  })

  test('skips the security check for a 70-code and asks everybody else [VA-057 SC-007]', async () => {
    const { user, send } = open()
    await user.type(document(), '70000001')
    expect(screen.queryByText('Comprobación de seguridad superada')).toBeNull()
    await user.clear(document())
    await user.type(document(), '12345678Z')
    expect(screen.getByText('Comprobación de seguridad superada')).toBeDefined()
    await user.type(email(), 'lucia@correo.gal')
    await user.click(button())
    expect(send.mock.calls[0]?.[1]).toMatchObject({ captcha: 'localhost' })
  })

  test('fills in the user typed in the log-in', () => {
    open(undefined, { user: '12345678Z' })
    expect(document()).toHaveProperty('value', '12345678Z')
  })

  test('says where the e-mail went and for how long the link works [RT-005]', async () => {
    const { place } = await sendByEmail({ content: {} })
    expect(await screen.findByText(/l\*\*\*@correo\.gal/)).toBeDefined()
    expect(place()).toBe('/reset-message')
    expect(screen.getByText(/24 horas/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe('/login/reset')
  })

  test('shows only the end of the phone number after an SMS [RT-006]', async () => {
    const { user, place } = open(undefined, { user: '12345678Z' })
    await user.click(sms())
    await user.type(phone(), '612 34 56 78')
    await user.click(button())
    expect(await screen.findByText(/\*{6}678/)).toBeDefined()
    expect(place()).toBe('/reset-message2')
  })
})

describe('a refused reminder', () => {
  test('reports code 2404 at the e-mail, not in the banner [ER-026]', async () => {
    await sendByEmail({ code: '2404' })
    await waitFor(() => expect(email().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('El correo electrónico no coincide con el que tenemos registrado.')).toHaveLength(2)
    expect(errorStore.current()).toBeNull()
  })

  test('reports code 2403 at the phone, not in the banner [ER-027]', async () => {
    const { user } = open({ code: '2403' }, { user: '12345678Z' })
    await user.click(sms())
    await user.type(phone(), '612345678')
    await user.click(button())
    await waitFor(() => expect(phone().getAttribute('aria-invalid')).toBe('true'))
    expect(errorStore.current()).toBeNull()
  })

  test('shows code 2405 in the banner and blames no field [ER-028]', async () => {
    await sendByEmail({ code: '2405' })
    await waitFor(() => expect(errorStore.current()?.code).toBe('2405'))
    expect(email().getAttribute('aria-invalid')).toBeNull()
  })

  test('marks an unknown document at its field', async () => {
    await sendByEmail({ code: '2015' })
    await waitFor(() => expect(document().getAttribute('aria-invalid')).toBe('true'))
  })

  test('says that an account was never activated', async () => {
    await sendByEmail({ code: '2016' })
    expect(await screen.findByText('Falta activar su cuenta')).toBeDefined()
  })
})

describe('the message pages', () => {
  test('names no address when opened by hand', () => {
    visit({ [paths.resetMailed]: <MailSentScreen /> }, paths.resetMailed)
    expect(screen.getByText(/^Cuando pida una contraseña nueva/)).toBeDefined()
    expect(screen.queryByText(/Hemos enviado/)).toBeNull()
  })
})
