import { readFileSync } from 'node:fs'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { flat } from '#support/consumption.ts'
import { changePath } from '#support/goInside.ts'
import { persona } from '#support/persona.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const house = supplyCups(persona('customer').userId, 2)
const comparison = `/supplies/detail?supply=${flat}&tabValue=1`

test.describe('on a phone', () => {
  test.use(onPhone)

  test('compares weeks with a year ago, then before and after a day, and saves both curves [SC-075]', async ({
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

test('passes the accessibility checks on the comparison by charts, tables and a day', async ({
  as,
  page,
  expectAccessible,
}) => {
  const typicalDay = page.getByRole('heading', { name: 'Un día típico' })
  await as('customer', comparison)
  await expect(typicalDay).toBeVisible()
  await expectAccessible('its charts')
  for (const { view, query, sign } of [
    { view: 'its tables', query: '&menuTabValue=1', sign: page.getByRole('table').first() },
    { view: 'a day', query: '&by=day', sign: page.getByRole('textbox', { name: '¿Qué día cambió algo?' }) },
  ]) {
    await changePath(page, comparison + query)
    await expect(sign).toBeVisible()
    await expect(typicalDay).toBeVisible()
    await expectAccessible(view)
  }
})

test('opens a shared comparison of two supplies as it was, with keys for tables and a week back', async ({
  as,
  page,
  expectAccessible,
}) => {
  const typicalDay = page.getByRole('heading', { name: 'Un día típico' })
  await as('customer', `${comparison}&by=dates`)
  await expect(page.getByRole('button', { name: 'Comparar estas fechas' })).toBeVisible()
  await expect(typicalDay).toBeVisible()
  await expectAccessible('any dates')
  const days = 'from=2026-02-02&to=2026-02-15&againstFrom=2026-02-02&againstTo=2026-02-15'
  await page.goto(`${comparison}&by=supply&other=${house}&${days}`)
  await expect(typicalDay).toBeVisible()
  await expectAccessible('another supply')
  const card = page.getByRole('region', { name: 'Las curvas, una sobre otra' })
  await card.getByRole('slider').first().focus()
  await page.keyboard.press('t')
  await expect(card.getByRole('table').first()).toBeVisible()
  await expect(card.getByRole('columnheader', { name: 'Piso de Santiago (kWh)' }).first()).toBeVisible()
  await page.keyboard.press('[')
  await expect(page).toHaveURL(/againstFrom=2026-01-26&againstTo=2026-02-08/)
})
