import { expect, test } from '#support/test.ts'

test('keeps five people of two worlds apart in five tabs', async ({ page, world }) => {
  // Below localhost the host names the world if no header does.
  await page.context().setExtraHTTPHeaders({})
  const base = new URL(world.url)
  base.hostname = 'localhost'
  const second = `${world.id}--second`
  await page.request.post(`/__control/worlds`, {
    headers: { 'x-sandbox': second },
    data: { id: second, from: world.id },
  })
  const people = [
    ['customer', world.id],
    ['company', world.id],
    ['prosumer', world.id],
    ['customer', second],
    ['agent', second],
  ] as const
  const tabs = []
  for (const [persona, where] of people) {
    const tab = await page.context().newPage()
    await tab.goto(new URL(`/__room/enter?persona=${persona}&world=${where}`, base).href)
    await expect(tab).toHaveURL((url) => url.hostname === `${where}.localhost` && !url.pathname.startsWith('/__room'))
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    tabs.push(tab)
  }
  await page.request.post(`/__control/worlds/${second}/faults`, { data: { operation: '*', status: 503 } })
  const names = []
  for (const tab of tabs.slice(0, 3)) {
    await tab.reload()
    await expect(tab).not.toHaveURL(/\/login/)
    names.push(await tab.getByRole('heading', { level: 1 }).textContent())
  }
  expect(new Set(names).size).toBe(3)
  expect((await world.requests()).filter(({ status }) => status === 503)).toEqual([])
  await page.request.delete(`/__control/worlds/${second}`)
})
