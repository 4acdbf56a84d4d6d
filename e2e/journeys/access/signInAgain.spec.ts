import { expect, test } from '#support/test.ts'

const dialog = 'Su sesión ha caducado'
const expire = { operation: 'updateUser', status: 401, codResult: '9002', times: 1 } as const

test('opens an expired session again over what was typed, or on the page of the log-in if chosen', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('customer', '/profile')
  await world.fault(expire)
  await page.getByRole('button', { name: 'Cambiar el teléfono' }).click()
  await page.getByLabel('Teléfono móvil').fill('612345678')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const question = page.getByRole('dialog', { name: dialog })
  await expect(question).toBeVisible()
  await expectAccessible('the question for the password')
  await question.getByLabel('Contraseña', { exact: true }).fill('Farola#29b')
  await question.getByRole('button', { name: 'Seguir' }).click()
  await expect(question.getByText('La contraseña no es correcta')).toBeVisible()
  await question.getByLabel('Contraseña', { exact: true }).fill('Farola#29a')
  await question.getByRole('button', { name: 'Seguir' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('Teléfono móvil')).toHaveValue('612345678')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('612 345 678')).toBeVisible()

  await world.fault(expire)
  await page.getByRole('button', { name: 'Cambiar el teléfono' }).click()
  await page.getByLabel('Teléfono móvil').fill('612345679')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await question.getByRole('button', { name: 'Ir a la página de acceso' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Su sesión ha caducado').first()).toBeVisible()
})

test('asks for the code of the second factor where it asked for the password', async ({ as, page, world }) => {
  await as('mfaEmail', '/profile')
  await world.fault(expire)
  await page.getByRole('button', { name: 'Cambiar el teléfono' }).click()
  await page.getByLabel('Teléfono móvil').fill('612345678')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const question = page.getByRole('dialog', { name: dialog })
  await question.getByLabel('Contraseña', { exact: true }).fill('Farola#29a')
  await question.getByRole('button', { name: 'Seguir' }).click()
  const { code } = await world.message({ channel: 'email' })
  await question.getByLabel('Código de verificación').fill(code ?? '')
  await question.getByRole('button', { name: 'Seguir' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('612 345 678')).toBeVisible()
})
