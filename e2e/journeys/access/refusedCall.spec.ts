import { unboundCups } from '../../src/supplies.ts'
import { expect, test } from '../../src/test.ts'
import type { Operation, World } from '@acometida/testing'

const refuse = (operation: Operation) => ({ operation, status: 400, times: 1 })
/** The result codes of the page's token refreshes. */
const refreshes = async (world: World) => (await world.requests('refreshTokens')).map(({ codResult }) => codResult)

test('a refused change of the notices ends nothing: it is told, what was typed stays, and is saved the next time', async ({
  as,
  page,
  world,
}) => {
  await as('customer', '/profile')
  await world.fault(refuse('updateAlertConf'))
  const recipient = page.getByLabel('Correo que los recibe')
  await recipient.fill('casa@correo.gal')
  const save = page.getByRole('button', { name: 'Guardar los avisos' })
  await save.click()
  await expect(page.getByText('No hemos podido guardar el cambio')).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(recipient).toHaveValue('casa@correo.gal')
  expect(await refreshes(world)).toEqual(['0000'])
  await save.click()
  await expect(page.getByText('Hemos guardado cómo quiere recibir los avisos.')).toBeVisible()
})

test('a refused name of a supply stays in its dialog', async ({ as, page, world }) => {
  await as('customer', '/supplies')
  await world.fault(refuse('saveCustomData'))
  await page.getByRole('button', { name: /Cambiar el nombre y el icono de Piso/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Piso del Vilar')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('No hemos podido guardar el cambio')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Piso del Vilar')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Piso del Vilar').first()).toBeVisible()
})

test('a refused binding is a call that failed, and says nothing of the session', async ({ as, page, world }) => {
  await as('unbound', '/suppliesVinculation')
  await world.fault(refuse('bindUser'))
  const cups = page.getByRole('textbox', { name: 'CUPS' })
  await cups.fill(unboundCups)
  await page.getByRole('button', { name: 'Vincular' }).click()
  await expect(page.getByRole('alert').getByText('Error al llamar al servicio')).toBeVisible()
  await expect(cups).toHaveValue(unboundCups)
})

test('where fresh tokens are refused as well the session is over, and opens again in its place', async ({
  as,
  page,
  world,
}) => {
  await as('customer', '/profile')
  await world.fault(refuse('updateAlertConf'))
  await world.fault({ operation: 'refreshTokens', status: 401, codResult: '9002', times: 1 })
  const recipient = page.getByLabel('Correo que los recibe')
  await recipient.fill('casa@correo.gal')
  await page.getByRole('button', { name: 'Guardar los avisos' }).click()
  const question = page.getByRole('dialog', { name: 'Su sesión ha caducado' })
  await question.getByLabel('Contraseña', { exact: true }).fill('Farola#29a')
  await question.getByRole('button', { name: 'Seguir' }).click()
  await expect(question).toBeHidden()
  await expect(recipient).toHaveValue('casa@correo.gal')
  await page.getByRole('button', { name: 'Guardar los avisos' }).click()
  await expect(page.getByText('Hemos guardado cómo quiere recibir los avisos.')).toBeVisible()
})
