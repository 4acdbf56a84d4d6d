import { supplyMaxPowerPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { enter, expect, test } from '#src/test.ts'
import { persona } from '#src/people.ts'
import { sendLink } from '#src/sendLink.ts'

const DAY_SECONDS = 86_400
const customer = persona('customer')
const link = { category: 'SUMINISTRO', detail: 'CONSUMO', url: supplyMaxPowerPath(supplyCups(customer.userId, 1)) }

test('a customer opens a link that staff sent, logs in, and stands where it leads; that it was opened is known [FL-088]', async ({
  page,
  world,
}) => {
  const address = await sendLink(world, 'customer', link)
  expect(address).toContain('urlId=')
  await page.goto(address)
  await expect(page).toHaveURL((url) => url.pathname === '/login' && !url.search.includes('urlId'))
  await enter(page, customer.username, customer.password)
  await expect(page.getByRole('tab', { name: 'Potencia máxima', selected: true })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname + url.search === link.url)
  await expect
    .poll(async () => (await world.requests('openUrlMessage')).map(({ codResult }) => codResult))
    .toEqual(['0000'])
})

test('a link that has expired says so, and the page that it leads to opens all the same [FL-088]', async ({
  as,
  page,
  world,
}) => {
  const address = await sendLink(world, 'customer', link)
  await world.advance(31 * DAY_SECONDS)
  await as('customer', address)
  await expect(page.getByText('Este enlace caducó.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Potencia máxima', selected: true })).toBeVisible()
  await expect(page).toHaveURL((url) => !url.search.includes('urlId'))
})

test('a notice leads to the page that it is about, and all are read at a press [FL-088]', async ({ as, page }) => {
  await as('customer', '/dashboard')
  await page.getByRole('button', { name: /Lucía/ }).click()
  await page.getByRole('link', { name: 'Avisos' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await page.getByRole('button', { name: 'Marcar los 2 como leídos' }).click()
  await expect(page.getByText('Todo leído')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Todo leído')).toBeVisible()
  await page.getByRole('link', { name: /^Corte programado/ }).click()
  await page.getByRole('link', { name: 'Abrir la página de este aviso' }).click()
  await expect(page.getByRole('tab', { name: 'Cortes y averías', selected: true })).toBeVisible()
})
