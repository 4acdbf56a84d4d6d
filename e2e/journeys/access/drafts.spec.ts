import type { Page } from '@playwright/test'
import { enter, expect, test } from '#support/test.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const question = (page: Page) => page.getByRole('dialog', { name: 'Su sesión ha caducado' })
const comment = 'Desde el lunes parpadean las luces de la cocina.'
const expired = { status: 401, codResult: '9002', times: 1 } as const

/** Answers the question for the password that stands over the page. */
async function signInAgain(page: Page): Promise<void> {
  await question(page).getByLabel('Contraseña', { exact: true }).fill('Farola#29a')
  await question(page).getByRole('button', { name: 'Seguir' }).click()
  await expect(question(page)).toBeHidden()
}

/** Leaves the page for that of the log-in, and logs in there. */
async function logInAtTheDoor(page: Page, username = '12345678Z'): Promise<void> {
  await question(page).getByRole('button', { name: 'Ir a la página de acceso' }).click()
  await expect(page).toHaveURL(/\/login/)
  await enter(page, username, 'Farola#29a')
}

async function writeRequest(page: Page): Promise<void> {
  await page.getByText('Cortes, calidad y red').click()
  await page.getByRole('radio', { name: /Caídas de tensión/ }).check()
  await next(page)
  await page.getByRole('radio', { name: /Piso de Santiago/ }).check()
  await page.getByRole('textbox', { name: 'Qué ha pasado' }).fill(comment)
  await next(page)
  await expect(heading(page, 'Revise su solicitud')).toBeVisible()
}

test('sends a request as typed after the password is asked for at its last step', async ({ as, page, world }) => {
  await as('customer', '/requests/add')
  await writeRequest(page)
  await world.fault({ operation: 'createServiceRequest', ...expired })
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await signInAgain(page)
  await expect(page.getByText(comment)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(heading(page, 'Hemos registrado su solicitud')).toBeVisible()
})

test('returns a request at its last step to its writer after a log-in, and to no other person', async ({
  as,
  page,
  world,
}) => {
  await as('customer', '/requests/add')
  await writeRequest(page)
  await world.fault({ operation: 'createServiceRequest', ...expired })
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await logInAtTheDoor(page)
  await expect(page).toHaveURL(/step=check$/)
  await expect(page.getByText(comment)).toBeVisible()

  await world.fault({ operation: 'createServiceRequest', ...expired })
  await page.getByRole('button', { name: 'Enviar solicitud' }).click()
  await logInAtTheDoor(page, '23456781R')
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/requests/add?step=tell')
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.getByText(comment)).toBeHidden()
  expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage })))).not.toContain(comment)
})

test('returns a request at its last step after the log-in that follows a long absence', async ({ as, page, world }) => {
  await page.clock.install()
  await as('customer', '/requests/add')
  await writeRequest(page)
  await page.clock.fastForward(21 * 60_000)
  await world.advance(21 * 60)
  await page.getByRole('dialog', { name: 'Su sesión se ha cerrado' }).getByRole('button', { name: 'Aceptar' }).click()
  await enter(page, '12345678Z', 'Farola#29a')
  await expect(heading(page, 'Revise su solicitud')).toBeVisible()
  await expect(page.getByText(comment)).toBeVisible()
})

for (const { path, delegate } of [
  { path: '/managers/add', delegate: '11111111H' },
  { path: '/consultants/add', delegate: 'Y7654321G' },
])
  test(`keeps the input of ${path} when the session ends at its last step`, async ({ as, page, world }) => {
    await as('customer', path)
    await page.getByLabel('Documento').fill(delegate)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: '30 días' }).click()
    await next(page)
    await expect(heading(page, 'Revise antes de enviar')).toBeVisible()
    await world.fault({ operation: 'createDelegations', ...expired })
    await page.getByRole('button', { name: 'Enviar' }).click()
    await logInAtTheDoor(page)
    await expect(heading(page, 'Revise antes de enviar')).toBeVisible()
    await expect(page.getByText(delegate)).toBeVisible()
    await page.getByRole('button', { name: 'Enviar' }).click()
    await expect(page.getByText(/^Hemos pedido a /)).toBeVisible()
  })

test('keeps the input and the focus of a task of a new connection when the session is opened again', async ({
  as,
  page,
  world,
}) => {
  await as('unbound', '/provisions/new-provision/keep-in-mind?zip=15705')
  await page.getByRole('button', { name: 'Empezar la solicitud' }).click()
  await page.getByRole('link', { name: 'Qué pide' }).click()
  const remarks = page.getByRole('textbox', { name: 'Algo más que debamos saber' })
  await world.fault({ operation: 'saveDossierData', ...expired })
  await remarks.fill('Junto al río')
  await expect(question(page)).toBeVisible()
  await signInAgain(page)
  await expect(remarks).toHaveValue('Junto al río')
  await expect(remarks).toBeFocused()
})
