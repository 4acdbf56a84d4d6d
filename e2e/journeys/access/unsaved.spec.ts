import type { Page } from '@playwright/test'
import { menuLink } from '#support/menuLink.ts'
import { expect, test } from '#support/test.ts'

async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cliente Lucía/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
}

test('asks before unsaved input is left by a link, by Back or by the log-out', async ({
  as,
  page,
  expectAccessible,
}) => {
  const question = page.getByRole('dialog', { name: 'Tiene cambios sin guardar' })
  const stay = question.getByRole('button', { name: 'Seguir aquí' })
  const openProfile = async () => {
    await page.getByRole('button', { name: /^Cliente Lucía/ }).click()
    await page.getByRole('link', { name: 'Mi perfil' }).click()
  }
  await as('customer', '/dashboard')
  await openProfile()
  const recipient = page.getByLabel('Correo que los recibe')
  await recipient.fill('casa@correo.gal')
  await menuLink(page, 'Mis suministros').click()
  await stay.click()
  await expect(recipient).toHaveValue('casa@correo.gal')
  await page.goBack()
  await stay.click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(recipient).toHaveValue('casa@correo.gal')
  await page.goBack()
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await openProfile()
  await page.getByRole('button', { name: 'Cambiar el teléfono' }).click()
  await page.getByLabel('Teléfono móvil').fill('612345678')
  await pressLogOut(page)
  await expect(question).toBeVisible()
  await expectAccessible('the question')
  await stay.click()
  await expect(page.getByLabel('Teléfono móvil')).toHaveValue('612345678')
  await pressLogOut(page)
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})
