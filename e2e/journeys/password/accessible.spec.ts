import { askForLink } from '../../src/passwords.ts'
import { persona } from '../../src/people.ts'
import { expect, test } from '../../src/test.ts'

test('asking for a link is accessible, before and after', async ({ page, expectAccessible }) => {
  await page.goto('/login/reset')
  await askForLink(page, persona('customer').username, { email: 'otra.persona@correo.gal' })
  await expect(page.getByText(/no coincide/).first()).toBeVisible()
  await expectAccessible('refused')
  await askForLink(page, persona('customer').username, { email: 'lucia.ferreiro@correo.gal' })
  await expect(page.getByRole('heading', { level: 1, name: 'Revise su correo' })).toBeVisible()
  await expectAccessible('sent')
})

test('choosing a password by link is accessible', async ({ page, expectAccessible }) => {
  await page.goto('/profile/changePassword/link/read')
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible()
  await expectAccessible('dead link')
  await page.goto('/profile/changePassword/any/lucia%40correo.gal')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('hola')
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await expectAccessible('refused')
})

test('both steps of the new password of the log-in are accessible', async ({ page, logIn, expectAccessible }) => {
  await logIn('mayResendCode')
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(page.getByText('Le hemos enviado un código.')).toBeVisible()
  await expectAccessible('first step')
  await page.getByRole('button', { name: 'Ya tengo el código' }).click()
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expectAccessible('second step')
})

test('changing one’s own password is accessible', async ({ as, page, expectAccessible }) => {
  await as('customer', '/profile/changePassword')
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible('refused')
})
