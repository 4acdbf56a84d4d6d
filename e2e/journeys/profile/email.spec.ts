import type { Page } from '@playwright/test'
import { linkPath } from '#support/passwords.ts'
import { profileSection } from '#support/profile.ts'
import { expect, test } from '#support/test.ts'

const next = 'lucia.nova@correo.gal'
const former = 'lucia.ferreiro@correo.gal'
const personal = (page: Page) => profileSection(page, 'Datos personales')
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmar mi correo' }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Requests a change of address and checks where the link was sent. */
async function ask(page: Page, email = next): Promise<void> {
  await page.getByLabel('Correo electrónico nuevo').fill(email)
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(heading(page, 'Confirme su correo nuevo')).toBeFocused()
}

test('changes the e-mail address once the link that was sent to it is opened [RT-011 FL-126 SC-103]', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('customer', '/profile')
  await page.getByRole('link', { name: 'Cambiar el correo' }).click()
  await expect(page.getByLabel('Correo electrónico nuevo')).toBeVisible()
  await expectAccessible('the form')
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible('refused')
  await ask(page, 'Lucia.Nova@Correo.gal')
  await expect(page.getByText(`Hemos enviado un enlace a ${next}`)).toBeVisible()
  await expectAccessible('sent')
  await page.getByRole('link', { name: 'Volver a mi perfil' }).click()
  await expect(personal(page).getByText(former)).toBeVisible()
  await expect(personal(page).getByText(`Falta confirmar ${next}`)).toBeVisible()
  expect((await world.message({ to: former })).text).toContain('l***@correo.gal')
  await page.goto(linkPath(await world.message({ to: next })))
  await expect(heading(page, 'Confirme que este correo es suyo')).toBeVisible()
  await expect(page).toHaveURL(/\/profile\/changeEmail\/link$/)
  await expectAccessible('the question of the link')
  expect(await world.requests('confirmEmail')).toEqual([])
  await page.reload()
  await confirm(page)
  await expect(heading(page, 'Su correo se ha cambiado')).toBeVisible()
  await expectAccessible('changed')
  await page.getByRole('link', { name: 'Ir a mi perfil' }).click()
  await expect(personal(page).getByText(next)).toBeVisible()
  await expect(personal(page).getByText('Falta confirmar')).toHaveCount(0)
})

test('rejects a taken address and a wrong password at their fields, and takes the link once', async ({
  as,
  page,
  world,
  browser,
  expectAccessible,
}) => {
  const {
    session: { user },
  } = await world.logIn('prosumer')
  await as('customer', '/profile/changeEmail')
  const field = page.getByLabel('Correo electrónico nuevo')
  for (const [typed, words] of [
    [user.email, 'Ese correo electrónico ya lo usa otra cuenta.'],
    ['lucia@mailinator.com', 'No aceptamos correos de ese proveedor.'],
  ] as const) {
    await field.fill(typed)
    await field.blur()
    await expect(page.getByText(words)).toBeVisible()
  }
  await world.advance(11 * 60)
  await field.fill(next)
  await page.keyboard.press('Enter')
  const proof = page.getByLabel('Contraseña actual', { exact: true })
  await expect(proof).toBeFocused()
  await proof.fill('Farola#30b')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La contraseña actual no es correcta.').first()).toBeVisible()
  await expect(field).toHaveValue(next)
  await proof.fill('Farola#29a')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Confirme su correo nuevo')).toBeVisible()

  const path = linkPath(await world.message({ to: next }))
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-sandbox': world.id } })
  const elsewhere = await context.newPage()
  await elsewhere.goto(path)
  await confirm(elsewhere)
  await expect(heading(elsewhere, 'Su correo se ha cambiado')).toBeVisible()
  await expect(elsewhere.getByRole('link', { name: 'Entrar' })).toBeVisible()
  await context.close()
  await page.goto(path)
  await confirm(page)
  await expect(heading(page, 'Este enlace ya no confirma su correo')).toBeVisible()
  await expectAccessible('a dead link')
})
