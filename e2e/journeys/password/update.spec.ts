import { choosePassword, newPassword } from '#support/passwords.ts'
import { persona } from '#support/persona.ts'
import { enter, expect, test } from '#support/test.ts'

const code = { name: 'Código de verificación' }
const save = { name: 'Cambiar la contraseña' }

test('sets a new password with the code just sent, and logs in with it [FL-005 SC-020 FL-006 SC-024]', async ({
  page,
  logIn,
  world,
}) => {
  await logIn('mustChangePassword')
  await expect(page).toHaveURL(/update-password/)
  await expect(page.getByRole('heading', { level: 1, name: 'Debe cambiar su contraseña' })).toBeVisible()
  await page.getByRole('button', save).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Para continuar debe aceptar/ })
    .click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await page.getByRole('button', { name: 'Leer la información legal' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const message = await world.message({ channel: 'email' })
  await page.getByRole('textbox', code).fill(message.code ?? '')
  await choosePassword(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Su contraseña se ha cambiado' })).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await enter(page, persona('mustChangePassword').username, newPassword)
  await expect(page).toHaveURL(/dashboard/)
})

test('offers a first step where the code is sent on request, and returns to it by Back [FL-005 SC-019 SC-020 SC-024]', async ({
  page,
  logIn,
  world,
  expectAccessible,
}) => {
  await logIn('mayResendCode')
  await expect(page.getByText('Paso 1 de 2')).toBeVisible()
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(page.getByText('Le hemos enviado un código.')).toBeVisible()
  await expectAccessible('first step')
  await page.getByRole('button', { name: 'Ya tengo el código' }).click()
  await expect(page.getByText('Paso 2 de 2')).toBeVisible()
  await page.getByRole('button', save).click()
  await expectAccessible('second step')
  await page.goBack()
  await expect(page.getByText('Paso 1 de 2')).toBeVisible()
  await page.getByRole('button', { name: 'Ya tengo el código' }).click()
  const message = await world.message({ channel: 'email' })
  await page.getByRole('textbox', code).fill(message.code ?? '')
  await choosePassword(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', save).click()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await enter(page, persona('mayResendCode').username, newPassword)
  await expect(page).toHaveURL(/dashboard/)
})

test('refuses a wrong code, and takes another one that is sent after a minute', async ({ page, logIn, world }) => {
  await page.clock.install()
  await logIn('mustChangePassword')
  const first = await world.message({ channel: 'email' })
  const wrong = first.code === '000000' ? '000001' : '000000'
  await page.getByRole('textbox', code).fill(wrong)
  await choosePassword(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', save).click()
  await expect(page.getByText(/Mire el último que le enviamos/).first()).toBeVisible()
  await page.clock.fastForward(61_000)
  await world.advance(61)
  await page.getByRole('button', { name: 'Enviar otro código' }).click()
  await expect(page.getByText('Le hemos enviado un código.')).toBeVisible()
  const second = await world.message({ channel: 'email', after: first.number })
  await page.getByRole('textbox', code).fill(second.code ?? '')
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Su contraseña se ha cambiado' })).toBeVisible()
})
