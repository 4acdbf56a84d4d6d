import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('finds the requests that wait for a manager and accepts several at once [RT-048 SC-083]', async ({
    as,
    page,
    world,
  }) => {
    await as('manager', '/managers')
    await expect(page.getByRole('radio', { name: 'Confiados a mí' })).toBeChecked()
    await expect(page.getByText('Le piden que se ocupe de 4 suministros.')).toBeVisible()
    const boxes = page
      .getByRole('region', { name: 'Peticiones' })
      .getByRole('checkbox', { name: /^Rúa|^Avenida|^Calle|\d{5}/ })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('button', { name: 'Aceptar', exact: true }).click()
    await expect(page.getByText('Ha aceptado 2 suministros')).toBeVisible()
    await expect(page.getByText('Le piden que se ocupe de 2 suministros.')).toBeVisible()
    expect(await world.requests('updateDelegations')).toHaveLength(1)
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('comunidad')
    await expect(page.getByText('25 resultados')).toBeVisible()
    // Managed supplies are not those of a consultant.
    await page.goto('/consultants?view=received')
    await expect(page.getByText('Nadie le ha confiado suministros como consultor')).toBeVisible()
  })
})

test('tells a manager that the holder has withdrawn the supply in view, and keeps the session [RT-050 RT-052]', async ({
  as,
  page,
  world,
  browser,
}) => {
  const { storage } = await world.logIn('customer')
  await world.scenario('pendingDelegation', 'customer')
  await as('manager', '/managers?search=Lucía')
  await page.getByRole('button', { name: /^Aceptar: Rúa do Vilar/ }).click()
  await page.getByRole('link', { name: /^Rúa do Vilar/ }).click()
  await expect(page.getByText(/consumió/).first()).toBeVisible()
  await page.getByRole('tab', { name: 'Potencia' }).click()
  await expect(page.getByText(/^Usa como mucho/).first()).toBeVisible()
  // The manager acts in the name of the holder.
  await expect(page.getByText(/^En nombre de Lucía Ferreiro Castro, hasta el /)).toBeVisible()
  await page.getByRole('tab', { name: 'Contador' }).click()
  await page.getByRole('button', { name: 'Leer ahora' }).click()
  await expect(page.getByText(/^Leído el /)).toBeVisible()
  await page.getByRole('tab', { name: 'Consumo' }).click()

  const context = await browser.newContext({ extraHTTPHeaders: { 'x-sandbox': world.id } })
  const holder = await context.newPage()
  await holder.addInitScript((stored) => {
    for (const { key, value } of stored) sessionStorage.setItem(key, value)
  }, storage)
  await holder.goto('/managers')
  await holder.getByRole('button', { name: /^Retirar: Rúa do Vilar/ }).click()
  await holder.getByRole('button', { name: /^Deshacer: Rúa do Vilar/ }).click()
  await holder.getByRole('link', { name: 'Carme Otero Vázquez' }).click()
  await expect(holder).toHaveURL(/\/managers\/profile\?delegate=\d+$/)
  await expect(holder.getByRole('link', { name: /@/ })).toBeVisible()
  await expect(holder.getByRole('table').getByText(/^Rúa do Vilar, 27/)).toBeVisible()
  await holder.getByRole('link', { name: 'Confiarle más o ampliar el plazo' }).click()
  await expect(holder).toHaveURL(/\/managers\/add\?delegate=\d+$/)
  await expect(holder.getByLabel('Documento')).toHaveValue('11111111H')
  await holder.goBack()
  expect(await world.requests('updateDelegations')).toHaveLength(1)
  await holder.getByRole('button', { name: 'Retirar todo' }).click()
  await holder.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Cerrar' }).click()
  await expect(holder.getByText('Retirada', { exact: true })).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Fechas anteriores' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Ya no se ocupa de Rúa do Vilar/ })).toBeVisible()
  await expect(page.getByText(/^Lucía Ferreiro Castro ha retirado la delegación/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Mis suministros' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mis suministros' })).toBeVisible()
  expect(await world.requests('endSession')).toEqual([])
})
