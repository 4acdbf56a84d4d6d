import type { Message } from '@acometida/testing'
import type { Page } from '@playwright/test'
import { siteAddress } from './siteAddress.ts'

/** A password that meets every rule and is not the seeded one. */
export const newPassword = 'Ventana#84'

/** The path of the link in a message. The client runs at another address here than the one in the link. */
export function linkPath({ links }: Message): string {
  const [link] = links
  if (link === undefined) throw new Error('The message has no link.')
  return siteAddress(link)
}

/** Types a new password and its repetition. */
export async function choosePassword(page: Page, password = newPassword): Promise<void> {
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(password)
  await page.getByLabel('Repita la contraseña', { exact: true }).fill(password)
}

/** Requests a link to a new password on the reset screen. */
export async function askForLink(
  page: Page,
  username: string,
  to: { email: string } | { phone: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'NIF, NIE, CIF, pasaporte o código de usuario' }).fill(username)
  if ('phone' in to) {
    await page.getByRole('radio', { name: 'Por SMS' }).check()
    await page.getByLabel('Teléfono móvil').fill(to.phone)
  } else await page.getByLabel('Correo electrónico', { exact: true }).fill(to.email)
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
}
