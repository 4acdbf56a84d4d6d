import { menuLink } from '#support/menuLink.ts'
import { enter, expect, test } from '#support/test.ts'

test('exchanges the tokens before they expire and keeps the area working', async ({ page, logIn, world }) => {
  await page.clock.install()
  await logIn('customer')
  await expect(page).toHaveURL(/dashboard/)
  // The tokens last 900 seconds and are exchanged 120 before the expiry. The time passes in small steps, with activity
  // in between.
  for (let step = 0; step < 4; step += 1) {
    await page.clock.fastForward(200_000)
    await world.advance(200)
    await page.mouse.move(100 + step, 200)
  }
  await expect.poll(async () => (await world.requests('refreshTokens')).map((call) => call.codResult)).toEqual(['0000'])
  await world.advance(300)
  await menuLink(page, 'Mis suministros').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mis suministros' })).toBeVisible()
})

test('ends an idle session with a dialog and returns to the page after the log-in [SC-035 FL-036]', async ({
  as,
  page,
  world,
}) => {
  await page.clock.install()
  await as('customer', '/supplies')
  await expect(page.getByRole('heading', { level: 1, name: 'Mis suministros' })).toBeVisible()
  await page.clock.fastForward(21 * 60_000)
  await world.advance(21 * 60)
  const dialog = page.getByRole('dialog', { name: 'Su sesión se ha cerrado' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(dialog).toBeHidden()
  await enter(page, '12345678Z', 'Farola#29a')
  await expect(page).toHaveURL(/supplies/)
})

test('leads from a session unknown to the server to the log-in and back to the page', async ({ as, page, world }) => {
  await world.fault({ operation: 'listSupplyPoints', status: 401, codResult: '9002', times: 1 })
  await as('customer', '/supplies')
  await expect(page).toHaveURL(/login/)
  await expect(page.getByText('Su sesión ha caducado').first()).toBeVisible()
  await enter(page, '12345678Z', 'Farola#29a')
  await expect(page).toHaveURL(/supplies/)
})

test('leads the root to the first screen of the session, and forgets the session at the log-out [RT-001 FL-032]', async ({
  as,
  page,
  world,
}) => {
  const session = await as('customer', '/')
  await expect(page).toHaveURL(/dashboard/)
  await session.getByRole('button', { name: /Lucía/ }).click()
  await session
    .getByRole('button', { name: 'Cerrar sesión' })
    .or(session.getByRole('menuitem', { name: 'Cerrar sesión' }))
    .click()
  await expect(page).toHaveURL(/login/)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await expect.poll(async () => (await world.requests('endSession')).length).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL(/login/)
  await expect(page.getByText('Hola, Lucía')).toHaveCount(0)
})

test('shows a page for an unknown path, and keeps the language of the log-in over a reload [RT-001 RT-038 RT-085 SC-031 LA-001 LA-002]', async ({
  page,
}) => {
  await page.goto('/no-hay-nada-aqui')
  await expect(page).toHaveURL(/not-found/)
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa página' })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/login/)
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('gl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'gl')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'gl')
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('gl')
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})
