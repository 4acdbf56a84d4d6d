import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/call/apiError.ts'
import { loadConfig } from '#src/api/config.ts'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { LoginAlert } from './LoginAlert.tsx'

const links = () => screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)

function open(code: string) {
  const onClose = vi.fn<() => void>()
  const error = new ApiError({ code, service: 'login', status: 200 })
  return { onClose, ...renderScreen(<LoginAlert error={error} onClose={onClose} />) }
}

async function withLinks(contactForm: string) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ links: { contactForm } })))
  await loadConfig()
}

afterEach(async () => {
  await withLinks('')
  vi.unstubAllGlobals()
})

test.each([
  ['1001', 'El usuario o la contraseña no son correctos. Compruébelos e inténtelo de nuevo.'],
  ['2017', 'El documento no es válido. Compruebe los números y la letra.'],
  ['2004', 'No hemos podido comprobar que no es un robot. Repita la comprobación e inténtelo de nuevo.'],
  ['2005', 'Los datos no coinciden con los que tenemos de usted. Revíselos o llámenos y lo comprobamos.'],
  ['7777', 'Error al llamar al servicio'],
])('explains code %s in its own words [ER-010 ER-011 ER-019 ER-020 SC-066 LA-007 LA-008]', (code, words) => {
  open(code)
  expect(screen.getByRole('alert').textContent).toContain(words)
})

test.each(['2013', '2014', '2015', '2020'])(
  'says for code %s that the user does not exist and offers to create an account [SC-063 ER-013 ER-014 ER-015 ER-016]',
  (code) => {
    open(code)
    expect(screen.getByRole('alert').textContent).toContain('No existe ningún usuario con ese documento.')
    expect(links()).toEqual(['Crear una cuenta /signup'])
  },
)

test('offers for code 2016 another activation mail and the contact form [SC-064 ER-017]', async () => {
  await withLinks('https://ejemplo.es/contacto')
  open('2016')
  expect(screen.getByRole('alert').textContent).toContain('Su cuenta todavía no está activada')
  expect(links()).toEqual([
    'Enviar otra vez el correo /signup/activate/timeout',
    'Escribirnos https://ejemplo.es/contacto',
  ])
})

test('leads a blocked account (2021) to where it is unblocked [SC-065 ER-018]', () => {
  open('2021')
  expect(screen.getByRole('alert').textContent).toContain('Su cuenta está bloqueada')
  expect(links()).toEqual(['Desbloquear la cuenta /login/reset', expect.stringMatching(/ \/contacto$/)])
})

test('shows code 2024 as a dialog with a button that closes it [SC-062 ER-012 LA-006]', async () => {
  const { user, onClose } = open('2024')
  const dialog = screen.getByRole('dialog', { name: 'Acceso bloqueado por un tiempo' })
  expect(dialog.textContent).toContain('hemos bloqueado el acceso a su cuenta unos minutos')
  const [close] = screen.getAllByRole('button', { name: 'Cerrar' })
  if (close) await user.click(close)
  expect(onClose).toHaveBeenCalled()
})
