import { profileSection } from '#support/profile.ts'
import { expect, test } from '#support/test.ts'

const alerts = 'Avisos de cortes de luz'
const save = { name: 'Guardar los avisos' }

test('saves channel, recipient and hours of the notices although the server is busy for a moment [FL-083]', async ({
  as,
  page,
  world,
}) => {
  await as('customer', '/profile')
  await page.getByRole('radio', { name: 'Por SMS' }).check()
  await page.getByLabel('Teléfono que los recibe').fill('612 345 678')
  const weekdays = page.getByRole('group', { name: 'Días laborables' })
  await weekdays.getByLabel('Desde las').selectOption('08:30')
  await weekdays.getByLabel('Hasta las').selectOption('22:30')
  const special = page.getByRole('group', { name: 'Fines de semana y festivos' })
  await special.getByLabel('Desde las').selectOption('11:00')
  await special.getByLabel('Hasta las').selectOption('18:30')
  await world.fault({ operation: 'updateAlertConf', status: 503, times: 1 })
  await page.getByRole('button', save).click()
  await expect(page.getByText('Hemos guardado cómo quiere recibir los avisos.')).toBeVisible()
  // The log is newest first.
  expect((await world.requests('updateAlertConf')).map(({ status }) => status)).toEqual([200, 503])
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Por SMS' })).toBeChecked()
  await expect(page.getByLabel('Teléfono que los recibe')).toHaveValue('612345678')
  await expect(weekdays.getByLabel('Desde las')).toHaveValue('08:30')
  await expect(weekdays.getByLabel('Hasta las')).toHaveValue('22:30')
  await expect(special.getByLabel('Desde las')).toHaveValue('11:00')
  await expect(special.getByLabel('Hasta las')).toHaveValue('18:30')
})

test('refuses hours that end before they begin, in place and without sending them', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('agingPassword', '/profile')
  await page.getByRole('button', { name: 'Cambiar el teléfono' }).click()
  await page.getByLabel('Teléfono móvil').fill('1')
  await page.keyboard.press('Enter')
  const weekdays = page.getByRole('group', { name: 'Días laborables' })
  await weekdays.getByLabel('Hasta las').selectOption('07:00')
  await page.getByRole('button', save).click()
  const summary = profileSection(page, alerts).getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(2)
  await expectAccessible('errors')
  await summary.getByRole('link').click()
  await expect(weekdays.getByLabel('Desde las')).toBeFocused()
  expect(await world.requests('updateAlertConf')).toEqual([])
})
