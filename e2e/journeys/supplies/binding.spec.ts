import { unboundCups } from '#support/consumption.ts'
import { expect, test } from '#support/test.ts'

test('lands a user without supplies on a welcome page, binds their supply and opens it [RT-004 RT-047 SC-106 OP-043]', async ({
  logIn,
  page,
  expectAccessible,
}) => {
  await logIn('unbound')
  await expect(page).toHaveURL(/\/landing$/)
  await expect(page.getByRole('heading', { level: 1, name: /Le damos la bienvenida/ })).toBeVisible()
  await expectAccessible('the landing')
  await page.getByRole('main').getByRole('link', { name: 'Vincular un suministro' }).click()
  await expect(page).toHaveURL(/\/suppliesVinculation$/)
  await expectAccessible('the binding')
  await page.getByRole('textbox', { name: 'CUPS' }).fill(unboundCups.toLowerCase())
  await expect(page.getByText('El código es correcto.')).toBeVisible()
  await page.getByRole('button', { name: 'Vincular' }).click()
  await expect(page).toHaveURL(new RegExp(`/supplies/detail\\?supply=${unboundCups}`))
  await expect(page.getByText('Ya puede ver el suministro en su área.')).toBeVisible()
  await page.reload()
  await page.getByRole('navigation').getByRole('link', { name: 'Mis suministros' }).click()
  await expect(page).toHaveURL(/\/supplies$/)
})

test('leads from the dashboard and the list of supplies to another binding, and back', async ({ as, page }) => {
  await as('customer', '/dashboard')
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('link', { name: 'Vincular un suministro' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vincule un suministro' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Mis suministros' }).click()
    await expect(page).toHaveURL(/\/supplies$/)
  }
})

test('refuses to bind a supply of somebody else, in Galician [SC-106]', async ({ as, page }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'gl'))
  await as('customer', '/suppliesVinculation')
  await page.getByRole('textbox', { name: 'CUPS' }).fill(unboundCups)
  await page.getByRole('button', { name: 'Vincular' }).click()
  await expect(page.getByRole('alert')).toContainText(/vincular/)
})
