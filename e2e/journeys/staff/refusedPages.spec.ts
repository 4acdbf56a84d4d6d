import { findPerson } from '#support/actFor.ts'
import { persona } from '#support/persona.ts'
import { expect, test } from '#support/test.ts'

const { username } = persona('customer')

test('asks staff to choose a customer on a page of customers', async ({ as, page, expectAccessible }) => {
  await as('agent', '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Elija primero un cliente' })).toBeVisible()
  await expectAccessible('choose a customer')
  await findPerson(page, username)
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('button', { name: 'Actuar en su nombre' })).toBeVisible()
})

test('tells a customer that a page is for staff, and leads home with the session', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('customer', '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Esta página no es para su perfil' })).toBeVisible()
  await expectAccessible('no access')
  await page.getByRole('link', { name: 'Ir a mi inicio' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await world.requests('searchUsers')).toEqual([])
})
