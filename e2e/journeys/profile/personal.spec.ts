import { goInside } from '#support/goInside.ts'
import { profileSection } from '#support/profile.ts'
import { enter, expect, test } from '#support/test.ts'

const personal = 'Datos personales'

test('shows the data of the user, and changes, removes and adds the phone [RT-007 SC-105]', async ({
  as,
  page,
  world,
}) => {
  await as('customer', '/dashboard')
  await page.getByRole('button', { name: /Lucía/ }).click()
  await page.getByRole('link', { name: 'Mi perfil' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeFocused()
  for (const text of ['Lucía Ferreiro Castro', '12345678Z', 'lucia.ferreiro@correo.gal', /^[67]\d\d\s\d{3}\s\d{3}$/])
    await expect(profileSection(page, personal).getByText(text)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Por correo electrónico' })).toBeChecked()
  await expect(page.getByLabel('Correo que los recibe')).toHaveValue('lucia.ferreiro@correo.gal')
  for (const days of ['Días laborables', 'Fines de semana y festivos'])
    for (const end of ['Desde las', 'Hasta las'])
      await expect(page.getByRole('group', { name: days }).getByLabel(end)).toHaveValue(/^\d\d:\d\d$/)

  await page.getByRole('button', { name: 'Cambiar el teléfono' }).click()
  const field = page.getByLabel('Teléfono móvil')
  await expect(field).toBeFocused()
  await field.fill('512 345 678')
  await page.keyboard.press('Enter')
  const summary = profileSection(page, personal).getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: /^Escriba un móvil de nueve cifras/ }).click()
  await expect(field).toBeFocused()
  await field.fill('612 34-56 78')
  await page.keyboard.press('Enter')
  await expect(page.getByText('612 345 678')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambiar el teléfono' })).toBeFocused()
  await page.getByRole('button', { name: 'Cambiar el teléfono' }).click()
  await field.fill('')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Sin teléfono')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Añadir un teléfono' }).click()
  await expect(page.getByText('600')).toHaveCount(0)
  await field.fill('612345678')
  await world.advance(11 * 60)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const password = page.getByLabel('Contraseña actual')
  await expect(password).toBeFocused()
  await password.fill('Farola#29a')
  await page.keyboard.press('Enter')
  await expect(page.getByText('612 345 678')).toBeVisible()
  await page.reload()
  await expect(page.getByText('612 345 678')).toBeVisible()
})

test('uses the chosen language on the page and in messages', async ({ as, page, world }) => {
  await as('customer', '/profile')
  await page.getByRole('main').getByText('Galego', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'O meu perfil' })).toBeVisible()
  await goInside(page, '/profile/changeEmail')
  await page.getByLabel('Correo electrónico novo').fill('lucia.nova@correo.gal')
  await page.getByRole('button', { name: 'Enviar a ligazón' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Confirme o seu correo novo' })).toBeVisible()
  expect((await world.message({ to: 'lucia.nova@correo.gal' })).text).toMatch(/^Ola:/)
})

test('ends the session with a withdrawn consent, and asks for it at the next log-in', async ({ as, page }) => {
  await as('customer', '/profile')
  await page.getByRole('button', { name: 'Leer la información' }).click()
  await expect(page.getByRole('dialog')).toContainText('Agencia Española de Protección de Datos')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Leer la información' })).toBeFocused()
  await page.getByRole('button', { name: 'Retirar mi consentimiento' }).click()
  await page.getByRole('button', { name: 'Retirar y salir' }).click()
  await expect(page).toHaveURL(/\/login/)
  await enter(page, '12345678Z', 'Farola#29a')
  await expect(page).toHaveURL(/\/gdpr$/)
})
