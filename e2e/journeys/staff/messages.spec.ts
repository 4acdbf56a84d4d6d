import { expect, test } from '#support/test.ts'

test('lists which links were sent and opened, and reports on them [RT-030 RT-031 SC-097]', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('agent', '/controlMensajeria')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(4)
  for (const state of ['Abierto', 'Sin abrir', 'Caducado'])
    await expect(page.getByRole('cell', { name: state, exact: true })).toBeVisible()
  await expectAccessible('the list of links')
  await page.getByLabel('Para qué').selectOption('SUMINISTRO')
  await page.getByLabel('Página', { exact: true }).selectOption('Facturas')
  await expect(page.getByText('No hay enlaces con estos filtros')).toBeVisible()
  await page.getByLabel('Página', { exact: true }).selectOption('Consumo')
  await expect(page).toHaveURL(/detail=CONSUMO/)
  await expect(rows).toHaveCount(4)
  await page.getByRole('link', { name: 'Informe de enlaces' }).click()
  await expect(page).toHaveURL(/\/consultas-informes$/)
  await page.getByText('Agente', { exact: true }).click()
  await expect(page.getByRole('figure')).toContainText('Enlaces enviados: 3.')
  await expectAccessible('the report')
  await page.getByRole('button', { name: 'Ver como tabla' }).click()
  await expect(rows).toHaveCount(2)
  await expectAccessible('its table')
})
