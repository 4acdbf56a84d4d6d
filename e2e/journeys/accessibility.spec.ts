import { goInside } from '../src/goInside.ts'
import { persona } from '../src/people.ts'
import { choose, openConsumption } from '../src/supplies.ts'
import { expect, test } from '../src/test.ts'

/** The screens of a customer, one journey each; they go from one to the next inside the client. */
const walks = [
  ['/dashboard', '/supplies', '/what-is-new'],
  ['/profile', '/provisions/bills-list', '/faqs'],
] as const

for (const [first, ...others] of walks)
  test(`${[first, ...others].join(', ')} of a customer: accessible`, async ({ as, page, expectAccessible }) => {
    await as('customer', first)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(first)
    for (const path of others) {
      await goInside(page, path)
      await expect(page).toHaveURL(path)
      await expectAccessible(path)
    }
  })

test('the log-in is accessible in both steps, and where it does not succeed', async ({ page, expectAccessible }) => {
  const user = page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' })
  const { username, password } = persona('blocked')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible('first step')
  await user.fill(username)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()
  await expectAccessible('second step')
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Su cuenta está bloqueada')).toBeVisible()
  await expectAccessible('refused')
})

test('2024, blocked for a time, is a dialog that closes; it and a redirect that failed are accessible [ER-012 SC-062]', async ({
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

test('the code of the second factor, the last of the wrong ones and the set-up are accessible', async ({
  page,
  logIn,
  world,
  expectAccessible,
}) => {
  await logIn('mfaEmail')
  await expect(page.getByLabel('Código de verificación')).toBeVisible()
  await expectAccessible('code')
  await world.fault({ operation: 'logIn', codResult: '1001', times: 3 })
  for (const words of ['Le quedan 2 intentos', 'Le queda 1 intento', 'Ha agotado los intentos']) {
    await page.getByLabel('Código de verificación').fill('000000')
    await page.getByRole('button', { name: 'Verificar' }).click()
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await expectAccessible('no more tries')
  await logIn('firstLogin')
  await expect(page.getByRole('radio', { name: 'Por correo electrónico' })).toBeVisible()
  await expectAccessible('set-up')
})

test('the consumption of a supply is accessible as chart and as table', async ({ as, page, expectAccessible }) => {
  await as('customer', '/supplies')
  await openConsumption(page, 'Piso de Santiago')
  await expect(page.getByText(/consumió/).first()).toBeVisible()
  for (const view of ['Gráfica', 'Tabla']) {
    await choose(page, view)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(view)
  }
})

test('what visitors read is accessible', async ({ page, expectAccessible }) => {
  await page.goto('/faqs')
  await expectAccessible('/faqs')
  for (const path of ['/politica-de-cookies', '/version-enforcer', '/not-found']) {
    await goInside(page, path)
    await expectAccessible(path)
  }
})

test('choosing a password by a link is accessible', async ({ page, expectAccessible }) => {
  await page.goto('/profile/changePassword/link/read')
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible()
  await expectAccessible('dead link')
  await goInside(page, '/profile/changePassword/any/lucia%40correo.gal')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('hola')
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await expectAccessible('refused')
})
