import { askForLink, choosePassword, linkPath, newPassword } from '#support/passwords.ts'
import { persona } from '#support/persona.ts'
import { enter, expect, test } from '#support/test.ts'

const { username } = persona('customer')
const email = 'lucia.ferreiro@correo.gal'
const save = { name: 'Guardar la contraseña' }

test('sets a new password by a link from an e-mail, logs in with it, and rejects the used link [SC-006 SC-007 RT-003 RT-005 RT-009 RT-010]', async ({
  page,
  world,
  expectAccessible,
}) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' }).fill(username)
  await page.getByRole('link', { name: 'He olvidado mi contraseña' }).click()
  await expect(page).toHaveURL(/login\/reset/)
  await expect(page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' })).toHaveValue(
    username,
  )
  await askForLink(page, username, { email: email.toUpperCase() })
  await expect(page).toHaveURL(/reset-message$/)
  await expect(page.getByText('l***@correo.gal')).toBeVisible()
  await expectAccessible('the link is sent')

  const path = linkPath(await world.message({ channel: 'email', to: email }))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Elija una contraseña nueva' })).toBeVisible()
  await expect(page).not.toHaveURL(/correo/)
  await choosePassword(page)
  await page.getByRole('button', save).click()
  await expect(page).toHaveURL(/changePassword\/success/)
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()
  await enter(page, username, newPassword)
  await expect(page).toHaveURL(/dashboard/)

  // A used link leads to a new one.
  await page.goto(path)
  await choosePassword(page)
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { level: 1, name: /enlace ya no sirve/ })).toBeVisible()
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click()
  await expect(page).toHaveURL(/login\/reset/)
})

test('sets a new password by a link from an SMS, and rejects weak ones [RT-006 SC-007 RT-009]', async ({
  page,
  world,
}) => {
  const {
    session: { user },
  } = await world.logIn('consultant')
  await page.goto('/login/reset')
  await askForLink(page, persona('consultant').username, { phone: user.phone })
  await expect(page).toHaveURL(/reset-message2$/)
  await page.goto(linkPath(await world.message({ channel: 'sms', to: user.phone })))
  await choosePassword(page, 'hola')
  await page.getByRole('button', save).click()
  await expect(page.getByRole('alert')).toContainText('La contraseña no cumple todas las condiciones')
  await expect(page.getByRole('alert')).toBeFocused()
  await choosePassword(page, 'Luz#4321ta')
  await page.getByRole('button', save).click()
  await expect(page.getByRole('alert')).toContainText('La contraseña no cumple las normas')
  await choosePassword(page)
  await page.getByRole('button', save).click()
  await expect(page).toHaveURL(/changePassword\/success/)
})

test('tells at its field what does not belong to an active account', async ({ page, expectAccessible }) => {
  await page.goto('/login/reset')
  await askForLink(page, username, { email: 'otra.persona@correo.gal' })
  await expect(page.getByText('El correo electrónico no coincide con el que tenemos registrado.').first()).toBeVisible()
  await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue('otra.persona@correo.gal')
  await expectAccessible('refused')
  await askForLink(page, username, { phone: '699999998' })
  await expect(page.getByText('El teléfono no coincide con el que tenemos registrado.').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Por correo electrónico' }).check()
  await askForLink(page, '99999999R', { email })
  await expect(page.getByText('No existe ningún usuario con ese documento.').first()).toBeVisible()
  await askForLink(page, persona('inactive').username, { email })
  await expect(page.getByText('Falta activar su cuenta')).toBeVisible()
})
