import { enter, expect, test } from '../../src/test.ts'
import { persona } from '../../src/people.ts'

test.beforeEach(({ page }) => page.goto('/login'))

test('a wrong password is told as such, and the identifier stays', async ({ page }) => {
  await enter(page, '12345678Z', 'Otra#Clave7')
  await expect(page.getByRole('alert').filter({ hasText: 'El usuario o la contraseña no son correctos' })).toBeVisible()
  await expect(page.getByText('12345678Z')).toBeVisible()
})

test('an unknown document is told as such', async ({ page }) => {
  await enter(page, '99999999R', 'Farola#29a')
  await expect(page.getByText('No existe ningún usuario con ese documento.')).toBeVisible()
})

test('a blocked user finds the way to unblock', async ({ page }) => {
  await enter(page, persona('blocked').username, 'Farola#29a')
  await expect(page.getByText('Su cuenta está bloqueada')).toBeVisible()
})

test('a user who is not activated is told to open the mail', async ({ page }) => {
  await enter(page, persona('inactive').username, 'Farola#29a')
  await expect(page.getByText('Su cuenta todavía no está activada')).toBeVisible()
})

test('a user who is blocked for a time gets a dialog that closes', async ({ page }) => {
  await enter(page, persona('timeBlocked').username, 'Farola#29a')
  const dialog = page.getByRole('dialog', { name: 'Acceso bloqueado por un tiempo' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click()
  await expect(dialog).toBeHidden()
})

test('Next waits for a document whose letter is right', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Siguiente' })
  const user = page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' })
  await expect(next).toBeDisabled()
  await user.fill('12345678A')
  await expect(next).toBeDisabled()
  await user.fill('12.345.678-z')
  await expect(next).toBeEnabled()
})

test('Enter submits only in the second step [SC-005]', async ({ page, world }) => {
  const user = page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' })
  await user.fill('12345678Z')
  await user.press('Enter')
  expect(await world.requests('logIn')).toEqual([])
  await page.getByLabel('Contraseña', { exact: true }).fill('Farola#29a')
  await page.getByLabel('Contraseña', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/dashboard/)
})

test('a server that fails is told as such, and trying again works', async ({ page, world }) => {
  await world.fault({ operation: 'logIn', status: 503, times: 1 })
  await enter(page, '12345678Z', 'Farola#29a')
  await expect(page.getByText(/se ha producido un error al hacer la petición/)).toBeVisible()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/dashboard/)
})
