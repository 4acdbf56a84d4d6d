import { findPerson } from '#support/actFor.ts'
import { persona } from '#support/persona.ts'
import { expect, test } from '#support/test.ts'

test('requires, changes and resets the second factor of a customer [RT-034 SC-098]', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('mfaAdministrator', '/mfa-admin')
  const press = async (act: string) => {
    await page.getByRole('main').getByRole('button', { name: act }).first().click()
    await expect(page.getByRole('dialog')).toContainText('Sus sesiones abiertas se cierran en el acto')
  }
  const send = (act: string) => page.getByRole('dialog').getByRole('button', { name: act }).click()

  await findPerson(page, persona('mfaSms').username)
  await expect(page.getByText(/^Por SMS al/)).toBeVisible()
  await expectAccessible('a second factor')
  await press('Exigirla')
  await expectAccessible('the question')
  await send('Exigirla')
  await expect(page.getByText(/no se puede quitar mientras lo sea/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitarla' })).toHaveCount(0)
  await world.message({ channel: 'email' })
  await press('Cambiar el teléfono')
  await page.getByRole('textbox', { name: 'Teléfono para los códigos' }).fill('698 765 432')
  await send('Cambiar el teléfono')
  await expect(page.getByText(/^Por SMS al \*+432$/)).toBeVisible()
  await press('Reiniciarla')
  await send('Reiniciarla')
  await expect(page.getByText(/se le pedirá la próxima vez que entre/)).toBeVisible()

  await findPerson(page, persona('administrator').username)
  await expect(page.getByText(/solo la cambia otro administrador/)).toBeVisible()
})
