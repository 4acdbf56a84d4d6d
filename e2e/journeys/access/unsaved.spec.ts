import type { Page } from '@playwright/test'
import { expect, test } from '../../src/test.ts'

async function pressLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Cliente Lucía/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
}

test('logging out over something typed asks first, and what was typed stays with whoever stays', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('customer', '/profile')
  await page.getByRole('button', { name: 'Cambiar el teléfono' }).click()
  await page.getByLabel('Teléfono móvil').fill('612345678')
  await pressLogOut(page)
  const question = page.getByRole('dialog', { name: 'Tiene cambios sin guardar' })
  await expect(question).toBeVisible()
  await expectAccessible('the question')
  await question.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(page.getByLabel('Teléfono móvil')).toHaveValue('612345678')
  await pressLogOut(page)
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})
