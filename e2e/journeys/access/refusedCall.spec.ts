import type { Operation, World } from '@acometida/testing'
import { expect, test } from '#support/test.ts'

const refuse = (operation: Operation) => ({ operation, status: 400, times: 1 })
/** The result codes of the page's token refreshes. */
const refreshes = async (world: World) => (await world.requests('refreshTokens')).map(({ codResult }) => codResult)

test('keeps the session after a refused change, unless fresh tokens are refused too', async ({ as, page, world }) => {
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
  const saved = page.getByText('Hemos guardado cómo quiere recibir los avisos.')
  await expect(saved).toBeVisible()

  await world.fault(refuse('updateAlertConf'))
  await world.fault({ operation: 'refreshTokens', status: 401, codResult: '9002', times: 1 })
  await recipient.fill('otra@correo.gal')
  await expect(saved).toBeHidden()
  await save.click()
  const question = page.getByRole('dialog', { name: 'Su sesión ha caducado' })
  await question.getByLabel('Contraseña', { exact: true }).fill('Farola#29a')
  await question.getByRole('button', { name: 'Seguir' }).click()
  await expect(question).toBeHidden()
  await expect(recipient).toHaveValue('otra@correo.gal')
  await save.click()
  await expect(saved).toBeVisible()
})
