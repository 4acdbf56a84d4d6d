import { actFor, findPerson } from '#support/actFor.ts'
import { persona } from '#support/persona.ts'
import { expect, test } from '#support/test.ts'

const customer = persona('customer')

test('sends the customer on screen a link as it was shown, after a failed try [SC-033 SC-052]', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('agent', '/admin')
  const open = page.getByRole('button', { name: 'Enviar enlace' })
  await expect(open).toBeHidden()
  await findPerson(page, customer.username)
  await open.click()
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Siguiente' })
  await expect(next).toBeDisabled()
  await dialog.getByLabel('Para qué').selectOption('SUMINISTRO')
  await expect(dialog.getByLabel('De qué').getByRole('option')).not.toHaveCount(1)
  await dialog.getByLabel('De qué').selectOption({ index: 1 })
  await dialog.getByLabel('Página').selectOption('FACTURAS')
  await dialog.getByLabel('Correo al que se envía').fill('lucia@correo.gal')
  await expectAccessible('the choice')
  await next.click()
  const shown = await dialog.getByRole('blockquote').getByRole('paragraph').last().textContent()
  await expectAccessible('the review')

  await world.fault({ operation: 'sendLink', status: 500 })
  await dialog.getByRole('button', { name: /^Enviar a / }).click()
  await expect(dialog.getByRole('heading', { name: 'El enlace no se ha enviado' })).toBeVisible()
  await world.mend()
  await dialog.getByRole('button', { name: 'Volver' }).click()
  await expect(dialog.getByLabel('Página')).toHaveValue('FACTURAS')
  await next.click()
  await dialog.getByRole('button', { name: /^Enviar a / }).click()
  await expect(dialog.getByText(/^Lo hemos enviado a lucia@correo\.gal/)).toBeVisible()
  const { text } = await world.message({ to: 'lucia@correo.gal' })
  const withoutNumber = (message: string | null) => message?.replace(/urlId=\S+/, 'urlId=')
  expect(withoutNumber(text)).toBe(withoutNumber(shown))
})

test('offers the link of the page on screen while acting, and sends it in the name of the agent [SC-033]', async ({
  as,
  page,
  world,
}) => {
  await as('agent', '/admin')
  await actFor(page, customer.username)
  const tabs = page.getByRole('navigation', { name: 'Navegación principal' })
  await tabs.getByRole('link', { name: 'Mis suministros' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Piso de Santiago', exact: true }).click()
  await expect(page).toHaveURL(/supplies\/detail/)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Página')).toHaveValue('CONSUMO')
  await dialog.getByRole('button', { name: 'Siguiente' }).click()
  await dialog.getByRole('button', { name: /^Enviar a / }).click()
  await expect(dialog.getByRole('heading', { name: 'Enlace enviado' })).toBeVisible()
  expect((await world.requests('sendLink')).map(({ codResult }) => codResult)).toEqual(['0000'])
  expect((await world.requests()).filter(({ status }) => status === 403)).toEqual([])
})
