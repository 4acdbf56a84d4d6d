import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { flat } from '#support/consumption.ts'
import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('asks the meter now, programs reads and queries, and deletes a query after one undo [SC-080 FL-081]', async ({
    as,
    page,
    world,
    expectAccessible,
  }) => {
    await as('customer', supplyDetailPath(flat))
    await page.getByRole('tab', { name: 'Contador' }).click()
    await page.getByRole('tab', { name: 'Consultas programadas' }).click()
    await expect(page).toHaveURL(/tabValue=6/)
    await page.getByRole('button', { name: 'Preguntar ahora: ¿Cuánta potencia uso?' }).click()
    await expect(page.getByText(/^El \d+\s% de los [\d,]+\skW que tiene contratados$/)).toBeVisible()

    await page.getByRole('radio', { name: 'Energía del día hasta ese momento' }).check()
    await page.getByRole('button', { name: 'Programar' }).click()
    const remove = page.getByRole('button', {
      name: 'Borrar la consulta «Energía del día hasta ese momento» del 17 mar 2026, 08:00',
    })
    await remove.click()
    await expect(remove).toBeHidden()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(remove).toBeVisible()
    expect(await world.requests('deleteProgrammedQuery')).toHaveLength(0)
    await remove.click()
    await expect.poll(async () => (await world.requests('deleteProgrammedQuery')).length).toBe(1)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Borrar la consulta/ })).toHaveCount(1)
    await expect(remove).toBeHidden()

    await page.getByRole('radio', { name: 'Cada fin de mes' }).check()
    await page.getByRole('button', { name: 'Programar' }).click()
    await expect(page.getByText('Programadas las 12: una cada fin de mes.')).toBeVisible()
    await page.getByRole('radio', { name: 'Otro día y hora' }).check()
    await page.getByRole('button', { name: 'Programar' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible('answers, lists and a refused time')
    await page.getByRole('textbox', { name: 'Día y hora' }).fill('16/3/2026')
    await page.getByRole('textbox', { name: 'Hora', exact: true }).fill('10:05')
    await page.getByRole('button', { name: 'Programar' }).click()
    await expect(page.getByText('16 mar 2026, 10:05', { exact: true })).toBeVisible()
    const reads = await world.requests('createProgrammedRead')
    expect([reads.length, reads.flatMap(({ problems }) => problems)]).toEqual([13, []])

    await world.advance(6 * 60)
    await page.reload()
    await expect(page.getByText(/^P1 [\d.]+ · P2 [\d.]+ · P3 [\d.]+$/)).toHaveCount(1)
  })
})
