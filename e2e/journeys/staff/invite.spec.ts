import { findPerson } from '#support/actFor.ts'
import { expect, test } from '#support/test.ts'

test('invites an unregistered customer by e-mail and SMS, and shows what became of it [SC-030 SC-053 FL-053 FL-131 RO-069]', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('agent', '/admin')
  await findPerson(page, '12345678Z')
  await expect(page.getByRole('button', { name: 'Actuar en su nombre' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Invitar/ })).toHaveCount(0)

  await findPerson(page, '88888888Y')
  await expect(page.getByText('No consta que se le haya invitado.')).toBeVisible()
  await expect(page.getByText('No consta ninguna.')).toBeVisible()
  await expectAccessible('the red bar')
  await page.getByRole('button', { name: 'Invitar' }).click()
  const dialog = page.getByRole('dialog')
  const yes = dialog.getByRole('button', { name: 'Sí, invitar' })
  await expect(yes).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill('antonio.nuevo@correo.gal')
  await dialog.getByRole('textbox', { name: 'Teléfono móvil' }).fill('698765432')
  await dialog.getByRole('checkbox', { name: 'Por correo electrónico' }).check()
  await dialog.getByRole('checkbox', { name: 'Por SMS' }).check()
  await dialog.getByRole('radio', { name: 'Consumidor' }).check()
  await expectAccessible('the invitation')

  await world.fault({ operation: 'createServiceRequest', codResult: '2015' })
  await yes.click()
  await expect(dialog.getByText('La solicitud de alta no se ha creado')).toBeVisible()
  expect((await world.message({ to: 'antonio.nuevo@correo.gal' })).links[0]).toContain('/pre')
  await world.message({ to: '698765432', channel: 'sms' })
  await world.mend()
  await dialog.getByRole('button', { name: 'Reintentar la solicitud' }).click()
  await expect(dialog.getByText(/Solicitud SR\d+ creada/)).toBeVisible()
  expect((await world.requests('createServiceRequest')).length).toBe(2)
  await dialog.getByRole('button', { name: 'Aceptar' }).click()

  await expect(page.getByText(/Todavía no ha abierto el enlace/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sus solicitudes' })).toBeVisible()
  await expect(page.getByText('Alta de un consumidor invitado a registrarse.')).toBeVisible()
})
