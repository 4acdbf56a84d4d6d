import { readFileSync } from 'node:fs'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { persona } from '../../src/people.ts'
import { sizes } from '../../src/sizes.ts'
import { expect, test } from '../../src/test.ts'

const flat = supplyCups(persona('customer').userId, 1)
const house = supplyCups(persona('customer').userId, 2)

for (const [size, device] of sizes)
  test.describe(`on a ${size}`, () => {
    test.use(device)

    test('a customer compares weeks with a year ago, then before and after a day, and takes both curves along [SC-075]', async ({
      as,
      page,
    }) => {
      await as('customer', `/supplies/detail?supply=${flat}`)
      await page.getByRole('tab', { name: 'Comparar' }).click()
      await expect(page).toHaveURL(/tabValue=1/)
      await expect(page.getByText(/kWh (más|menos): /).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Un día típico' })).toBeVisible()

      await page.getByRole('button', { name: 'Antes y después de un día' }).click()
      await page.getByRole('textbox', { name: '¿Qué día cambió algo?' }).fill('10/01/2026')
      await page.getByRole('button', { name: 'Comparar antes y después' }).click()
      await expect(page).toHaveURL(/from=2026-01-10&to=2026-02-06&againstFrom=2025-12-13&againstTo=2026-01-09/)
      await expect(page.getByText('13 dic 2025 – 9 ene 2026').first()).toBeVisible()

      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Descargar CSV' }).click()
      const [head, first, ...rest] = readFileSync(await (await saved).path(), 'utf8')
        .trim()
        .split('\r\n')
      expect(head?.split(';')).toHaveLength(6)
      expect(first).toMatch(/^2026-01-10T00:00:00\+01:00;[\d,]*;\S.*;2025-12-13T00:00:00\+01:00;/)
      expect(rest).toHaveLength(28 * 24 - 1)

      await page.goBack()
      await expect(page).not.toHaveURL(/from=2026-01-10/)
    })
  })

test('a shared comparison of two supplies opens as it was; T shows the tables and [ goes a week back', async ({
  as,
  page,
}) => {
  const days = 'from=2026-02-02&to=2026-02-15&againstFrom=2026-02-02&againstTo=2026-02-15'
  await as('customer', `/supplies/detail?supply=${flat}&tabValue=1&by=supply&other=${house}&${days}`)
  const card = page.getByRole('region', { name: 'Las curvas, una sobre otra' })
  await card.getByRole('slider').first().focus()
  await page.keyboard.press('t')
  await expect(card.getByRole('table').first()).toBeVisible()
  await expect(card.getByRole('columnheader', { name: 'Piso de Santiago (kWh)' }).first()).toBeVisible()
  await page.keyboard.press('[')
  await expect(page).toHaveURL(/againstFrom=2026-01-26&againstTo=2026-02-08/)
})

const views = [
  { view: 'its charts', query: '' },
  { view: 'its tables', query: '&menuTabValue=1' },
  { view: 'a day', query: '&by=day' },
  { view: 'any dates', query: '&by=dates' },
  { view: 'another supply', query: `&by=supply&other=${house}` },
]

for (const { view, query } of views)
  test(`the comparison is accessible: ${view}`, async ({ as, page, expectAccessible }) => {
    await as('customer', `/supplies/detail?supply=${flat}&tabValue=1${query}`)
    await expect(page.getByRole('heading', { name: 'Un día típico' })).toBeVisible()
    await expectAccessible(view)
  })
