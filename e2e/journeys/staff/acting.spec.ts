import { supplyCups } from '@acometida/seed/supplies/supplies'
import type { Page } from '@playwright/test'
import { actFor, actForTheOne, actingBar, expectArea, findPerson, searchBox } from '#support/actFor.ts'
import { changePath } from '#support/goInside.ts'
import { menuLink } from '#support/menuLink.ts'
import { persona } from '#support/persona.ts'
import { enter, expect, test } from '#support/test.ts'

const customer = persona('customer')
const stored = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => names.map((name) => sessionStorage.getItem(name)), keys)

/** The documents that the page's calls name from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const [, document] = /documentNumber::([^|]+)/.exec(searchParams.get('filter') ?? '') ?? []
    if (pathname.endsWith('/serviceRequests') && document !== undefined) documents.push(document)
  })
  return documents
}

test('lets an agent find a customer, act for them, and stop [RT-026 SC-093 FL-047 FL-038 FL-039 RO-072]', async ({
  logIn,
  page,
  world,
}) => {
  await logIn('agent')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.getByRole('heading', { level: 1, name: '¿Quién llama?' })).toBeVisible()
  await page.getByText('Buscar por campos').click()
  await page.getByRole('textbox', { name: 'Documento', exact: true }).fill(customer.username)
  await page.getByRole('textbox', { name: 'Nombre y apellidos' }).fill('nadie')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Actuar en su nombre' })).toBeVisible()
  expect(page.url()).not.toContain(customer.username)

  await actForTheOne(page)
  const documents = watchDocuments(page)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(actingBar(page)).toContainText('***4567**')
  await expect(page).toHaveTitle(/^\[\S.*\] /)
  const keys = ['supplantedUser', 'id', 'userDocument', 'userDocumentLogin'] as const
  expect(await stored(page, ...keys)).toEqual(['1', String(customer.userId), customer.username, '70000001'])
  const [token, adminToken] = await stored(page, 'token', 'acometida.adminToken')
  expect(token).not.toBe(adminToken)

  const tabs = page.getByRole('navigation', { name: 'Navegación principal' })
  await tabs.getByRole('link', { name: 'Mis suministros' }).click()
  await expect(page).toHaveURL(/\/supplies$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'Piso de Santiago', exact: true })).toBeVisible()
  await page.reload()
  await expect(actingBar(page)).toBeVisible()
  await tabs.getByRole('link', { name: /^Solicitudes/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => documents.length).toBeGreaterThan(0)
  expect(new Set(documents)).toEqual(new Set([customer.username]))
  expect((await world.requests()).filter(({ status }) => status === 403)).toEqual([])

  await page.keyboard.press('Control+k')
  await expect(page).toHaveURL(/\/admin$/)
  await expect(searchBox(page)).toBeFocused()
  await page.goBack()

  await actingBar(page).getByRole('button', { name: 'Terminar' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(actingBar(page)).toBeHidden()
  expect(await stored(page, ...keys, 'token')).toEqual([
    null,
    String(persona('agent').userId),
    '70000001',
    '70000001',
    null,
  ])
})

test('finds a customer by e-mail, supply and name, and tells who is not registered [SC-093]', async ({
  as,
  page,
  expectAccessible,
}) => {
  await as('agent', '/admin')
  await page.getByText('Buscar por campos').click()
  await expectAccessible('the search')
  await findPerson(page, '700000')
  await expect(page.getByRole('heading', { name: 'Resultados' })).toBeVisible()
  await expectAccessible('many people')
  const found = page.getByRole('heading', { level: 2, name: 'Lucía Ferreiro Castro' })
  for (const typed of ['lucia.ferreiro@correo.gal', supplyCups(customer.userId, 1), 'Lucía Ferreiro']) {
    await findPerson(page, typed)
    await expect(found).toBeVisible()
    await findPerson(page, '99999999R')
    await expect(found).toBeHidden()
  }
  await findPerson(page, persona('notRegistered').username)
  await expect(page.getByRole('alert')).toContainText('Esta persona no está registrada')
  await expect(page.getByRole('button', { name: 'Actuar en su nombre' })).toBeHidden()
})

test('shows an agent what a customer has, and the customer why the agent acted', async ({
  as,
  logIn,
  page,
  world,
  expectAccessible,
}) => {
  await logIn('agent')
  await findPerson(page, customer.username)
  await page.getByRole('button', { name: 'Consultar' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Piso de Santiago', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Corte el 19 mar: Piso de Santiago' })).toBeVisible()
  await expect(main.getByText('Falta responder al presupuesto', { exact: false })).toBeVisible()
  await expect(main.getByText('Novedad sin leer')).toBeVisible()
  await expectAccessible('what a customer has')
  await page.getByRole('button', { name: 'Actuar en su nombre' }).click()
  await page.getByRole('textbox', { name: /^Motivo/ }).fill('Le ayudamos con el presupuesto')
  await expectAccessible('the question')
  await page.keyboard.press('Enter')
  await expectArea(page)
  await expectAccessible('acting')
  expect((await world.requests()).filter(({ status }) => status === 403)).toEqual([])

  await page.evaluate(() => sessionStorage.clear())
  await as('customer', '/profile')
  const visits = page.getByRole('region', { name: 'Quién ha entrado en su cuenta' })
  await expect(visits.getByText('Motivo: Le ayudamos con el presupuesto')).toBeVisible()
})

test('opens a shared link for the next customer acted for, in one tab, until acting ends [SC-026]', async ({
  page,
}) => {
  await page.goto('/login?redirectTo=%2Fprofile')
  await enter(page, persona('agent').username, persona('agent').password)
  await expect(page).toHaveURL(/\/admin$/)
  // A menu that is opened before its page has loaded closes when the page appears.
  await expect(page.getByRole('heading', { level: 1, name: '¿Quién llama?' })).toBeVisible()
  await page.getByRole('button', { name: /Agente administrador/ }).click()
  await expect(page.getByRole('link', { name: 'Mi perfil' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Dejar de actuar en su nombre' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await actFor(page, customer.username)
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('main').getByRole('button', { name: /^Guardar .*en nombre de Lucía F\.$/ })).toBeVisible()

  const second = await page.context().newPage()
  await second.goto('/admin')
  await expect(second.getByRole('heading', { level: 1, name: '¿Quién llama?' })).toBeVisible()
  await expect(actingBar(second)).toHaveCount(0)
  await expect(actingBar(page)).toBeVisible()
  await second.close()

  await page.getByRole('button', { name: /Agente administrador/ }).click()
  await page.getByRole('button', { name: 'Dejar de actuar en su nombre' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(actingBar(page)).toBeHidden()
})

for (const [who, at, title, home] of [
  ['association', '/association', 'Los miembros de su asociación', '/provisions'],
  ['enterprise', '/enterprise', 'Las empresas de su grupo', '/dashboard'],
] as const) {
  const route = who === 'association' ? 'RT-035' : 'RT-036'
  test(`lets the manager of an ${who} act for a member, and gives the manager's session back at the list [${route} SC-099 FL-041 FL-042 RO-075]`, async ({
    logIn,
    page,
    expectAccessible,
  }) => {
    const manager = persona(who)
    await logIn(who)
    await expect(page).toHaveURL(new RegExp(`${at}$`))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const rows = page.getByRole('row')
    await expect(rows).toHaveCount(1 + (who === 'association' ? 12 : 5))
    await expectAccessible('the list of members')
    const [ownToken] = await stored(page, 'token')
    // Any of the members.
    const row = rows.nth(2)
    const document = (await row.getByRole('cell').first().textContent()) ?? ''
    await row.getByRole('button', { name: /^Actuar por/ }).click()
    const documents = watchDocuments(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Actuar por/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`${home}$`))
    await expect(actingBar(page)).toBeVisible()
    expect(await stored(page, 'supplantedUser', 'userDocument', 'userDocumentLogin')).toEqual([
      '1',
      document,
      manager.username,
    ])
    await menuLink(page, /^Solicitudes/).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => new Set(documents)).toEqual(new Set([document]))

    await actingBar(page).getByRole('button', { name: 'Terminar' }).click()
    await expect(page).toHaveURL(new RegExp(`${at}$`))
    await expect(actingBar(page)).toBeHidden()
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: document })
        .getByRole('button', { name: /^Actuar por/ }),
    ).toBeFocused()
    expect(await stored(page, 'supplantedUser', 'userDocument', 'token', 'asocNotSupplanting')).toEqual([
      null,
      manager.username,
      ownToken,
      '1',
    ])

    // It works from any other page as well, whether that page was loaded while acting or not.
    for (const [from, go] of [
      ['/provisions', () => page.goto('/provisions')],
      ['/supplies', () => changePath(page, '/supplies')],
    ] as const) {
      await page
        .getByRole('row')
        .filter({ hasText: document })
        .getByRole('button', { name: /^Actuar por/ })
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Actuar por/ })
        .click()
      await expect(actingBar(page)).toBeVisible()
      // Acting begins at home, which must not come after the next page.
      await expect(page).toHaveURL(new RegExp(`${home}$`))
      await go()
      await expect(page).toHaveURL(new RegExp(`${from}$`))
      await actingBar(page).getByRole('button', { name: 'Terminar' }).click()
      await expect(actingBar(page)).toBeHidden()
      await expect(page).toHaveURL(new RegExp(`${at}$`))
    }
  })
}
