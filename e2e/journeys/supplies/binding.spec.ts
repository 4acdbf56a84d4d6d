import { expect, test } from '#src/test.ts'
import { unboundCups } from '#src/supplies.ts'

test('whoever has nothing yet lands on a page that says what comes next, binds the supply of the own contract, and it opens [RT-004 RT-047 SC-106 OP-043]', async ({
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

test('whoever has supplies finds the way to add another from the dashboard and from their list, and the way back', async ({
  as,
  page,
}) => {
  await as('customer', '/dashboard')
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('link', { name: 'Añadir un suministro' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Vincule un suministro' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Mis suministros' }).click()
    await expect(page).toHaveURL(/\/supplies$/)
  }
})

test('a supply of somebody else is refused in the words of a missing one, also in Galician [SC-106]', async ({
  as,
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'gl'))
  await as('customer', '/suppliesVinculation')
  await page.getByRole('textbox', { name: 'CUPS' }).fill(unboundCups)
  await page.getByRole('button', { name: 'Vincular' }).click()
  await expect(page.getByRole('alert')).toContainText(/vincular/)
})
