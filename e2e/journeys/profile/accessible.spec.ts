import { linkPath } from '../../src/passwords.ts'
import { expect, test } from '../../src/test.ts'

const next = 'lucia.nova@correo.gal'

test('the profile with its errors is accessible', async ({ as, page, expectAccessible }) => {
  await as('agingPassword', '/profile')
  await page.getByRole('button', { name: 'Cambiar el teléfono' }).click()
  await page.getByLabel('Teléfono móvil').fill('1')
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Días laborables' }).getByLabel('Hasta las').selectOption('07:00')
  await page.getByRole('button', { name: 'Guardar los avisos' }).click()
  await expect(page.getByRole('alert')).toHaveCount(2)
  await expectAccessible('errors')
})

test('the dialogs of the second factor are accessible', async ({ as, page, world, expectAccessible }) => {
  await as('customer', '/profile')
  await expect(page.getByRole('button', { name: 'Activar la verificación' })).toBeVisible()
  await world.advance(11 * 60)
  await page.getByRole('button', { name: 'Activar la verificación' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Por SMS' }).check()
  await dialog.getByLabel('Teléfono móvil para los códigos').fill('612345678')
  await dialog.getByRole('button', { name: 'Activar' }).click()
  await expect(dialog.getByLabel('Contraseña actual', { exact: true })).toBeFocused()
  await expectAccessible('current password')
  await dialog.getByLabel('Contraseña actual', { exact: true }).fill('Farola#29a')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Desactivar la verificación' }).click()
  await expect(page.getByRole('dialog', { name: '¿Desactivar la verificación?' })).toBeVisible()
  await expectAccessible('turning off')
})

test('a change of e-mail is accessible from its form to its link', async ({ as, page, world, expectAccessible }) => {
  await as('customer', '/profile/changeEmail')
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible('refused')
  await page.getByLabel('Correo electrónico nuevo').fill(next)
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme su correo nuevo' })).toBeVisible()
  await expectAccessible('sent')
  const path = linkPath(await world.message({ to: next }))
  for (const name of ['Su correo se ha cambiado', 'Este enlace ya no confirma su correo']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectAccessible(name)
  }
})
