import type { Page } from '@playwright/test'
import { changePath, goInside } from '#support/goInside.ts'
import { activate, fillSignUp, mailedPath, newcomer } from '#support/signUp.ts'
import { enter, expect, test } from '#support/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const send = (page: Page) => page.getByRole('button', { name: 'Crear la cuenta' }).click()

test('signs up a newcomer from the log-in to the first visit, by the link of the mail [RT-012 RT-013 RT-016 RT-017 SC-059 FL-048]', async ({
  page,
  world,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: /Crear una cuenta/ }).click()
  await expect(heading(page, 'Cree su cuenta')).toBeVisible()
  await fillSignUp(page)
  await send(page)
  await expect(page).toHaveURL(/\/signup\/success$/)
  await expect(page.getByText(`un correo a ${newcomer.email}`)).toBeVisible()
  // Back does not return to the form after it was sent.
  await page.goBack()
  await expect(page).toHaveURL(/\/login$/)
  await activate(page, await mailedPath(world))
  await expect(page).toHaveURL(/\/signup\/activate\/success$/)
  await expect(heading(page, 'Su cuenta está activada')).toBeVisible()
  await page.getByRole('link', { name: 'Entrar en mi área' }).click()
  await enter(page, newcomer.document, newcomer.password)
  await expect(page).toHaveURL(/\/landing$/)
  await expect(heading(page, 'Le damos la bienvenida, Uxía')).toBeVisible()
})

test('signs up a company by its CIF', async ({ page }) => {
  await page.goto('/signup')
  await page.getByText('Empresa', { exact: true }).click()
  await page.getByRole('textbox', { name: 'CIF' }).fill('b-12345674')
  await page.getByRole('textbox', { name: 'Nombre o razón social' }).fill('Obradoiro Novo, S. L.')
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('obradoiro.novo@correo.gal')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(newcomer.password)
  await page.getByLabel('Repita la contraseña').fill(newcomer.password)
  await page.getByRole('checkbox').check()
  await send(page)
  await expect(page).toHaveURL(/\/signup\/success$/)
})

/** The values that the two checks on blur refuse. */
const leftFields = [
  {
    what: 'a document that is registered',
    label: 'NIF, NIE o pasaporte',
    value: '12345678Z',
    words: 'Ya existe una cuenta con ese documento.',
  },
  {
    what: 'a staff code',
    label: 'NIF, NIE o pasaporte',
    value: '70000009',
    words: 'Con ese documento no es posible registrarse por internet.',
  },
  {
    what: 'an address in use',
    label: 'Correo electrónico',
    value: 'lucia.ferreiro@correo.gal',
    words: 'Ese correo electrónico ya lo usa otra cuenta.',
  },
  {
    what: 'an address of a refused provider',
    label: 'Correo electrónico',
    value: 'uxia@yopmail.com',
    words: 'No admitimos direcciones de ese proveedor.',
  },
]

test('tells what cannot be signed up when its field is left, and checks the surname of a contract', async ({
  page,
}) => {
  await page.goto('/signup')
  for (const { what, label, value, words } of leftFields)
    await test.step(what, async () => {
      const field = page.getByRole('textbox', { name: label })
      await field.fill(value)
      await field.press('Tab')
      await expect(page.getByText(words)).toBeVisible()
      await expect(page).toHaveTitle(/^Error: /)
    })
  await fillSignUp(page, { document: '88888888Y', name: 'Antonio', surname: 'Pérez' })
  await send(page)
  await expect(page.getByText('Los datos no coinciden con los que tenemos de usted.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Apellidos' }).fill('VILARINO souto')
  await send(page)
  await expect(page).toHaveURL(/\/signup\/success$/)
})

test('shows a page for a refused sign-up and keeps the form, without the password [RT-014]', async ({
  page,
  world,
}) => {
  await page.goto('/signup')
  await fillSignUp(page)
  // The two checks are done by now, so the next call of the operation is the sign-up itself.
  await expect.poll(async () => (await world.requests('registerUser')).length).toBe(2)
  await world.fault({ operation: 'registerUser', codResult: '2003', times: 1 })
  await send(page)
  await expect(page).toHaveURL(/\/signup\/register\/error$/)
  await page.getByRole('link', { name: 'Volver al formulario' }).click()
  await expect(page.getByRole('textbox', { name: 'Apellidos' })).toHaveValue(newcomer.surname)
  await expect(page.getByLabel('Contraseña nueva', { exact: true })).toHaveValue('')
})

test('fills in the sign-up from an invitation, once, and explains what an invitation is [RT-019 RT-020]', async ({
  page,
}) => {
  await page.goto('/pre-signup')
  await expect(heading(page, 'Necesita una invitación')).toBeVisible()
  await goInside(page, '/pre-signup/unha-invitacion')
  await expect(heading(page, 'La invitación ya no sirve')).toBeVisible()
  await changePath(page, '/pre-signup/seeded-invitation-1')
  await expect(heading(page, 'Cree su cuenta')).toBeVisible()
  await expect(page.getByText('S*** O*** L***')).toBeVisible()
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(newcomer.password)
  await page.getByLabel('Repita la contraseña').fill(newcomer.password)
  await page.getByRole('checkbox').check()
  await send(page)
  await expect(page).toHaveURL(/\/signup\/success$/)
  await page.goto('/pre-signup/seeded-invitation-1')
  await expect(heading(page, 'La invitación ya se ha usado')).toBeVisible()
})

test('passes the accessibility checks with errors and on the legal dialog of 780 pixels [CO-015]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/signup')
  await send(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible('the form with errors')
  await page.getByRole('button', { name: 'Leer la información legal' }).click()
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(780)
  await expectAccessible('the legal dialog')
})

const pages = [
  '/signup/register/error',
  '/signup/error',
  '/signup/activate/success',
  '/signup/activate/timeout',
  '/pre-signup',
]

test('passes the accessibility checks on the pages around the sign-up', async ({ page, expectAccessible }) => {
  await page.goto('/signup/success')
  await expectAccessible('/signup/success')
  for (const path of pages) {
    await goInside(page, path)
    await expectAccessible(path)
  }
})
