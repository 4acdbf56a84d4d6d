import type { World } from '@acometida/testing'
import type { Page } from '@playwright/test'
import { siteAddress } from './siteAddress.ts'

/** A person whom no world knows. */
export const newcomer = {
  document: '99999999R',
  name: 'Uxía',
  surname: 'Lorenzo Cid',
  email: 'uxia.lorenzo@correo.gal',
  password: 'Candil#58b',
}

/** Fills in the whole sign-up form for a person. */
export async function fillSignUp(page: Page, changes: Partial<typeof newcomer> = {}): Promise<void> {
  const { document, name, surname, email, password } = { ...newcomer, ...changes }
  await page.getByRole('textbox', { name: 'NIF, NIE o pasaporte' }).fill(document)
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill(name)
  await page.getByRole('textbox', { name: 'Apellidos' }).fill(surname)
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email)
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByLabel('Repita la contraseña').fill(password)
  await page.getByRole('checkbox').check()
}

/** Signs the newcomer up, from the first page to the one that says where the mail was sent. */
export async function signUp(page: Page, changes: Partial<typeof newcomer> = {}): Promise<void> {
  await page.goto('/signup')
  await fillSignUp(page, changes)
  await page.getByRole('button', { name: 'Crear la cuenta' }).click()
  await page.waitForURL('**/signup/success')
}

/** The path in the link of the newest mail, without the address of the site. */
export async function mailedPath(world: World, after?: number): Promise<string> {
  const { links } = await world.message({ to: newcomer.email, ...(after === undefined ? {} : { after }) })
  const [link] = links
  if (link === undefined) throw new Error('The newest mail has no link')
  return siteAddress(link)
}

/** Opens an activation link, and activates by the button of its page. */
export async function activate(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click()
}
