import { persona } from '#src/people.ts'
import { findPerson } from '#src/staff.ts'
import { expect, test } from '#src/test.ts'

const { username } = persona('customer')

test('staff who open a page of customers choose one there', async ({ as, page, expectAccessible }) => {
  await as('agent', '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Elija primero un cliente' })).toBeVisible()
  await expectAccessible('choose a customer')
  await findPerson(page, username)
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('button', { name: 'Actuar en su nombre' })).toBeVisible()
})

test('a customer who opens a page of staff is told so, and goes home with the session', async ({
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
