import { enter, expect, test } from '#src/test.ts'
import { persona } from '#src/people.ts'

test('a new tab is logged in as the open one is, and logging out in one logs out both, where somebody else may log in then', async ({
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

test('tabs share one chain of refresh tokens: each goes on working after the other has refreshed', async ({
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
