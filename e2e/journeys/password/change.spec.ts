import { goInside } from '#support/goInside.ts'
import { choosePassword, newPassword } from '#support/passwords.ts'
import { persona } from '#support/persona.ts'
import { enter, expect, test } from '#support/test.ts'

const save = { name: 'Guardar la contraseña' }

test('changes the password, keeps the session, and logs in with the new one [RT-008 RT-010 FL-125 SC-102]', async ({
  as,
  page,
}) => {
  await as('agingPassword', '/dashboard')
  await expect(page.getByText('Le quedan 30 días para cambiar').first()).toBeVisible()
  await goInside(page, '/profile/changePassword')
  await page.getByLabel('Contraseña actual', { exact: true }).fill('Farola#29a')
  await choosePassword(page)
  await page.getByRole('button', save).click()
  await expect(page).toHaveURL(/changePassword\/success/)
  await expect(page.getByText(/días para cambiar su contraseña/)).toHaveCount(0)
  await page.getByRole('link', { name: 'Ir a mi área' }).click()
  await expect(page).toHaveURL(/dashboard/)
  await expect(page.getByRole('heading', { level: 1, name: /Ramón/ })).toBeVisible()
  await page.getByRole('button', { name: /Ramón/ }).click()
  await page
    .getByRole('button', { name: 'Cerrar sesión' })
    .or(page.getByRole('menuitem', { name: 'Cerrar sesión' }))
    .click()
  await enter(page, persona('agingPassword').username, newPassword)
  await expect(page).toHaveURL(/dashboard/)
})

test('asks for the right current password some time after the log-in', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('customer', '/profile/changePassword')
  await expect(page.getByRole('heading', { level: 1, name: 'Cambie su contraseña' })).toBeVisible()
  await page.getByRole('button', save).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible('refused')
  await world.advance(11 * 60)
  await page.getByLabel('Contraseña actual', { exact: true }).fill('Farola#30b')
  await choosePassword(page)
  await page.getByRole('button', save).click()
  await expect(page.getByText('La contraseña actual no es correcta.').first()).toBeVisible()
  await page.getByLabel('Contraseña actual', { exact: true }).fill('Farola#29a')
  await page.getByRole('button', save).click()
  await expect(page).toHaveURL(/changePassword\/success/)
})
