import { enter, expect, test } from '../../src/test.ts'
import { persona } from '../../src/people.ts'

test.beforeEach(({ page }) => page.goto('/login'))

/** The codes that refuse a log-in, as a person of the world meets them or, where nobody does, by a fault. */
const refusals = [
  ['1001', 'ER-010', 'customer', 'Otra#Clave7', 'El usuario o la contraseña no son correctos'],
  ['2015', 'ER-015 SC-063', 'notRegistered', 'Farola#29a', 'No existe ningún usuario con ese documento.'],
  ['2016', 'ER-017 SC-064', 'inactive', 'Farola#29a', 'Su cuenta todavía no está activada'],
  ['2021', 'ER-018 SC-065', 'blocked', 'Farola#29a', 'Su cuenta está bloqueada'],
] as const
for (const [code, ids, who, password, words] of refusals)
  test(`${code} is told to ${who}, whose identifier stays [${ids}]`, async ({ page }) => {
    const { username } = persona(who)
    await enter(page, username, password)
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(page.getByText(username)).toBeVisible()
  })

const faults = [
  ['2004', 'ER-019', 'No hemos podido comprobar que no es un robot'],
  ['2005', 'ER-020', 'Los datos no coinciden con los que tenemos de usted'],
  ['2013', 'ER-013', 'No existe ningún usuario con ese documento.'],
  ['2014', 'ER-014', 'No existe ningún usuario con ese documento.'],
  ['2017', 'ER-011', 'El documento no es válido. Compruebe los números y la letra.'],
  ['2020', 'ER-016', 'No existe ningún usuario con ese documento.'],
] as const
for (const [code, id, words] of faults)
  test(`${code} is told, and trying again works [${id}]`, async ({ page, world }) => {
    await world.fault({ operation: 'logIn', codResult: code, times: 1 })
    await enter(page, '12345678Z', 'Farola#29a')
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await page.getByLabel('Contraseña', { exact: true }).fill('Farola#29a')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(/dashboard/)
  })

test('an account without activation and one that is blocked find their way forward', async ({ page }) => {
  await enter(page, persona('inactive').username, 'Farola#29a')
  await expect(page.getByRole('link', { name: 'Enviar otra vez el correo' })).toHaveAttribute(
    'href',
    '/signup/activate/timeout',
  )
  await page.goto('/login')
  await enter(page, persona('blocked').username, 'Farola#29a')
  await page.getByRole('link', { name: 'Desbloquear la cuenta' }).click()
  await expect(page).toHaveURL(/\/login\/reset/)
})

test('3001 goes where the user logs in instead, and comes back into the area [ER-008 RT-042]', async ({ page }) => {
  await enter(page, persona('elsewhere').username, 'Farola#29a')
  await expect(page).toHaveURL(/\/landing/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Teresa')
})

test('2910, a password that was changed elsewhere, leads to the page that says so [ER-006]', async ({
  page,
  world,
}) => {
  await world.fault({ operation: 'logIn', codResult: '2910', times: 1 })
  await enter(page, '12345678Z', 'Farola#29a')
  await expect(page).toHaveURL(/update-password/)
})

test('2024, blocked for a time, is a dialog that closes [ER-012 SC-062]', async ({ page }) => {
  await enter(page, persona('timeBlocked').username, 'Farola#29a')
  const dialog = page.getByRole('dialog', { name: 'Acceso bloqueado por un tiempo' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click()
  await expect(dialog).toBeHidden()
})

test('Next waits for a document whose letter is right', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Siguiente' })
  const user = page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' })
  await expect(next).toBeDisabled()
  await user.fill('12345678A')
  await expect(next).toBeDisabled()
  await user.fill('12.345.678-z')
  await expect(next).toBeEnabled()
})

test('Enter submits only in the second step [SC-005]', async ({ page, world }) => {
  const user = page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' })
  await user.fill('12345678Z')
  await user.press('Enter')
  expect(await world.requests('logIn')).toEqual([])
  await page.getByLabel('Contraseña', { exact: true }).fill('Farola#29a')
  await page.getByLabel('Contraseña', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/dashboard/)
})

test('a server that fails is told as such, and trying again works', async ({ page, world }) => {
  await world.fault({ operation: 'logIn', status: 503, times: 1 })
  await enter(page, '12345678Z', 'Farola#29a')
  await expect(page.getByText(/se ha producido un error al hacer la petición/)).toBeVisible()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/dashboard/)
})
