import { persona } from '#support/persona.ts'
import { enter, expect, test } from '#support/test.ts'

test.beforeEach(({ page }) => page.goto('/login'))

/** The codes that refuse a log-in and that a persona of the world can get. */
const refusals = [
  ['1001', 'customer', 'Otra#Clave7', 'El usuario o la contraseña no son correctos'],
  ['2015', 'notRegistered', 'Farola#29a', 'No existe ningún usuario con ese documento.'],
  ['2016', 'inactive', 'Farola#29a', 'Su cuenta todavía no está activada'],
  ['2021', 'blocked', 'Farola#29a', 'Su cuenta está bloqueada'],
] as const

test('tells why a log-in is refused and keeps the identifier [ER-010 ER-015 SC-063 ER-017 SC-064 ER-018 SC-065]', async ({
  page,
  expectAccessible,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible('the first step')
  for (const [code, who, password, words] of refusals)
    await test.step(code, async () => {
      const { username } = persona(who)
      if (code !== '1001') await page.getByRole('button', { name: 'Cambiar' }).click()
      await enter(page, username, password)
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await expect(page.getByText(username)).toBeVisible()
      if (code === '2016')
        await expect(page.getByRole('link', { name: 'Enviar otra vez el correo' })).toHaveAttribute(
          'href',
          '/signup/activate/timeout',
        )
    })
  await expectAccessible('refused')
  await page.getByRole('link', { name: 'Desbloquear la cuenta' }).click()
  await expect(page).toHaveURL(/\/login\/reset/)
})

/** Refusals that no persona provokes come from a fault rule. */
const faults = [
  ['2004', 'No hemos podido comprobar que no es un robot'],
  ['2013', 'No existe ningún usuario con ese documento.'],
  ['2017', 'El documento no es válido. Compruebe los números y la letra.'],
  ['2014', 'No existe ningún usuario con ese documento.'],
  ['2020', 'No existe ningún usuario con ese documento.'],
] as const

test('submits by Enter in the second step alone, and words each refusal while the user tries again [SC-005 ER-019 ER-013 ER-011 ER-014 ER-016]', async ({
  page,
  world,
  expectAccessible,
}) => {
  await world.fault({ operation: 'logIn', codResult: faults[0][0], times: 1 })
  const user = page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' })
  const field = page.getByLabel('Contraseña', { exact: true })
  await user.fill('12345678Z')
  await user.press('Enter')
  await expect(field).toBeVisible()
  await expectAccessible('the second step')
  await field.fill('Farola#29a')
  expect(await world.requests('logIn')).toEqual([])
  await field.press('Enter')
  for (const [index, [code, words]] of faults.entries())
    await test.step(code, async () => {
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
      const next = faults[index + 1]
      if (next) await world.fault({ operation: 'logIn', codResult: next[0], times: 1 })
      await field.fill('Farola#29a')
      await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    })
  await expect(page).toHaveURL(/dashboard/)
})

test('opens the area by the redirect of a user who logs in elsewhere, after code 3001 [ER-008 RT-042 FL-018]', async ({
  page,
}) => {
  await enter(page, persona('elsewhere').username, 'Farola#29a')
  await expect(page).toHaveURL(/\/landing/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Teresa')
})
