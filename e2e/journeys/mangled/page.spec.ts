import { supplyCups } from '@acometida/seed/supplies/supplies'
import { goInside } from '#support/goInside.ts'
import { expect, test } from '#support/mangledTest.ts'
import { cutOff, foreign, held, nothingMeasured, otherValues } from '#support/manglings.ts'
import { persona } from '#support/persona.ts'

const read = ['listSupplyPoints', 'listPushNotifications', 'listServiceRequests', 'listMasterData'] as const

test('shows frequent questions, cookies and news whatever the API answers', async ({ as, page, mangled }) => {
  for (const operation of read) mangled.mangle(operation, (answer) => ({ ...answer, body: '<html>' }))
  await as('customer', '/faqs')
  for (const path of ['/faqs', '/politica-de-cookies', '/what-is-new']) {
    if (path !== '/faqs') await goInside(page, path)
    await mangled.expectSane(path)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('keeps the session and the page of a user who cannot be read over a reload', async ({ as, page, mangled }) => {
  await as('customer', '/supplies')
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  for (const [name, mangling] of Object.entries({ ...otherValues, 'no result': foreign['no result'] })) {
    if (!mangling || name.startsWith('dates') || name === 'lists as objects') continue
    mangled.mangle('getUser', mangling)
    await page.reload()
    await expect(page.getByText('Piso de Santiago').first(), name).toBeVisible()
    await mangled.expectSane(name)
  }
})

test('shows the heading before a slow answer, tells one that is cut off, and shows the next', async ({
  as,
  page,
  mangled,
}) => {
  const slow = held()
  mangled.mangle('listSupplyPoints', slow.mangling)
  await as('customer', '/supplies')
  await expect(page.getByRole('heading', { level: 1, name: 'Mis suministros' })).toBeVisible()
  await mangled.expectSane('slow')
  slow.letGo()
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  mangled.mangle('listSupplyPoints', cutOff)
  await page.reload()
  await expect(page.getByText(/no se pueden leer/)).toBeVisible()
  await mangled.expectSane('cut off')
  mangled.mend()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
})

test('shows no figure where nothing was measured', async ({ as, page, mangled }) => {
  mangled.mangle('listConsumptions', nothingMeasured)
  const main = page.getByRole('main')
  await as('prosumer', '/dashboard')
  await expect(main.getByText(/no tiene datos|sin datos|no han llegado|Todavía no/i).first()).toBeVisible()
  expect(await main.innerText()).not.toMatch(/\d\s*kWh/)
  await goInside(page, `/supplies/detail?supply=${supplyCups(persona('prosumer').userId, 1)}`)
  await expect(main.getByRole('button', { name: /últim/ })).toBeVisible()
  expect(await main.innerText()).not.toMatch(/\d\s*kWh/)
  await mangled.expectSane('nothing measured')
})
