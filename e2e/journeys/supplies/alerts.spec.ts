import { paths, supplyOutagesPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { flat } from '#support/consumption.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('sets the hours of an alert, shows what they would have told, and saves them [RT-046 SC-082]', async ({
    as,
    page,
    world,
    expectAccessible,
  }) => {
    await as('customer', supplyOutagesPath(flat))
    await page.getByRole('link', { name: 'Cómo me avisan' }).click()
    await expect(page).toHaveURL(/\/supplies\/alerts$/)
    await expect(page.getByText('No le avisamos de los cortes de uno de sus suministros.')).toBeVisible()
    await expect(page.getByText(/^Terminó el \d+ ene 2026$/)).toBeVisible()
    await expect(page.getByText(/^Con estas horas/).first()).toBeVisible()
    await expectAccessible('the alerts of a few supplies')

    await page
      .getByRole('button', { name: /^Cambiar el aviso de / })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    const figure = dialog.getByRole('figure')
    await expect(figure).toContainText('no le habríamos avisado al momento de ninguno de los 2 cortes')
    await expectAccessible('the hours of one')
    const weekdays = dialog.getByRole('group', { name: 'Días laborables' })
    await weekdays.getByLabel('Desde las').selectOption('08:00')
    await expect(figure).toContainText('le habríamos avisado al momento de 1 de 2 cortes')
    await dialog.getByRole('button', { name: 'A cualquier hora' }).click()
    await expect(figure).toContainText('le habríamos avisado al momento de los 2 cortes')
    await dialog.getByRole('radio', { name: 'Por SMS' }).check()
    await dialog.getByLabel('Teléfono que los recibe').fill('612 345 678')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()

    await page.reload()
    await expect(page.getByText('por SMS al 612345678')).toBeVisible()
    await expect(page.getByText('a cualquier hora')).toHaveCount(2)
    await page.getByRole('button', { name: 'Activar en el que falta' }).click()
    await expect(page.getByText('Le avisamos de los cortes de todos sus suministros.')).toBeVisible()
    expect((await world.requests('saveAlerts')).every(({ problems }) => problems.length === 0)).toBe(true)
  })
})

test('ends an alert, brings it back, ends it for good, and turns it on as a new one', async ({ as, page, world }) => {
  await as('customer', paths.alerts)
  const news = page.getByRole('region', { name: 'Avisos', exact: true })
  const end = page.getByRole('button', { name: /^Dar de baja el aviso de / })
  await end.click()
  await news.getByRole('button', { name: 'Deshacer' }).click()
  await page.reload()
  await end.click()
  await news.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByText(/^Terminó el /)).toHaveCount(2)
  await page.reload()
  await expect(page.getByText('Terminó el 16 mar 2026')).toBeVisible()
  await expect(page.getByText('Si se va la luz en alguno de sus suministros, no le avisamos.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Activar el aviso de / })
    .first()
    .click()
  await expect(page.getByText('No le avisamos de los cortes de uno de sus suministros.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Terminó el /)).toHaveCount(2)
  await expect(end).toHaveCount(1)
  expect(await world.requests('deleteAlerts')).toHaveLength(1)
})

test('turns on forty alerts, retries one that failed, and gives two of them other hours', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('company', '/supplies')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible('the list of forty supplies')
  await page.getByRole('link', { name: 'Avisos de cortes' }).click()
  await world.fault({ operation: 'saveAlerts', codResult: 'TS01000004', times: 1 })
  await page.getByRole('button', { name: 'Activar en mis 40 suministros' }).click()
  await expect(page.getByText(/^Hechos 39 de 40\. Uno no ha podido hacerse/)).toBeVisible()
  await page.getByRole('button', { name: 'Reintentar los que faltan' }).click()
  await expect(page.getByText('Hemos guardado sus 40 avisos.')).toBeVisible()
  await expect(page.getByText('Le avisamos de los cortes de todos sus suministros.')).toBeVisible()

  for (const nth of [1, 2]) await page.getByRole('row').nth(nth).getByRole('checkbox').check()
  await expectAccessible('two of many alerts chosen')
  await page.getByRole('button', { name: 'Cambiar cómo y cuándo (2)' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avisos de 2 suministros' })
  await dialog.getByRole('button', { name: 'A cualquier hora' }).click()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Hemos guardado sus 2 avisos.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText('a cualquier hora')
  await expect(page.getByRole('row').nth(3)).toContainText('de 09:00 a 21:00')

  for (const nth of [1, 2]) await page.getByRole('row').nth(nth).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Dar de baja (2)' }).click()
  await expect(page.getByText('Damos de baja 2 avisos.')).toBeVisible()
  // Leaving by a link dismisses the question.
  await page.getByRole('main').getByRole('link', { name: 'Mis suministros' }).click()
  await page.getByRole('link', { name: 'Avisos de cortes' }).click()
  await expect(page.getByText(/^Terminó el /)).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('Sin aviso')
})
