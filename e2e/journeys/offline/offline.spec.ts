import { menuLink } from '#support/menuLink.ts'
import { expect, test } from '#support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('opens without a connection with the last answers and their hour, and refuses to write [FL-077]', async ({
  as,
  page,
  context,
  world,
}) => {
  await as('customer', '/supplies')
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  // All files of the client are now on the device.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('acometida.answers')?.includes('Piso de Santiago')))
    .toBe(true)

  await context.setOffline(true)
  // An address with a dot in its query opens like any other.
  await page.goto('/faqs?from=mail.gal')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/from=mail\.gal/)
  await page.goto('/supplies')
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  await expect(page.getByText('Sin conexión le enseñamos lo que guardamos')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar el nombre y el icono de Piso de Santiago' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('El piso sin línea')
  await expect(dialog.getByText('Sin conexión: podrá enviarlo en cuanto vuelva.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await menuLink(page, 'Solicitudes').click()
  await expect(page.getByText('Estos datos no están guardados en su dispositivo.')).toBeVisible()
  await expect(page.getByText('Referencia:')).toHaveCount(0)

  await context.setOffline(false)
  await expect(page.getByRole('link', { name: /Bajadas de tensión por la noche/ })).toBeVisible()
  await expect(page.getByText('Sin conexión le enseñamos lo que guardamos')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Cliente Lucía Ferreiro Castro' })).toBeVisible()
  // A refused change is not sent later.
  expect(await world.requests('saveCustomData')).toEqual([])
})

test('forgets the last answers with the session', async ({ as, page, context }) => {
  await as('customer', '/supplies')
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('acometida.answers'))).not.toBeNull()
  await page.getByRole('button', { name: 'Cliente Lucía Ferreiro Castro' }).click()
  await page
    .getByRole('menuitem', { name: 'Cerrar sesión' })
    .or(page.getByRole('button', { name: 'Cerrar sesión' }))
    .click()
  await expect(page).toHaveURL(/login/)
  await context.setOffline(true)
  await page.goto('/supplies')
  await expect(page).toHaveURL(/login/)
  await expect(page.getByText('Piso de Santiago')).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Piso de Santiago')
  const caches = await page.evaluate(async () => {
    const names = await window.caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await window.caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(caches.filter((path) => path.startsWith('/api'))).toEqual([])
})

test('installs as an app by a manifest whose icons exist', async ({ page, request, baseURL }) => {
  await page.goto('/login')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(`${baseURL}${address}`)).json()
  expect(manifest).toMatchObject({ name: 'Acometida', display: 'standalone', start_url: '/' })
  for (const { src } of manifest.icons) {
    const icon = await request.get(`${baseURL}${src}`)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png'])
  }
})
