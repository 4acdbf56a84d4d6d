import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { openBill } from '#support/offlinePayment.ts'
import { expect, watchedTest as test } from '#support/test.ts'

test('lists a call as it comes, and opens it with what was sent and answered', async ({ page, world }) => {
  await page.goto(`/__room/w/${world.id}/requests`)
  await expect(page.getByText('No calls yet')).toBeVisible()
  await world.fetch('/captcha')
  await page.getByRole('button', { name: 'GET getCaptcha' }).click()
  const call = page.getByRole('region', { name: 'Call 1' })
  await expect(call).toContainText('/api/captcha')
  await expect(call).toContainText('"codResult": "0000"')
  await expect(page).toHaveURL(/call=1$/)
})

test('makes the operation answer a provoked code once', async ({ page, world }) => {
  await world.fetch('/captcha')
  await page.goto(`/__room/w/${world.id}/requests?call=1`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Provoke 0000' }).click()
  await expect(page.getByRole('region', { name: 'News' })).toContainText('The next getCaptcha answers 0000.')
})

test('rewinds the world to before a call by a key', async ({ as, page, world }) => {
  await as('customer', `/__room/w/${world.id}/requests`)
  const { session } = await world.logIn('customer')
  const phone = async (): Promise<string> => {
    const headers = { authorization: `Bearer ${session.accessToken}` }
    const response = await world.fetch('/users/1', { headers })
    return (await response.json<{ user: { phone: string } }>()).user.phone
  }
  const before = await phone()
  await world.fetch('/users/1', {
    method: 'PUT',
    body: JSON.stringify({ phone: '612345678' }),
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'content-type': 'application/json',
      'message-id': '1-ABCDEFGHIJKLMNO-1',
    },
  })
  expect(await phone()).toBe('612345678')
  await page.getByRole('button', { name: 'PUT updateUser' }).click()
  await expect(page.getByRole('button', { name: 'Rewind to before this' })).toBeEnabled()
  await page.keyboard.press('r')
  await expect(page.getByRole('region', { name: 'News' })).toContainText('The world is back at its state before call')
  expect(await phone()).toBe(before)
})

test('sends a call again with its body and a session of its caller', async ({ page, world }) => {
  const sent = JSON.stringify({ phone: '612345678' })
  await world.fetch('/users/1', {
    as: 'customer',
    method: 'PUT',
    body: sent,
    headers: { 'message-id': '1-ABCDEFGHIJKLMNO-1' },
  })
  await page.goto(`/__room/w/${world.id}/requests`)
  await page.getByRole('button', { name: 'PUT updateUser' }).click()
  await expect(page.getByRole('region', { name: /^Call/ })).toContainText('US_SUPPLYPOINT_CLIENT customer')
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('region', { name: 'News' })).toContainText('updateUser answered 200 0000.')
  expect(await world.requests('updateUser')).toHaveLength(2)
})

test('makes the provider report a started payment as paid', async ({ as, page, world }) => {
  const body = JSON.stringify({ bills: [openBill.factura], idempotencyKey: 'key-of-a-payment-1' })
  const started = await world.fetch('/cardPayment', { as: 'customer', method: 'POST', body })
  const { order }: { order: string } = await started.json()
  await page.goto(`/__room/w/${world.id}/requests`)
  await page.getByRole('button', { name: 'POST startCardPayment' }).click()
  await page.getByRole('button', { name: 'Report it as paid' }).click()
  await expect(page.getByRole('region', { name: 'News' })).toContainText('updatePayment answered 200 0000.')
  await as('customer', `${paths.payments}?order=${order}`)
  await expect(page.getByRole('heading', { name: 'Pago realizado' })).toBeVisible()
})

test('refuses to send a call with a secret again, and tells why', async ({ page, world }) => {
  await world.fetch('/login', {
    method: 'POST',
    body: JSON.stringify({ user: '1', password: 'Farola#29a', captcha: 'none' }),
  })
  await page.goto(`/__room/w/${world.id}/requests`)
  await page.getByRole('button', { name: 'POST logIn' }).click()
  await expect(page.getByRole('button', { name: 'Send again' })).toBeDisabled()
  await expect(page.getByText('It cannot be sent again. Its secrets are masked.')).toBeVisible()
})

test('keeps an open row in place while calls come, and counts the newer ones', async ({ page, world }) => {
  for (let nth = 0; nth < 3; nth += 1) await world.fetch('/captcha')
  await page.goto(`/__room/w/${world.id}/requests`)
  await page.getByRole('button', { name: 'GET getCaptcha' }).nth(1).click()
  // Roles do not say which of several is the current one.
  const row = page.getByRole('row').filter({ has: page.locator('[aria-current=true]') })
  const before = await row.boundingBox()
  for (let nth = 0; nth < 10_000; nth += 100)
    await Promise.all(Array.from({ length: 100 }, () => world.fetch('/captcha')))
  await expect(page.getByText('10000 newer calls')).toBeVisible()
  expect(await row.boundingBox()).toEqual(before)
})

test('searches calls and steps through them by the keys', async ({ page, world }) => {
  await world.fetch('/captcha')
  await world.fetch('/users/1')
  await page.goto(`/__room/w/${world.id}/requests`)
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('9002')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: 'Call 2' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: 'Call 1' })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('region', { name: 'Call 2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: /^Call/ })).toHaveCount(0)
})

test('passes the accessibility checks on the calls and on one of them', async ({ page, world, expectAccessible }) => {
  await world.fetch('/captcha')
  await page.goto(`/__room/w/${world.id}/requests`)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible('the calls')
  await page.getByRole('button', { name: 'GET getCaptcha' }).click()
  await expect(page.getByRole('button', { name: 'Provoke 0000' })).toBeVisible()
  await expectAccessible('a call')
})
