import { expect, test } from '#support/test.ts'

test.use({ serviceWorkers: 'allow' })

test('leaves the pages of the server to the server, past the service worker of the client', async ({ page, world }) => {
  await page.goto('/login')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')

  await page.goto(`/__room/w/${world.id}/people`)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Requests' })).toBeVisible()
  await page.goto('/__room/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
  await page.goto(`/__room/enter?world=${world.id}&persona=customer&to=/faqs`)
  await expect(page).toHaveURL(({ pathname }) => pathname === '/faqs')
  for (const path of ['/__gallery/index.json', '/__control/none', '/docs', '/ready', '/provider/none'])
    expect((await page.goto(path))?.fromServiceWorker(), path).toBe(false)
})
