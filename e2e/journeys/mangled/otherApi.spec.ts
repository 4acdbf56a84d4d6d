import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { flat } from '#support/consumption.ts'
import { changePath, goInside } from '#support/goInside.ts'
import { expect, test } from '#support/mangledTest.ts'
import { all, harmless, held, lacking, otherCodes, otherOffsets } from '#support/manglings.ts'
import { menuLink } from '#support/menuLink.ts'
import { persona } from '#support/persona.ts'
import { enter } from '#support/test.ts'

const quoted = 'EXP202600001611'

/** The smallest API that a customer area needs. */
const few: readonly OperationId[] = [
  'logIn',
  'listSupplyPoints',
  'listConsumptions',
  'listBills',
  'findInvoiceDocument',
  'listBillingPeriods',
  'listMeterReadings',
  'listContracts',
  'listDossiers',
  'getDossier',
  'listServiceRequests',
  'listServiceRequestsComments',
  'listPushNotifications',
  'listMasterData',
  'getCaptcha',
]

test('works with an API of fifteen operations, and names the missing ones once in the console', async ({
  page,
  mangled,
}) => {
  mangled.limitTo(few)
  const { username, password } = persona('customer')
  await page.goto('/login')
  await enter(page, username, password)
  await expect(page).toHaveURL(/\/dashboard$/)
  for (const [link, heading] of [
    [/^Mis suministros/, 'Mis suministros'],
    [/^Solicitudes/, 'Solicitudes'],
  ] as const) {
    await menuLink(page, link).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await mangled.expectSane(heading)
  }
  await page.goto(supplyDetailPath(flat))
  await expect(page.getByText(/consumió/).first()).toBeVisible()
  expect(mangled.timesAsked('refreshTokens')).toBe(0)
  const missing = mangled.said.filter((line) => line.includes('is missing')).map((line) => line.split(':')[0])
  expect(missing).toContain('getUser')
  // Two pages were loaded, and each reports a missing operation once.
  for (const operation of new Set(missing)) expect(missing.filter((each) => each === operation).length).toBeLessThan(3)
})

test('ends the session by a 401 to the refresh alone, and tells every other refusal in its place', async ({
  as,
  page,
  mangled,
  world,
}) => {
  const avisos = page.getByRole('heading', { level: 1, name: 'Avisos' })
  mangled.mangle('refreshTokens', () => ({ status: 404, type: 'text/html', body: '<h1>404</h1>' }))
  await world.fault({ operation: 'listPushNotifications', status: 400 })
  await as('customer', '/notifications')
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await menuLink(page, 'Mis suministros').click()
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  expect(mangled.timesAsked('refreshTokens')).toBeGreaterThan(0)

  await world.mend()
  await world.fault({ operation: 'listPushNotifications', status: 403 })
  const tokens = '{"result":{"codResult":"0000"},"accessToken":7}'
  for (const [what, answer] of [
    ['a page', { status: 200, type: 'text/html', body: '<h1>Portal</h1>' }],
    ['a server in trouble', { status: 500, type: 'text/plain', body: 'oops' }],
    ['tokens that cannot be read', { status: 200, type: 'application/json', body: tokens }],
  ] as const) {
    mangled.mangle('refreshTokens', () => answer)
    await page.goto('/notifications')
    await expect(avisos, what).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reintentar' }), what).toBeVisible()
    await mangled.expectSane(what)
  }

  const body = '{"result":{"codResult":"9002","msgResult":""}}'
  mangled.mangle('refreshTokens', () => ({ status: 401, type: 'application/json', body }))
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
})

test('shows a supply of an unknown tariff and picture, with the code of the tariff', async ({ as, page, mangled }) => {
  mangled.mangle('listSupplyPoints', otherCodes({ '2.0TD': '6.1TD', flat: 'castle' }))
  await as('customer', '/supplies')
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  await expect(page.getByText(/no se puede/i)).toHaveCount(0)
  await goInside(page, supplyDetailPath(flat))
  await expect(page.getByText('6.1TD').first()).toBeVisible()
  await expect(page.getByText(/consumió/).first()).toBeVisible()
  await mangled.expectSane('6.1TD')
})

test('leaves out one supply without its place, and tells so on the list with a reference', async ({
  as,
  page,
  mangled,
}) => {
  mangled.mangle(
    'listSupplyPoints',
    lacking('idAddress', ({ cups }) => cups !== flat),
  )
  await as('customer', '/supplies')
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  await expect(page.getByText('No se puede leer 1 elemento de esta lista')).toBeVisible()
  await mangled.expectTold('left out')
  await expect(menuLink(page, 'Mis suministros')).toBeVisible()
  await goInside(page, supplyDetailPath(flat))
  await expect(page.getByText(/consumió/).first()).toBeVisible()
})

test('shows unknown codes of dossiers as they are, and reads 101 as a pending correction', async ({
  as,
  page,
  mangled,
}) => {
  mangled.mangleAll(
    otherCodes({
      STATUS0010: 'STATUS0002',
      STATUS0012: 'STATUS0002',
      STATUS0101: '101',
      DOSTYP001: 'DOSTYP009',
      DECIDE_BUDGET: 'SING',
      PHOTOVOLTAIC: 'TIDAL',
      SINGLE_LINE_DIAGRAM: 'SKETCH',
    }),
  )
  await as('dossierClient', '/provisions')
  await expect(page.getByText('Otro (STATUS0002)').first()).toBeVisible()
  await expect(page.getByText('Otro (DOSTYP009)').first()).toBeVisible()
  await expect(page.getByText('Pendiente de corregir').first()).toBeVisible()
  await expect(page.getByText('(101)')).toHaveCount(0)
  await expect(page.getByText(quoted)).toBeVisible()
  await mangled.expectSane('the list')
  await page.getByRole('link', { name: 'Rúa Real, 55, A Coruña', exact: true }).click()
  await expect(page).toHaveURL(/provisions\/detail/)
  await mangled.expectSane('a dossier')

  // The page opens, shows its status, and promises no date.
  await changePath(page, `/provisions/detail?dossier=${quoted}`)
  await expect(page.getByText('Otro (STATUS0002)').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Documentos' }).click()
  await expect(page.getByText('Otro (SKETCH)').first()).toBeVisible()
  await mangled.expectSane('a dossier in an unknown status')
})

test('shows instants of another zone in the time of the grid', async ({ as, page, mangled }) => {
  await as('customer', supplyDetailPath(flat))
  const main = page.getByRole('main')
  const sentence = main.getByText(/consumió.* año anterior/)
  await expect(sentence.first()).toBeVisible()
  const told = await main.getByText(/consumió/).allInnerTexts()
  mangled.mangleAll(otherOffsets)
  await page.reload()
  await expect(sentence.first()).toBeVisible()
  expect(await main.getByText(/consumió/).allInnerTexts()).toEqual(told)
  await mangled.expectSane('another zone')
})

test('shows unknown codes of bills as they are', async ({ as, page, mangled }) => {
  mangled.mangle('listBills', otherCodes({ PAID: 'ARCHIVED', METER_RENTAL: 'SURCHARGE' }))
  await as('customer', supplyDetailPath(flat, 4))
  await expect(page.getByText('Otro (ARCHIVED)').first()).toBeVisible()
  await page.getByRole('link', { name: 'enero de 2026' }).click()
  await expect(page.getByText('Otro (SURCHARGE)').first()).toBeVisible()
  await mangled.expectSane('bills')
})

test('shows every area with unknown fields, codes and zones at once', async ({ as, page, mangled }) => {
  const more = harmless['fields that nobody knows'] ?? ((answer) => answer)
  mangled.mangleAll(
    all(more, otherOffsets, otherCodes({ '2.0TD': '6.1TD', STATUS0010: 'STATUS0002', 'EN CURSO': 'A MEDIAS', R: 'Z' })),
  )
  await as('customer', '/dashboard')
  await expect(page.getByRole('main').getByText('Piso de Santiago').first()).toBeVisible()
  await mangled.expectSane('/dashboard')
  for (const [path, seen] of [
    ['/supplies', 'Piso de Santiago'],
    [supplyDetailPath(flat), /consumió/],
    ['/requests', 'Bajadas de tensión por la noche en el piso'],
    ['/notifications', 'Corte programado en Santiago de Compostela'],
    ['/provisions', /./],
    [supplyDetailPath(flat, 8), /./],
    ['/profile', 'lucia.ferreiro@correo.gal'],
  ] as const) {
    await goInside(page, path)
    await expect(page.getByRole('main').getByText(seen).first()).toBeVisible()
    await expect(page.getByText('Referencia:'), path).toHaveCount(0)
    await mangled.expectSane(path)
  }
})

test('asks once for an answer against the contract, and lists all its flaws in the console', async ({
  as,
  page,
  mangled,
}) => {
  mangled.mangle('listSupplyPoints', (answer) => ({
    ...answer,
    body: answer.body
      .replaceAll(/"contractedPower":\[[^\]]*\]/g, '"contractedPower":"much"')
      .replaceAll('"idAddress"', '"place"'),
  }))
  await as('customer', '/supplies')
  await mangled.expectTold('supplies')
  await menuLink(page, /^Solicitudes/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Solicitudes' })).toBeVisible()
  await page.goBack()
  await mangled.expectTold('supplies again')
  expect(mangled.timesAsked('listSupplyPoints')).toBe(1)
  const [line, ...more] = mangled.said.filter((each) => each.includes('listSupplyPoints:'))
  expect(more).toEqual([])
  expect(line).toContain('supplyPoints.items[0].idAddress must not be left out (and in 1 more)')
  expect(line).toContain('supplyPoints.items[0].contractedPower must be a list (and in 1 more)')
})

test('shows the other cards while one waits, and tells a page of HTML on its own card', async ({
  as,
  page,
  mangled,
}) => {
  const slow = held()
  mangled.mangle('listConsumptions', slow.mangling)
  mangled.mangle('listServiceRequests', (answer) => ({ ...answer, type: 'text/html', body: '<h1>Portal</h1>' }))
  await as('customer', '/dashboard')
  await expect(page.getByText('Piso de Santiago').first()).toBeVisible()
  await mangled.expectTold('requests')
  await mangled.expectSane('slow')
  slow.letGo()
  await expect(page.getByText(/kWh/).first()).toBeVisible()
})
