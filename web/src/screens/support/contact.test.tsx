import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#src/api/config.ts'
import { contactAddress, legalPages } from '#src/api/pages.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { drawScreens } from '#src/testing/drawScreens.tsx'
import { type Answer, fakeFetch } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { AccessibilityScreen } from './AccessibilityScreen.tsx'
import { ContactScreen } from './ContactScreen.tsx'
import { LegalNoticeScreen } from './LegalNoticeScreen.tsx'

const screens = {
  '/contacto': <ContactScreen />,
  '/aviso-legal': <LegalNoticeScreen />,
  '/accesibilidad': <AccessibilityScreen />,
}

function answering(answer: Answer, checked: Answer = { content: {} }) {
  const check = vi.fn<(query: URLSearchParams, body?: unknown) => Answer>(() => checked)
  const contact = vi.fn<(query: URLSearchParams, body?: unknown) => Answer>(() => answer)
  const complaint = vi.fn<(query: URLSearchParams, body?: unknown) => Answer>(() => answer)
  vi.stubGlobal(
    'fetch',
    fakeFetch({
      'POST /v1.0/mails/contact/send': contact,
      'POST /v1.0/mails/complaint/send': complaint,
      'POST /registration/users': check,
    }),
  )
  return { contact, complaint, check }
}

/** Loads the settings of an installation. */
async function settings(given: object) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(given)))
  await loadConfig()
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
const visit = (address: string) => {
  sessionStore.set({ status: 'visitor', ended: null })
  drawScreens(screens, address)
}

afterEach(async () => {
  await settings({})
  vi.unstubAllGlobals()
})

test('sends the complaint of a customer and shows the number to follow it by [OP-029]', async () => {
  const { contact, complaint } = answering({ content: { number: 'EM20260007' } })
  renderScreens(screens, '/contacto')
  await send()
  expect(screen.getAllByText('Escriba el mensaje.')).toHaveLength(2)
  expect(screen.queryByLabelText('Correo electrónico')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /Presentar una reclamación/ }))
  type('Asunto', ' Lectura ')
  type('Mensaje', ' La lectura de enero no es correcta. ')
  await send()
  expect(await screen.findByText('Hemos recibido su mensaje EM20260007')).toBeDefined()
  expect(screen.getByText(/una copia por correo electrónico/)).toBeDefined()
  expect(complaint.mock.calls.map(([, body]) => body)).toEqual([
    { subject: 'Lectura', text: 'La lectura de enero no es correcta.' },
  ])
  expect(contact).not.toHaveBeenCalled()
})

test('requires the e-mail address of a visitor and sends the message with it [OP-029]', async () => {
  await settings({ captcha: 'none' })
  const { contact } = answering({ content: { number: 'EM20260008' } })
  visit('/contacto')
  type('Asunto', 'Cuenta bloqueada')
  type('Mensaje', 'No puedo entrar.')
  await send()
  expect(screen.getAllByText(/Escriba un correo electrónico con el formato/)).toHaveLength(2)
  type('Correo electrónico', 'Uxia@Correo.gal')
  await send()
  expect(await screen.findByText(/Le responderemos en el correo que ha indicado/)).toBeDefined()
  expect(contact.mock.calls.map(([, body]) => body)).toMatchObject([
    { subject: 'Cuenta bloqueada', text: 'No puedo entrar.', email: 'uxia@correo.gal' },
  ])
})

test('rejects a throw-away e-mail address on leaving the field', async () => {
  await settings({ captcha: 'none' })
  const { contact, check } = answering({ content: { number: 'EM20260009' } }, { code: '2003' })
  visit('/contacto')
  type('Correo electrónico', 'uxia@yopmail.com')
  fireEvent.blur(screen.getByLabelText('Correo electrónico'))
  expect(await screen.findByText(/No escribimos a direcciones de ese proveedor/)).toBeDefined()
  expect(check.mock.calls.map(([, body]) => body)).toEqual([{ checkEmail: true, email: 'uxia@yopmail.com' }])
  expect(contact).not.toHaveBeenCalled()
})

test('marks an address that is rejected with the message at its field', async () => {
  await settings({ captcha: 'none' })
  const violations = [{ where: 'body/email', problem: 'must be another' }]
  answering({ code: 'ERROR_GENERICO', status: 400, violations })
  visit('/contacto')
  type('Asunto', 'Cuenta bloqueada')
  type('Mensaje', 'No puedo entrar.')
  type('Correo electrónico', 'uxia@yopmail.com')
  await send()
  expect(await screen.findAllByText(/No escribimos a direcciones de ese proveedor/)).toHaveLength(2)
  expect(screen.getByLabelText('Correo electrónico').getAttribute('aria-invalid')).toBe('true')
})

test('keeps an unsent message and says why', async () => {
  answering({ code: 'ERROR_GENERICO', status: 429 })
  renderScreens(screens, '/contacto')
  type('Asunto', 'Lectura')
  type('Mensaje', 'Hola')
  await send()
  expect(within(await screen.findByRole('alert')).getByText(/Ha pedido demasiado en poco tiempo/)).toBeDefined()
  expect(screen.getByLabelText('Mensaje')).toHaveProperty('value', 'Hola')
})

test('shows only the details of the utility that the installation has', async () => {
  await settings({ utility: { name: 'Distribuidora do Norte, S. A.', phone: '900 100 200' } })
  visit('/aviso-legal')
  expect(screen.getByText('Distribuidora do Norte, S. A.')).toBeDefined()
  expect(screen.getByRole('link', { name: '900 100 200' }).getAttribute('href')).toBe('tel:900100200')
  expect(screen.queryByText('NIF')).toBeNull()
})

test('says where to find the details that the installation lacks', () => {
  visit('/aviso-legal')
  expect(screen.getByText(/figuran en su contrato de acceso y en sus facturas/)).toBeDefined()
})

test('names the accessibility standard and links to the complaint form', () => {
  visit('/accesibilidad')
  expect(screen.getByText(/EN 301 549 v3\.2\.1.*Real Decreto 1112\/2018/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Escribirnos' }).getAttribute('href')).toBe('/contacto')
})

test('prefers each page of the utility over our own', async () => {
  expect(contactAddress()).toBe('/contacto')
  expect(legalPages()).toEqual({
    legalNotice: '/aviso-legal',
    cookies: '/politica-de-cookies',
    privacy: '/politica-de-privacidad',
    accessibility: '/accesibilidad',
  })
  const links = {
    contact: 'https://d.example/contacto',
    legalNotice: 'https://d.example/legal',
    privacy: 'https://d.example/datos',
    accessibility: 'https://d.example/acceso',
    cookies: 'https://d.example/cookies',
  }
  await settings({ links })
  expect(contactAddress()).toBe('https://d.example/contacto')
  const { contact: _contact, ...pages } = links
  expect(legalPages()).toEqual(pages)
  await settings({ links: { ...links, contactForm: 'https://d.example/formulario' } })
  expect(contactAddress()).toBe('https://d.example/formulario')
})
