import { supplyMaxPowerPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { persona } from '#support/persona.ts'
import { sendLink } from '#support/sendLink.ts'
import { enter, expect, test } from '#support/test.ts'

const DAY_SECONDS = 86_400
const customer = persona('customer')
const link = { category: 'SUMINISTRO', detail: 'CONSUMO', url: supplyMaxPowerPath(supplyCups(customer.userId, 1)) }

test('opens the page of a link that staff sent after the log-in, and records the opening [FL-088]', async ({
  page,
  world,
}) => {
  const address = await sendLink(world, 'customer', link)
  expect(address).toContain('urlId=')
  await page.goto(address)
  await expect(page).toHaveURL((url) => url.pathname === '/login' && !url.search.includes('urlId'))
  await enter(page, customer.username, customer.password)
  await expect(page.getByRole('tab', { name: 'Potencia', selected: true })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname + url.search === link.url)
  await expect
    .poll(async () => (await world.requests('openUrlMessage')).map(({ codResult }) => codResult))
    .toEqual(['0000'])
})

test('tells that a sent link has expired and opens its page all the same [FL-088]', async ({ as, page, world }) => {
  const address = await sendLink(world, 'customer', link)
  await world.advance(31 * DAY_SECONDS)
  await as('customer', address)
  await expect(page.getByText('Este enlace caducó.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Potencia', selected: true })).toBeVisible()
  await expect(page).toHaveURL((url) => !url.search.includes('urlId'))
})

test('marks all notices as read at one press and opens the page that a notice is about [FL-088]', async ({
  as,
  page,
}) => {
  await as('customer', '/dashboard')
  await page.getByRole('button', { name: /Lucía/ }).click()
  await page.getByRole('link', { name: 'Avisos', exact: true }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await page.getByRole('button', { name: 'Marcar los 2 como leídos' }).click()
  await expect(page.getByText('Todo leído')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Todo leído')).toBeVisible()
  await page.getByRole('link', { name: /^Corte programado/ }).click()
  await expect(page.getByRole('tab', { name: 'Cortes', selected: true })).toBeVisible()
})
