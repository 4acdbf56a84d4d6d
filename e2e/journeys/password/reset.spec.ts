import { askForLink, choosePassword, linkPath, newPassword } from '../../src/passwords.ts'
import { persona } from '../../src/people.ts'
import { enter, expect, test } from '../../src/test.ts'

const { username } = persona('customer')
const email = 'lucia.ferreiro@correo.gal'
const save = { name: 'Guardar la contraseña' }
const dayS = 24 * 3600

test('a link by e-mail leads to a new password, and that one opens the area [SC-006 SC-007 RT-003 RT-005 RT-009 RT-010]', async ({
  page,
  world,
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

  await page.goto(linkPath(await world.message({ channel: 'email', to: email })))
  await expect(page.getByRole('heading', { level: 1, name: 'Elija una contraseña nueva' })).toBeVisible()
  await expect(page).not.toHaveURL(/correo/)
  await choosePassword(page)
  await page.getByRole('button', save).click()
  await expect(page).toHaveURL(/changePassword\/success/)
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()
  await enter(page, username, newPassword)
  await expect(page).toHaveURL(/dashboard/)
})

test('a link by SMS leads to a new password as well [RT-006 SC-007 RT-009]', async ({ page, world }) => {
  const {
    session: { user },
  } = await world.logIn('customer')
  await page.goto('/login/reset')
  await askForLink(page, username, { phone: user.phone })
  await expect(page).toHaveURL(/reset-message2$/)
  await page.goto(linkPath(await world.message({ channel: 'sms', to: user.phone })))
  await choosePassword(page)
  await page.getByRole('button', save).click()
  await expect(page).toHaveURL(/changePassword\/success/)
})

test('an e-mail or a phone that is not the registered one is told at its field', async ({ page }) => {
  await page.goto('/login/reset')
  await askForLink(page, username, { email: 'otra.persona@correo.gal' })
  await expect(page.getByText('El correo electrónico no coincide con el que tenemos registrado.').first()).toBeVisible()
  await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue('otra.persona@correo.gal')
  await askForLink(page, username, { phone: '699999998' })
  await expect(page.getByText('El teléfono no coincide con el que tenemos registrado.').first()).toBeVisible()
})

test('a document that nobody has and an account that was never activated are told as such', async ({ page }) => {
  await page.goto('/login/reset')
  await askForLink(page, '99999999R', { email })
  await expect(page.getByText('No existe ningún usuario con ese documento.').first()).toBeVisible()
  await askForLink(page, persona('inactive').username, { email })
  await expect(page.getByText('Falta activar su cuenta')).toBeVisible()
})

test('a failure of the server is told above the form, and trying again works', async ({ page, world }) => {
  await world.fault({ operation: 'requestPasswordReminder', codResult: '2405', times: 1 })
  await page.goto('/login/reset')
  await askForLink(page, username, { email })
  await expect(page.getByText(/No hemos podido enviar el recordatorio/)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page).toHaveURL(/reset-message$/)
})

test('a blocked user comes in again with a new password', async ({ page, world }) => {
  const blocked = persona('blocked')
  await page.goto('/login/reset')
  await askForLink(page, blocked.username, { email: 'pilar.somoza@correo.gal' })
  await page.goto(linkPath(await world.message({ channel: 'email' })))
  await choosePassword(page)
  await page.getByRole('button', save).click()
  await page.getByRole('link', { name: 'Entrar', exact: true }).click()
  await enter(page, blocked.username, newPassword)
  await expect(page).not.toHaveURL(/login/)
})

test('a link that was used leads to another one', async ({ page, world }) => {
  await page.goto('/login/reset')
  await askForLink(page, username, { email })
  const path = linkPath(await world.message({ channel: 'email' }))
  for (const answer of [/contraseña se ha cambiado/, /enlace ya no sirve/]) {
    await page.goto(path)
    await choosePassword(page)
    await page.getByRole('button', save).click()
    await expect(page.getByRole('heading', { level: 1, name: answer })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click()
  await expect(page).toHaveURL(/login\/reset/)
})

test('a link of yesterday is no longer good', async ({ page, world }) => {
  await page.goto('/login/reset')
  await askForLink(page, username, { email })
  const path = linkPath(await world.message({ channel: 'email' }))
  await world.advance(dayS + 1)
  await page.goto(path)
  await choosePassword(page)
  await page.getByRole('button', save).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Este enlace ya no sirve' })).toBeVisible()
})

test('a weak password is not sent, and one with a piece of the document is refused by the server', async ({
  page,
  world,
}) => {
  const {
    session: { user },
  } = await world.logIn('consultant')
  await page.goto('/login/reset')
  await askForLink(page, persona('consultant').username, { email: user.email })
  await page.goto(linkPath(await world.message({ channel: 'email' })))
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

test('the meter and the rules follow what is typed', async ({ page }) => {
  await page.goto('/profile/changePassword/any/lucia%40correo.gal')
  const field = page.getByLabel('Contraseña nueva', { exact: true })
  await expect(page.getByText('Seguridad de la contraseña:')).toHaveCount(0)
  for (const [typed, level] of [
    ['hola', 'baja'],
    ['holacasa1', 'media'],
    ['Ventana#84', 'alta'],
  ] as const) {
    await field.fill(typed)
    await expect(page.getByText(`Seguridad de la contraseña: ${level}`)).toBeVisible()
  }
  await expect(page.getByText('Condiciones cumplidas: 10 de 10')).toBeAttached()
})
