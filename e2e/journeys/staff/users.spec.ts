import { expect, test } from '#support/test.ts'

test('disables a user of the call centre and changes their roles [RT-033 SC-095]', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('administrator', '/gestionUsuariosCallCenter')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(26)
  await expectAccessible('the call centre')
  await page.getByRole('searchbox').fill('70000100')
  await expect(rows).toHaveCount(2)
  const found = page.getByRole('row').filter({ hasText: '70000100' })
  await page.getByRole('button', { name: /^Desactivar a / }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Sus sesiones se cierran en el acto')
  await dialog.getByRole('button', { name: /^Desactivar a / }).click()
  await expect(found).toContainText('Desactivado')

  await page.getByRole('button', { name: /^Permisos de / }).click()
  await dialog.getByRole('radio', { name: 'Dar los tres de atención' }).check()
  await expect(dialog).toContainText('Los tres juntos cierran la gestión')
  await expectAccessible('the grant')
  await dialog.getByRole('button', { name: 'Dar los tres permisos' }).click()
  await expect(found).toContainText('Administrador de la distribuidora')
  await page.getByRole('button', { name: /^Permisos de / }).click()
  await dialog.getByRole('button', { name: 'Elegir permisos' }).click()
  await dialog.getByRole('checkbox', { name: 'Administrador de la distribuidora' }).uncheck()
  await expect(dialog).toContainText('Se le quita: Administrador de la distribuidora.')
  await expectAccessible('the single roles')
  await dialog.getByRole('button', { name: 'Guardar permisos' }).click()
  await expect(found).not.toContainText('Administrador de la distribuidora')
  await expect(found).toContainText('Agente, Administrador')
  await page.getByRole('button', { name: /^Permisos de / }).click()
  await dialog.getByRole('radio', { name: 'Quitar los tres de atención' }).check()
  await dialog.getByRole('button', { name: 'Quitar los tres permisos' }).click()
  await expect(page.getByText('Nadie coincide con el filtro')).toBeVisible()
  expect((await world.requests()).filter(({ status }) => status >= 400)).toEqual([])
})

test('finds a user, changes the roles and deletes the user [RT-032 SC-094]', async ({ as, page, expectAccessible }) => {
  await as('administrator', '/gestionUsuarios')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(26)
  await expectAccessible('the users')
  await page.getByRole('textbox', { name: 'Documento' }).fill('23456781r')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(rows).toHaveCount(2)
  const found = page.getByRole('row').filter({ hasText: '23456781R' })
  expect(page.url()).not.toContain('23456781')

  await page.getByRole('button', { name: /^Permisos de / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Consultor', exact: true }).check()
  await dialog.getByRole('button', { name: 'Guardar permisos' }).click()
  await expect(found).toContainText('Consultor')
  await page.getByRole('button', { name: /^Permisos de / }).click()
  await dialog.getByRole('checkbox', { name: 'Consultor', exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Guardar permisos' }).click()
  await expect(found).not.toContainText('Consultor')

  await page.getByRole('button', { name: /^Borrar a / }).click()
  await dialog.getByRole('textbox').fill('23456781R')
  await dialog.getByRole('checkbox').check()
  await expectAccessible('the deletion')
  await dialog.getByRole('button', { name: /^Borrar a / }).click()
  await dialog.getByRole('button', { name: 'Borrar el usuario y la ficha' }).click()
  await expect(page.getByText('Nadie cumple todo eso')).toBeVisible()
})

test('finds users by e-mail and by the days of sign-up and last log-in [SC-094]', async ({ as, page }) => {
  await as('agent', '/gestionUsuarios')
  const search = () => page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByRole('textbox', { name: 'Correo' }).fill('lucia.ferreiro@correo.gal')
  await search()
  await expect(page.getByRole('row')).toHaveCount(2)
  // The persona signed up before autumn and logged in since, so each range matches one of the two days.
  const before = { from: '2019-01-01', to: '2025-09-01' }
  const since = { from: '2025-12-01', to: '2026-03-16' }
  for (const [name, hit, miss] of [
    ['Registro', before, since],
    ['Última entrada', since, before],
  ] as const) {
    const days = page.getByRole('group', { name })
    const narrow = async ({ from, to }: typeof before) => {
      await days.getByLabel('Desde', { exact: true }).fill(from)
      await days.getByLabel('Hasta', { exact: true }).fill(to)
      await search()
    }
    await narrow(miss)
    await expect(page.getByText('Nadie cumple todo eso')).toBeVisible()
    await narrow(hit)
    await expect(page.getByRole('row')).toHaveCount(2)
    await narrow({ from: '', to: '' })
  }
})
