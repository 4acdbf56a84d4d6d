import { goInside } from '#support/goInside.ts'
import { expect, test } from '#support/test.ts'

/** The screens of a customer, one journey each. A journey goes from one screen to the next inside the client. */
const walks = [
  ['/dashboard', '/supplies', '/what-is-new'],
  ['/profile', '/provisions/bills-list', '/faqs'],
] as const

for (const [first, ...others] of walks)
  test(`passes the accessibility checks on ${[first, ...others].join(', ')} of a customer`, async ({
    as,
    page,
    expectAccessible,
  }) => {
    await as('customer', first)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(first)
    for (const path of others) {
      await goInside(page, path)
      await expect(page).toHaveURL(path)
      await expectAccessible(path)
    }
  })

test('closes the accessible dialog of a log-in blocked for a time (2024) [ER-012 SC-062]', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('timeBlocked')
  const dialog = page.getByRole('dialog', { name: 'Acceso bloqueado por un tiempo' })
  await expect(dialog).toBeVisible()
  await expectAccessible('blocked for a time')
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click()
  await expect(dialog).toBeHidden()
  await goInside(page, '/redirect-login')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible('a redirect that failed')
})

test('passes the accessibility checks on the pages for visitors', async ({ page, expectAccessible }) => {
  await page.goto('/faqs')
  await expectAccessible('/faqs')
  for (const path of ['/politica-de-cookies', '/version-enforcer', '/not-found']) {
    await goInside(page, path)
    await expectAccessible(path)
  }
})

test('passes the accessibility checks where a password is chosen by a link', async ({ page, expectAccessible }) => {
  await page.goto('/profile/changePassword/link/read')
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible()
  await expectAccessible('dead link')
  await goInside(page, '/profile/changePassword/any/lucia%40correo.gal')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('hola')
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await expectAccessible('refused')
})
