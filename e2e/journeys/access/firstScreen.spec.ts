import type { Page } from '@playwright/test'
import { persona } from '#support/persona.ts'
import { enter, expect, test } from '#support/test.ts'

const lands = (page: Page, path: string, heading: string | RegExp) =>
  Promise.all([
    expect(page).toHaveURL((url) => url.pathname === path),
    expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(),
  ])

test('lands a customer on the dashboard [RT-002 SC-001 SC-002 FL-001 RT-043]', async ({ page, logIn }) => {
  await logIn('customer')
  await lands(page, '/dashboard', 'Hola, Lucía')
})

test('lands a company with more than five supplies on their list, without a dashboard tab', async ({ page, logIn }) => {
  await logIn('company')
  await lands(page, '/supplies', 'Mis suministros')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Inicio', exact: true })).toHaveCount(0)
})

test('lands a consultant on the list of delegated supplies', async ({ page, logIn }) => {
  await logIn('consultant')
  await lands(page, '/supplies', 'Mis suministros')
  await expect(page.getByText('Delegado').first()).toBeVisible()
})

test('asks first for the consent to data protection, and ends the session without it [RT-023 SC-104 FL-124]', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('noGdpr')
  await lands(page, '/gdpr', 'Protección de sus datos')
  await expectAccessible('data protection')
  await page.goto('/supplies')
  await lands(page, '/gdpr', 'Protección de sus datos')
  await page.getByRole('button', { name: 'No aceptar y salir' }).click()
  await expect(page).toHaveURL(/\/login/)
  await enter(page, persona('noGdpr').username, persona('noGdpr').password)
  await lands(page, '/gdpr', 'Protección de sus datos')
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click()
  await expect(page).toHaveURL(/dashboard|supplies|landing/)
})

test('opens the page of a shared link after the log-in [RT-086]', async ({ page }) => {
  await page.goto('/login?redirectTo=/supplies')
  await enter(page, '12345678z', 'Farola#29a')
  await lands(page, '/supplies', 'Mis suministros')
})
