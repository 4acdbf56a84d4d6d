import { choose, openConsumption } from '../src/supplies.ts'
import { expect, test } from '../src/test.ts'

/** The screens of a person, each a journey: whoever logs in walks through them. */
const walks = [
  { who: 'customer', paths: ['/dashboard', '/supplies', '/what-is-new'] },
  { who: 'customer', paths: ['/profile', '/profile/changeEmail', '/faqs'] },
  { who: 'company', paths: ['/supplies'] },
  { who: 'unbound', paths: ['/landing', '/suppliesVinculation'] },
  { who: 'noGdpr', paths: ['/gdpr'] },
] as const

for (const { who, paths } of walks)
  test(`${paths.join(', ')} of ${who}: accessible`, async ({ as, page, expectAccessible }) => {
    await as(who, paths[0])
    for (const path of paths) {
      if (path !== paths[0]) await page.goto(path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(path)
    }
  })

test('the log-in is accessible in both steps', async ({ page, expectAccessible }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible('first step')
  await page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' }).fill('12345678Z')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()
  await expectAccessible('second step')
})

test('the code and the set-up of the second factor are accessible', async ({ page, logIn, expectAccessible }) => {
  await logIn('mfaEmail')
  await expect(page.getByLabel('Código de verificación')).toBeVisible()
  await expectAccessible('code')
  await logIn('firstLogin')
  await expect(page.getByRole('radio', { name: 'Por correo electrónico' })).toBeVisible()
  await expectAccessible('set-up')
})

test('a log-in that does not succeed is accessible', async ({ page, logIn, expectAccessible }) => {
  await logIn('blocked')
  await expect(page.getByText('Su cuenta está bloqueada')).toBeVisible()
  await expectAccessible('refused')
  await logIn('timeBlocked')
  await expect(page.getByRole('dialog', { name: 'Acceso bloqueado por un tiempo' })).toBeVisible()
  await expectAccessible('blocked for a time')
  await page.goto('/redirect-login')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible('a redirect that failed')
})

test('the last of the wrong codes is accessible', async ({ page, logIn, world, expectAccessible }) => {
  await logIn('mfaEmail')
  await expect(page.getByLabel('Código de verificación')).toBeVisible()
  await world.fault({ operation: 'logIn', codResult: '1001', times: 3 })
  for (const words of ['Le quedan 2 intentos', 'Le queda 1 intento', 'Ha agotado los intentos']) {
    await page.getByLabel('Código de verificación').fill('000000')
    await page.getByRole('button', { name: 'Verificar' }).click()
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await expectAccessible('no more tries')
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
  for (const path of ['/faqs', '/politica-de-cookies', '/version-enforcer', '/not-found']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(path)
  }
})
