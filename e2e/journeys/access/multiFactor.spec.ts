import type { Page } from '@playwright/test'
import { goInside } from '#support/goInside.ts'
import { persona } from '#support/persona.ts'
import { profileSection } from '#support/profile.ts'
import { enter, expect, test } from '#support/test.ts'

const code = (page: Page) => page.getByLabel('Código de verificación')
const verify = (page: Page) => page.getByRole('button', { name: 'Verificar' })

async function type(page: Page, text: string): Promise<void> {
  await code(page).fill(text)
  await verify(page).click()
}

/** A code that is certainly wrong. */
const wrong = (right: string | null) => (right === '000000' ? '000001' : '000000')

test('opens the session with a code by e-mail, after a cancelled one and a wrong one [SC-013 FL-003 FL-009 FL-012]', async ({
  page,
  logIn,
  world,
  expectAccessible,
}) => {
  await logIn('mfaEmail')
  await expect(page.getByRole('heading', { level: 1, name: 'Verificación en dos pasos' })).toBeVisible()
  await expectAccessible('the code')
  const first = await world.message({ channel: 'email' })
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await enter(page, persona('mfaEmail').username, persona('mfaEmail').password)
  const { code: right } = await world.message({ channel: 'email', after: first.number })
  await type(page, wrong(right))
  await expect(page.getByText('El código no es correcto').first()).toBeVisible()
  await type(page, right ?? '')
  await expect(page).toHaveURL(/dashboard|supplies|landing/)
})

test('refuses an expired code and opens the session with a new one [FL-015]', async ({ page, logIn, world }) => {
  await page.clock.install()
  await logIn('mfaEmail')
  const first = await world.message()
  await expect(code(page)).toBeVisible()
  await page.clock.fastForward(301_000)
  await world.advance(301)
  await expect(page.getByText('El código ha caducado').first()).toBeVisible()
  await expect(verify(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Enviar otro código' }).click()
  const second = await world.message({ after: first.number })
  await type(page, second.code ?? '')
  await expect(page).toHaveURL(/dashboard|supplies|landing/)
})

test('ends the log-in after three wrong codes, and opens the session with a later code by SMS [FL-016]', async ({
  page,
  logIn,
  world,
  expectAccessible,
}) => {
  await logIn('mfaEmail')
  const { code: right } = await world.message()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await type(page, wrong(right))
    await expect(
      page.getByText(attempt < 2 ? 'El código no es correcto' : 'Ha agotado los intentos').first(),
    ).toBeVisible()
  }
  await expectAccessible('no more tries')
  await page
    .getByRole('button', { name: 'Volver al inicio de sesión' })
    .or(page.getByRole('link', { name: 'Volver al inicio de sesión' }))
    .click()
  await enter(page, persona('mfaSms').username, persona('mfaSms').password)
  const { code: sent } = await world.message({ channel: 'sms' })
  await type(page, sent ?? '')
  await expect(page).toHaveURL(/dashboard|supplies|landing/)
})

test('makes a user set up the required second factor, and lets them change it but not turn it off [FL-004 SC-015 FL-014]', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('firstLogin')
  await expect(page.getByRole('heading', { level: 1, name: 'Configure la verificación en dos pasos' })).toBeVisible()
  await expectAccessible('the set-up')
  await page.getByRole('radio', { name: 'Por correo electrónico' }).check()
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/dashboard|supplies|landing/)
  await goInside(page, '/profile')
  await expect(profileSection(page, 'Acceso y seguridad').getByText('Su cuenta la necesita')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambiar cómo recibo el código' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Desactivar la verificación' })).toHaveCount(0)
})

test('leads from the code to an unfinished set-up, filled in with the phone of the account [FL-013]', async ({
  page,
  logIn,
  world,
}) => {
  await world.scenario('halfSecondFactor', 'customer')
  await logIn('customer')
  const { code: sent } = await world.message()
  await type(page, sent ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Configure la verificación en dos pasos' })).toBeVisible()
  await page.getByRole('radio', { name: 'Por SMS' }).check()
  await expect(page.getByLabel('Teléfono móvil')).toHaveValue(/^6\d{8}$/)
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/dashboard/)
})
