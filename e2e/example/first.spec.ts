import { acometida } from '@acometida/testing/playwright'
import { expect, test as base } from '@playwright/test'

const test = base.extend(acometida({ url: 'http://localhost:4080', at: '2026-03-16T10:00:00+01:00' }))

test('shows a customer both supplies', async ({ as }) => {
  const page = await as('customer', '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Lucía')
  await expect(page.getByRole('heading', { name: 'Piso de Santiago', exact: true })).toBeVisible()
})

test('offers a retry where the supplies cannot be read', async ({ as, world }) => {
  await world.fault({ operation: 'listSupplyPoints', status: 503 })
  const page = await as('customer', '/dashboard')
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
})
