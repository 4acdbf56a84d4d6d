import { onPhone } from '#support/sizes.ts'
import { expect, test } from '#support/test.ts'

const planned = 'Corte programado en Santiago de Compostela'

test.describe('on a phone', () => {
  test.use(onPhone)

  test('finds a notice by its title, opens what it is about in one click and lowers the badges [RT-083 RT-084 FL-128]', async ({
    as,
    page,
    world,
    expectAccessible,
  }) => {
    await as('customer', '/dashboard')
    const tab = page.getByRole('navigation').getByRole('link', { name: /Avisos$/ })
    await expect(tab).toContainText('2')
    await tab.click()
    await expect(page).toHaveURL(/\/notifications$/)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5)
    await expectAccessible('the inbox')
    await page.getByRole('searchbox').fill('nada')
    await expect(page.getByRole('button', { name: 'Ver todos los avisos' })).toBeVisible()
    await expectAccessible('nothing found')
    await page.getByRole('searchbox').fill('CORTE')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    await page.getByRole('link', { name: planned }).click()
    await expect(page.getByRole('tab', { name: 'Cortes', selected: true })).toBeVisible()
    await expect(tab).toContainText('1')
    await page.getByRole('link', { name: 'Avisos, 1 sin leer' }).click()
    const item = page.getByRole('main').getByRole('listitem').filter({ hasText: planned })
    await expect(item).not.toContainText('Sin leer')
    await expect(item).toContainText('Piso de Santiago')
    await expect(page.getByText('1 aviso sin leer')).toBeVisible()

    // A notice about no page of the area is shown alone.
    await world.scenario('unreadNotices')
    await page.reload()
    await page.getByRole('link', { name: 'Aviso número 1200' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/notifications/detail' && url.search === '')
    await expect(page.getByRole('heading', { level: 1, name: 'Aviso número 1200' })).toBeVisible()
    await expectAccessible('a notice')
  })
})
