import { config } from '#src/api/config.ts'

/** The utility's phone for faults and dangers, as link and as text. Null if the installation has none. */
export function emergencyLine(): { readonly href: string; readonly phone: string } | null {
  const href = config().links.emergency
  if (href === '') return null
  const digits = href.replace(/^tel:(\+34)?/, '')
  return { href, phone: digits.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3') }
}
