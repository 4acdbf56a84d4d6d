import { choose, openConsumption } from '../src/supplies.ts'
import { expect, test } from '../src/test.ts'

const screens = [
  { name: 'dashboard', who: 'customer', path: '/dashboard' },
  { name: 'supply list', who: 'customer', path: '/supplies' },
  { name: 'long supply list', who: 'company', path: '/supplies' },
  { name: 'landing', who: 'unbound', path: '/landing' },
  { name: 'binding of a supply', who: 'unbound', path: '/suppliesVinculation' },
  { name: 'what is new', who: 'customer', path: '/what-is-new' },
  { name: 'frequent questions', who: 'customer', path: '/faqs' },
  { name: 'profile', who: 'customer', path: '/profile' },
  { name: 'change of e-mail', who: 'customer', path: '/profile/changeEmail' },
  { name: 'data protection', who: 'noGdpr', path: '/gdpr' },
] as const

for (const { name, who, path } of screens)
  test(`${name} is accessible`, async ({ as, page, expectAccessible }) => {
    await as(who, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(name)
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

for (const view of ['Gráfica', 'Tabla'])
  test(`the consumption of a supply is accessible as ${view}`, async ({ as, page, expectAccessible }) => {
    await as('customer', '/supplies')
    await openConsumption(page, 'Piso de Santiago')
    await expect(page.getByText(/consumió/).first()).toBeVisible()
    await choose(page, view)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expectAccessible(view)
  })

for (const path of ['/faqs', '/politica-de-cookies', '/version-enforcer'])
  test(`a visitor's ${path} is accessible`, async ({ page, expectAccessible }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(path)
  })

test('a page that does not exist is accessible', async ({ page, expectAccessible }) => {
  await page.goto('/not-found')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible('not found')
})
