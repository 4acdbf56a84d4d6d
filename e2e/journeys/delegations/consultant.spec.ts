import type { Locator } from '@playwright/test'
import { linkPath } from '#support/passwords.ts'
import { persona } from '#support/persona.ts'
import { enter, expect, test } from '#support/test.ts'

test('entrusts a supply to a consultant in six clicks from the list of supplies', async ({ as, page, world }) => {
  await world.logIn('consultant')
  await as('customer', '/supplies')
  let clicks = 0
  const click = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  await click(page.getByRole('link', { name: 'Gestores y consultores' }))
  await click(page.getByRole('link', { name: 'Ver los consultores' }))
  await click(page.getByRole('link', { name: 'Añadir un consultor' }))
  await page.getByLabel('Documento').fill('Y7654321G')
  await click(page.getByRole('checkbox').first())
  await click(page.getByRole('button', { name: 'Continuar' }))
  await click(page.getByRole('button', { name: 'Enviar' }))
  await expect(page.getByText(/^Hemos pedido a .* que se ocupe de 1 suministro\./)).toBeVisible()
  expect(clicks).toBe(6)
})

test('entrusts supplies to a consultant, who accepts by the link of the mail [RT-049 RT-051 RT-053 RT-054 RT-055 FL-027 FL-084 SC-107]', async ({
  as,
  page,
  world,
  browser,
}) => {
  const { session } = await world.logIn('consultant')
  await as('customer', '/supplies')
  await page.getByRole('link', { name: 'Gestores y consultores' }).click()
  await page.getByRole('link', { name: 'Ver los consultores' }).click()
  await expect(page).toHaveURL(/\/consultants$/)
  await expect(page.getByText('No ha confiado suministros a ningún consultor')).toBeVisible()
  await page.getByRole('link', { name: 'Añadir un consultor' }).click()

  const next = page.getByRole('button', { name: 'Continuar' })
  await next.click()
  await expect(page.getByRole('link', { name: 'Escriba el documento.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Elija al menos un suministro.' })).toBeVisible()
  await page.getByLabel('Documento').fill('11111111H')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByLabel('Último día de acceso').fill('14/3/2026')
  await next.click()
  await expect(page.getByRole('link', { name: 'Elija hoy o un día que venga después.' })).toBeVisible()
  await page.getByRole('button', { name: '30 días' }).click()
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revise antes de enviar')
  await expect(page.getByText('Hoy un consultor puede lo mismo que un gestor')).toBeVisible()
  const send = page.getByRole('button', { name: 'Enviar' })
  // On a phone the button is in view before the user reads to the end.
  await page.setViewportSize({ width: 390, height: 600 })
  await expect(send).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 900 })
  await send.click()
  await expect(page.getByText('Con ese documento no hay ningún consultor dado de alta.')).toBeVisible()
  await page.getByRole('link', { name: 'Cambiar el documento' }).click()
  await page.getByLabel('Documento').fill('y-7654321-g')
  await next.click()
  await send.click()
  await expect(page.getByText(/^Hemos pedido a .* que se ocupe de 2 suministros\./)).toBeVisible()

  const path = linkPath(await world.message({ to: session.user.email }))
  expect(path).toMatch(/^\/delegation\/update\/\d+,\d+\/C$/)
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-sandbox': world.id } })
  const theirs = await context.newPage()
  await theirs.goto(path)
  const { username, password } = persona('consultant')
  await enter(theirs, username, password)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Le piden que se ocupe de unos suministros')
  await expect(theirs.getByText(/^Lucía Ferreiro Castro/)).toBeVisible()
  expect(await world.requests('updateDelegations')).toEqual([])
  await theirs.getByRole('button', { name: 'Aceptar' }).click()
  await expect(theirs).toHaveURL(/\/delegation\/success/)
  await expect(theirs.getByText('Tiene acceso a 2 suministros más')).toBeVisible()
  await theirs.goto(path)
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Ya lo había aceptado')
  await theirs.getByRole('link', { name: 'Ver mis suministros' }).click()
  await expect(theirs.getByText('Rúa do Vilar', { exact: false }).first()).toBeVisible()
  await context.close()

  await page.getByRole('link', { name: 'Ver a quién he confiado mis suministros' }).click()
  await expect(page).toHaveURL(/view=given/)
  await page.reload()
  await expect(page.getByText('En vigor', { exact: true }).first()).toBeVisible()
  const entrusted = page.getByRole('row', { name: /Rúa do Vilar/ })
  await entrusted.getByRole('link', { name: 'Chiara Bianchi Russo' }).click()
  await expect(page).toHaveURL(/\/consultants\/profile/)
  await page.getByRole('button', { name: 'Retirar todo' }).click()
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByText('Ya no tiene acceso a nada suyo')).toBeVisible()
})
