import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('offers sign-up and payment without registration at the log-in, and payment at the sign-up [SC-008 FL-075]', async ({
    page,
  }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: /Crear una cuenta/ }).click()
    await expect(page).toHaveURL(/\/signup$/)
    await page.getByRole('link', { name: /Pagar sin registrarse/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pague su factura' })).toBeVisible()
    await page.goto('/login')
    await page.getByRole('link', { name: /Pagar sin registrarse/ }).click()
    await expect(page).toHaveURL(/\/offlinepayment$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Pague su factura' })).toBeFocused()
  })
})
