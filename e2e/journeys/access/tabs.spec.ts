import { persona } from '#support/persona.ts'
import { enter, expect, test } from '#support/test.ts'

test('shares the session with a new tab, logs out all tabs at once, and lets another user log in', async ({
  page,
  logIn,
}) => {
  await logIn('customer')
  await expect(page).toHaveURL(/\/dashboard$/)
  const other = await page.context().newPage()
  await other.goto('/supplies')
  await expect(other.getByRole('heading', { level: 1, name: 'Mis suministros' })).toBeVisible()
  await other.getByRole('button', { name: /^Cliente Lucía/ }).click()
  await other.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(other.getByText('Ha cerrado la sesión')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Ha cerrado la sesión')).toBeVisible()
  const third = await page.context().newPage()
  await third.goto('/supplies')
  await expect(third).toHaveURL(/\/login/)
  const { username, password } = persona('prosumer')
  await enter(page, username, password)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('button', { name: /^Cliente Emma/ })).toBeVisible()
})

test('shares one chain of refresh tokens among tabs, so that each works after the other refreshed', async ({
  page,
  world,
  logIn,
}) => {
  await logIn('customer')
  await expect(page).toHaveURL(/\/dashboard$/)
  const other = await page.context().newPage()
  await other.goto('/supplies')
  await expect(other.getByRole('heading', { level: 1, name: 'Mis suministros' })).toBeVisible()
  // A reload resumes the session. Neither tab is logged out for presenting a token that the other one has spent.
  await world.advance(600)
  await other.reload()
  await page.reload()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(other.getByRole('heading', { level: 1, name: 'Mis suministros' })).toBeVisible()
})
