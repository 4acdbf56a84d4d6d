import { expect } from '@playwright/test'
import { post, test } from './acometida.ts'

test('a customer sees both supplies', async ({ as }) => {
  const page = await as('customer', '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Lucía')
  await expect(page.getByRole('heading', { name: 'Piso de Santiago', exact: true })).toBeVisible()
})

test('supplies that cannot be read are told as such', async ({ as, world }) => {
  await post(`/worlds/${world}/faults`, { operation: 'listSupplyPoints', status: 503 })
  const page = await as('customer', '/dashboard')
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
})
