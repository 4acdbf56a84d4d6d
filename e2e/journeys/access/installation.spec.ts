import { readFileSync } from 'node:fs'
import { expect, test } from '#support/test.ts'

test('shows the notice of the utility, if there is one, once per visit before the log-in [SC-009]', async ({
  page,
  world,
}) => {
  const notice = page.getByRole('dialog', { name: 'Aviso' })
  const user = page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' })
  await Promise.all([
    page.waitForResponse((response) => response.url().includes('/masterData') && response.url().includes('POPUP')),
    page.goto('/login'),
  ])
  await user.fill('1')
  await expect(notice).toHaveCount(0)

  await world.scenario('noticeBeforeLogin', 'customer')
  await page.goto('/login')
  await expect(notice).toContainText('El sábado de 02:00 a 06:00 habrá trabajos de mantenimiento.')
  await expect(notice).toContainText('algunas consultas no estarán disponibles')
  await notice.getByRole('button', { name: 'Aceptar' }).click()
  await expect(notice).toHaveCount(0)
  await user.fill('12345678Z')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.getByRole('button', { name: 'Cambiar' }).click()
  await expect(user).toBeVisible()
  await expect(notice).toHaveCount(0)
})

/** The addresses of an installation, by their names in the footer. */
const links = {
  contact: 'https://utility.example/contacto',
  legalNotice: 'https://utility.example/aviso-legal',
  cookies: 'https://utility.example/cookies',
  privacy: 'https://utility.example/privacidad',
  privacyApp: 'https://utility.example/privacidad-app',
  accessibility: 'https://utility.example/accesibilidad',
  company: 'https://utility.example/',
  faq: 'https://utility.example/preguntas',
}

test.describe('an installation with addresses of its own', () => {
  test.beforeEach(async ({ page }) => {
    const settings = JSON.parse(readFileSync(new URL('../../../web/public/config.json', import.meta.url), 'utf8'))
    await page.route('**/config.json', (route) =>
      route.fulfill({ json: { ...settings, captcha: 'dummy', links: { ...settings.links, ...links } } }),
    )
  })

  test('shows the addresses of the installation in the footer to visitors and customers, in new tabs [SC-028]', async ({
    as,
    page,
  }) => {
    const foot = page.getByRole('contentinfo').getByRole('link')
    const addresses = () => foot.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
    const expected = [
      links.contact,
      links.legalNotice,
      links.cookies,
      links.privacy,
      links.accessibility,
      links.company,
    ]
    await page.goto('/login')
    await expect(foot.first()).toBeVisible()
    expect(await addresses()).toEqual(expected)
    await as('customer', '/dashboard')
    await expect(foot.first()).toBeVisible()
    expect(await addresses()).toEqual(expected)
    expect(await foot.evaluateAll((found) => found.map((link) => link.getAttribute('target')))).toEqual(
      expected.map(() => '_blank'),
    )
  })

  test('keeps the link to the frequent questions in view wherever the user scrolls [SC-032]', async ({ as, page }) => {
    await as('company', '/supplies')
    await expect(page.getByRole('row').nth(5)).toBeVisible()
    const help = page.getByRole('link', { name: 'Ayuda' })
    await expect(help).toHaveAttribute('href', links.faq)
    const before = await help.boundingBox()
    await page.evaluate(() => window.scrollTo(0, 400))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    expect(await help.boundingBox()).toEqual(before)
    await expect(help).toBeInViewport()
  })
})
