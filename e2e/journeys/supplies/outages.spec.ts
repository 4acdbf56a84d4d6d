import { readFileSync } from 'node:fs'
import { supplyDetailPath, supplyOutagesPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { openConsumption } from '#support/consumption.ts'
import { persona } from '#support/persona.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const customer = persona('customer').userId
const [flat, house] = [supplyCups(customer, 1), supplyCups(customer, 2)]
const bakery = supplyCups(persona('company').userId, 1)
const strip = (page: Page) => page.getByRole('region', { name: '¿Está todo bien ahora?' })

test.describe('on a phone', () => {
  test.use(onPhone)

  test('tells that the holiday house has tripped, and reconnects its meter by one confirmed order [FL-082 FL-103 SC-081 RT-045]', async ({
    as,
    page,
    world,
  }) => {
    const orders: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('action=reconnect')) orders.push(request.url())
    })
    await as('customer', '/supplies')
    await openConsumption(page, 'Avenida de Silgar, 14')
    await expect(page).toHaveURL(new RegExp(house))
    await expect(strip(page)).toContainText('Ha saltado el interruptor de su contador.')
    await strip(page).getByRole('button', { name: 'Reconectar' }).click()

    const dialog = page.getByRole('dialog', { name: 'Reconectar el suministro' })
    await dialog.getByRole('button', { name: 'Reconectar ahora' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Falta confirmar')
    for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
    expect(orders).toHaveLength(0)
    // The time until the switch closes counts from the arrival of the order, not from the press of the button.
    const ordered = page.waitForResponse(/action=reconnect/)
    await dialog.getByRole('button', { name: 'Reconectar ahora' }).click()
    await ordered
    await expect(dialog.getByText('Cerrando el interruptor')).toBeVisible()
    await expect(dialog.getByRole('timer')).toBeVisible()

    await world.advance(16)
    await expect(dialog.getByText('Vuelve a tener luz')).toBeVisible()
    await dialog.getByRole('button', { name: 'Aceptar' }).click()
    await expect(strip(page)).toContainText(/^Todo en orden/)
    expect(orders).toHaveLength(1)
  })

  test('shows the failure of a bakery with its history, and joins it at one press [SC-081 RT-045]', async ({
    as,
    page,
    expectAccessible,
  }) => {
    await as('company', supplyDetailPath(bakery))
    await expect(strip(page)).toContainText('Hay una avería desde las 09:10. Prevemos que la luz vuelva a las 12:00')
    await strip(page).getByRole('link', { name: 'Ver cortes' }).click()
    await expect(page).toHaveURL(/tabValue=8/)
    await expect(page.getByText('1.240')).toBeVisible()
    await expect(page.getByText('Dijimos: vuelve a las 11:00')).toBeVisible()
    await expectAccessible('a failure')
    await page.getByRole('tabpanel').getByRole('button', { name: 'A mí también' }).click()
    await expect(page.getByText(/ya nos avisó a las 10:00 \(aviso AV2026\d{4}\)/)).toBeVisible()
    await page.reload()
    await expect(strip(page)).toContainText('Ya nos avisó')
  })
})

test('reconnects a tripped switch from the dashboard, and lists it there no more', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('customer', '/dashboard')
  await page.getByRole('button', { name: 'Reconectar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reconectar el suministro' })
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  await expectAccessible('what to confirm')
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
  const ordered = page.waitForResponse(/action=reconnect/)
  await dialog.getByRole('button', { name: 'Reconectar ahora' }).click()
  await ordered
  await expect(dialog.getByText('Cerrando el interruptor')).toBeVisible()
  await expectAccessible('the countdown')
  await world.advance(16)
  await expect(dialog.getByText('Vuelve a tener luz')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Ver cuánta potencia usa ahora' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByRole('button', { name: 'Reconectar' })).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
})

test('saves a planned cut to the calendar, shows a year back, and takes one report of a failure [SC-081]', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('customer', supplyOutagesPath(flat))
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Añadir al calendario' }).click()
  const download = await saved
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  expect(readFileSync(await download.path(), 'utf8')).toContain('DTSTART:20260319T080000Z\r\nDTEND:20260319T103000Z')
  await expect(page.getByText(/^2 cortes, 2\sh 53\smin sin luz en un año: 1 avería y 1 programado\.$/)).toBeVisible()

  await page.getByRole('button', { name: 'Un año antes' }).click()
  await expect(page.getByRole('heading', { name: /^Cortes del 16 mar 2024 al 15 mar 2025$/ })).toBeVisible()
  await expect(page.getByRole('figure', { name: /^1 corte, 1 h 15 min sin luz entre esos días/ })).toBeVisible()
  await page.getByRole('button', { name: 'Un año después' }).click()
  await expect(page.getByRole('heading', { name: 'Un año de cortes' })).toBeVisible()

  await page.getByRole('button', { name: 'Avisar de una avería' }).click()
  await page.getByRole('radio', { name: 'Hay algo peligroso' }).check()
  await page.getByRole('button', { name: 'Ver como tabla' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible('the steps, the table and the report of a danger')
  await page.getByRole('radio', { name: 'No tengo luz' }).check()
  await page.getByRole('textbox', { name: /¿Qué ocurre\?/ }).fill('Toda la calle está a oscuras')
  await page.getByRole('button', { name: 'Enviar el aviso' }).click()
  await expect(page.getByText(/^Hemos recibido su aviso AV2026\d{4}$/)).toBeVisible()
  await expect(page.getByText(/^Prevemos que la luz vuelva a las 14:00 \(puede cambiar\)/)).toBeVisible()
  await expect(strip(page)).toContainText('Hay una avería desde las 10:00.')
  await page.getByRole('button', { name: 'Avisar de otra cosa' }).click()
  await expect(page.getByRole('radio', { name: 'No tengo luz' })).toBeDisabled()
})
