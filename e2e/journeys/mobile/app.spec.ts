import { persona } from '#support/persona.ts'
import { inShell, toldShell } from '#support/shell.ts'
import { phone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.use({ viewport: phone, hasTouch: true })

const { userId, username, password } = persona('prosumer')
const stored = { user: username, password }

test('welcomes a user of the app once, before the page that they asked for [RT-024]', async ({
  as,
  page,
  expectAccessible,
}) => {
  await inShell(page)
  await as('prosumer', '/supplies')
  await expect(page).toHaveURL(/\/welcome$/)
  await expect(page.getByRole('heading', { name: 'Le damos la bienvenida' })).toBeVisible()
  await expectAccessible('the welcome')
  for (let slide = 1; slide < 4; slide++) await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: 'Empezar' }).click()
  // The news come next, and then the page.
  await expect(page).toHaveURL(/\/what-is-new$/)
  await page.getByRole('button', { name: 'Saltar' }).click()
  await expect(page).toHaveURL(/\/supplies$/)
  await page.reload()
  await expect(page).toHaveURL(/\/supplies$/)
  await page.goto('/welcome')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('shows what is new as slides in the app until they were seen [RT-025]', async ({ as, page, expectAccessible }) => {
  await inShell(page, { welcomed: [userId], hasNews: true })
  await as('prosumer', '/supplies')
  await expect(page.getByText('1 de 5')).toBeVisible()
  await expectAccessible('what is new')
  for (let slide = 1; slide < 5; slide++) await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect(page).toHaveURL(/\/supplies$/)
  await page.goto('/what-is-new')
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.getByText('1 de 5')).toBeHidden()
})

test('logs in with what the fingerprint guards, and not again after a log-out by hand', async ({ page }) => {
  await inShell(page, { welcomed: [userId], biometry: 'fingerprint', stored })
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: /^Cliente/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByRole('button', { name: 'Entrar con la huella' })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})

test('offers to keep the password after a log-in in the app', async ({ page, logIn, expectAccessible }) => {
  await inShell(page, { welcomed: [userId], biometry: 'face' })
  await logIn('prosumer')
  await expect(page.getByRole('dialog', { name: '¿Quiere entrar con la cara?' })).toBeVisible()
  await expectAccessible('the offer to enter by face')
  await page.getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(password)
})

test('leads an outdated app to its store from any page', async ({ as, page }) => {
  await inShell(page, { welcomed: [userId], version: '3.1.0' })
  await as('prosumer', '/supplies')
  await expect(page).toHaveURL(/\/version-enforcer$/)
  await page.getByRole('button', { name: 'Actualizar en Google Play' }).click()
  expect(await toldShell(page)).toContainEqual(expect.stringMatching(/^openStore https:\/\/play\.google\.com/))
})

test('covers the app with its splash for 2500 ms, also under reduced motion [SC-070]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await inShell(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::after')
          .map(({ effect }) => effect?.getTiming().duration),
      ),
    )
    .toEqual([2500])
})

test('leads from the bottom bar, 75 pixels high, to the tabs of the header [SC-050 CO-025]', async ({ as, page }) => {
  await inShell(page, { welcomed: [persona('customer').userId] })
  await as('customer', '/dashboard')
  const bar = page.getByRole('navigation', { name: 'Accesos rápidos' })
  await expect(bar.getByRole('link')).toHaveCount(4)
  expect((await bar.boundingBox())?.height).toBe(75)
  const targets = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(['/supplies', '/provisions', '/requests', '/notifications'])
  await bar.getByRole('link', { name: /Avisos/ }).click()
  await expect(page).toHaveURL(/\/notifications$/)
})
