import { expect, test } from '#support/test.ts'

test('gives a supply a name and an icon, and keeps them over a reload [SC-073 FL-079 RT-044]', async ({ as, page }) => {
  await as('customer', '/supplies')
  // A supply without a name is called by its street, and the name of its user is below.
  await page.getByRole('button', { name: 'Cambiar el nombre y el icono de Avenida de Silgar, 14' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nombre e icono del suministro' })
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Casa de Sanxenxo')
  await dialog.getByText('Casa de vacaciones', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  const supply = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Casa de Sanxenxo', exact: true }) })
  await expect(supply).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Piso de Santiago', exact: true })).toBeVisible()
  const drawn = await supply.locator('svg').first().innerHTML()
  await supply.getByRole('button', { name: 'Cambiar el nombre y el icono de Casa de Sanxenxo' }).click()
  const chosen = dialog.getByRole('radio', { name: 'Casa de vacaciones' })
  await expect(chosen).toBeChecked()
  expect(await chosen.locator('..').locator('svg').first().innerHTML()).toBe(drawn)
  await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Casa de Sanxenxo')
})
