import { expect, test } from '#support/test.ts'

const target = 'https://api.example/v1'

test('shows the calls of a proxied API in a world of their own, without clock and people', async ({
  page,
  world,
  expectAccessible,
}) => {
  const id = `api-${world.id.slice(0, 8)}`
  const control = async (path: string, data: object) =>
    expect(await page.request.post(`/__control/worlds${path}`, { data })).toBeOK()
  await control('', { id, proxied: target, coverage: true })
  await control(`/${id}/requests`, {
    at: '2026-03-16T09:00:00.000Z',
    method: 'GET',
    operation: 'getUser',
    address: '/users/1',
    role: 'US_USER',
    status: 200,
    codResult: '0000',
    durationMs: 12.5,
    problems: ['answer/user/phone must be text; got a number'],
    requestBody: null,
    responseBody: '{"user":{"phone":612345678}}',
  })
  await page.goto(`/__room/?search=${id}`)
  await expect(page.getByRole('row').filter({ hasText: id })).toContainText('proxy')
  await page.getByRole('link', { name: id }).click()
  await expect(page).toHaveURL(new RegExp(`/w/${id}/requests$`))
  await expect(page.getByText(target)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Clock' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Control room' }).getByRole('link')).toHaveText([
    'Worlds',
    'Requests',
    'Contract',
    'Gallery',
    'Tools',
  ])
  await page.getByRole('button', { name: 'GET getUser' }).click()
  const call = page.getByRole('region', { name: 'Call 1' })
  await expect(call.getByTitle('answer/user/phone must be text; got a number')).toContainText('612345678')
  await expect(call.getByRole('button')).toHaveText(['Copy as curl', 'Close'])
  await expectAccessible('a call of a proxy')
  await page.getByRole('link', { name: 'Contract', exact: true }).click()
  await expect(page.getByRole('row', { name: /^getUser 0000 1/ })).toBeVisible()
  await page.goto(`/__room/w/${id}/people`)
  await expect(page).toHaveURL(new RegExp(`/w/${id}/requests$`))
  await page.request.delete(`/__control/worlds/${id}`)
})
