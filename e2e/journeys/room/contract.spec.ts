import { expect, test } from '#support/test.ts'

test('copies a world that does not count, and shows what was called in the copy', async ({ page, world }) => {
  // The test's own world counts coverage if the run collects it.
  const id = `${world.id}--still`
  await page.request.post('/__control/worlds', { data: { id } })
  await page.goto(`/__room/w/${id}/people`)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByText(`World ${id} does not count codes`)).toBeVisible()
  await page.getByRole('button', { name: 'Make a counting copy' }).click()
  await expect(page).toHaveURL((url) => !url.pathname.includes(id) && url.pathname.endsWith('/contract'))
  const copy = new URL(page.url()).pathname.split('/')[3] ?? ''
  await expect(page.getByText(/^0 of \d+ operations, 0 of \d+ outcomes$/)).toBeVisible()
  await fetch(`${world.url}/api/captcha`, { headers: { 'x-sandbox': copy } })
  await fetch(`${world.url}/api/users/1`, { headers: { 'x-sandbox': copy } })
  await expect(page.getByText(/^2 of \d+ operations, 2 of \d+ outcomes$/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search operations' }).fill('getUser 9002')
  const own = page.getByRole('button', { name: 'getUser', exact: true })
  const row = page.getByRole('table', { name: 'Operations' }).getByRole('row').filter({ has: own })
  await expect(row).toContainText('9002 1')
  await own.click()
  const roles = page.getByRole('region', { name: 'getUser' })
  await expect(roles.getByRole('columnheader')).toHaveText(['Code', 'anyone'])
  await expect(roles.getByRole('row').filter({ hasText: '9002' })).toContainText('1')
  await expect(page).toHaveURL(/operation=getUser/)
  for (const each of [id, copy]) await page.request.delete(`/__control/worlds/${each}`)
})

test('makes a world that counts, and leads from an operation to its description', async ({ page, world }) => {
  const id = `${world.id}--counts`
  await page.goto('/__room/')
  await expect(page.getByRole('heading', { level: 1, name: 'Worlds' })).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'New world' })
  await dialog.getByLabel('Name').fill(id)
  await dialog.getByText('Count the codes of its answers').click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL((url) => url.pathname === `/__room/w/${id}/people`)
  await page.goto(`/__room/w/${id}/contract?operation=listBills`)
  await page
    .getByRole('region', { name: 'listBills' })
    .getByRole('link', { name: /^GET \// })
    .click()
  await expect(page).toHaveURL(/\/docs#api\/tag\/bills\/GET\//)
  await page.request.delete(`/__control/worlds/${id}`)
})

test('opens an operation with its contract beside the list, or in its place on a phone', async ({
  page,
  world,
  expectAccessible,
}) => {
  // The test's own world counts coverage if the run collects it.
  const id = `${world.id}--read`
  await page.request.post('/__control/worlds', { data: { id } })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/__room/w/${id}/contract`)
  const list = page.getByRole('table', { name: 'Operations' })
  await list.getByRole('button', { name: 'updateUser', exact: true }).click()
  const detail = page.getByRole('region', { name: 'updateUser' })
  await expect(detail).toBeInViewport({ ratio: 0.5 })
  await expect(list).toBeVisible()
  await list.getByRole('button', { name: 'listBills', exact: true }).click()
  const bills = page.getByRole('region', { name: 'listBills' })
  await expect(bills).toContainText('TS01000004')
  await expect(bills.getByText('filter', { exact: true })).toBeVisible()
  await expect(bills.getByRole('link', { name: '/supplies/detail', exact: true })).toBeVisible()
  await bills.locator('summary').last().click()
  await expect(bills.locator('pre').last()).toContainText('"codResult": "0000"')
  await expectAccessible('an operation')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(list).toBeHidden()
  await bills.getByRole('button', { name: 'Close' }).click()
  await expect(list).toBeVisible()
  await page.request.delete(`/__control/worlds/${id}`)
})

test('passes the accessibility checks on the heat map and on the roles of an operation', async ({
  page,
  world,
  expectAccessible,
}) => {
  const id = `${world.id}--heat`
  await page.request.post('/__control/worlds', { data: { id, coverage: true } })
  for (let nth = 0; nth < 100; nth += 1) await fetch(`${world.url}/api/captcha`, { headers: { 'x-sandbox': id } })
  for (let nth = 0; nth < 10; nth += 1) await fetch(`${world.url}/api/users/1`, { headers: { 'x-sandbox': id } })
  await page.goto(`/__room/w/${id}/contract?find=get&operation=getCaptcha`)
  await expect(page.getByRole('region', { name: 'getCaptcha' })).toContainText('100')
  await expectAccessible('contract')
  await page.request.delete(`/__control/worlds/${id}`)
})
