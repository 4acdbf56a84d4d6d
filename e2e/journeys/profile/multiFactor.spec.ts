import type { World } from '@acometida/testing'
import type { Page } from '@playwright/test'
import { goInside } from '#support/goInside.ts'
import { persona } from '#support/persona.ts'
import { logOut, profileSection } from '#support/profile.ts'
import { enter, expect, test } from '#support/test.ts'

const { username, password } = persona('customer')
const security = (page: Page) => profileSection(page, 'Acceso y seguridad')
const dialog = (page: Page) => page.getByRole('dialog')
const activate = (page: Page) => page.getByRole('button', { name: 'Activar la verificación' })

/** Logs out and in again, with the code of the newest message. */
async function comeBack(page: Page, world: World, channel: 'email' | 'sms', to: string): Promise<void> {
  await logOut(page, 'Lucía')
  await enter(page, username, password)
  const { code } = await world.message({ channel, to })
  await page.getByLabel('Código de verificación').fill(code ?? '')
  await page.getByRole('button', { name: 'Verificar' }).click()
  await expect(page).toHaveURL(/dashboard/)
}

test('asks for a code by e-mail from the next log-in on, and for none once turned off', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('customer', '/profile')
  await activate(page).click()
  await dialog(page).getByRole('radio', { name: 'Por correo electrónico' }).check()
  await dialog(page).getByRole('button', { name: 'Activar' }).click()
  await expect(security(page).getByText('Activada', { exact: true })).toBeVisible()
  await comeBack(page, world, 'email', 'lucia.ferreiro@correo.gal')

  await goInside(page, '/profile')
  await page.getByRole('button', { name: 'Desactivar la verificación' }).click()
  await expect(page.getByRole('dialog', { name: '¿Desactivar la verificación?' })).toBeVisible()
  await expectAccessible('turning off')
  await dialog(page).getByRole('button', { name: 'Desactivar' }).click()
  await expect(security(page).getByText('Desactivada', { exact: true })).toBeVisible()
  await logOut(page, 'Lucía')
  await enter(page, username, password)
  await expect(page).toHaveURL(/dashboard/)
})

test('asks for the current password before it turns on codes by SMS, and sends them from then on', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('customer', '/profile')
  await activate(page).click()
  await dialog(page).getByRole('radio', { name: 'Por SMS' }).check()
  const phone = dialog(page).getByLabel('Teléfono móvil para los códigos')
  await phone.fill('600 000 000')
  await dialog(page).getByRole('button', { name: 'Activar' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Escriba un teléfono móvil que reciba SMS')
  await phone.fill('612 345 678')
  await world.advance(11 * 60)
  await dialog(page).getByRole('button', { name: 'Activar' }).click()
  const proof = dialog(page).getByLabel('Contraseña actual', { exact: true })
  await expect(proof).toBeFocused()
  await expectAccessible('the current password')
  await proof.fill('Farola#30b')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert')).toContainText('La contraseña actual no es correcta.')
  await proof.fill(password)
  await page.keyboard.press('Enter')
  await expect(security(page).getByText(/por SMS al \*{6}678/)).toBeVisible()
  await comeBack(page, world, 'sms', '612345678')
})
