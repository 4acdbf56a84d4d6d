/** The placeholder for "no phone" on the wire. It passes the format check and reaches nobody. */
export const NO_PHONE = '600000000'

/** A Spanish mobile number: nine digits, 6 or 7 first, not all the same. */
export function isPhone(value: string): boolean {
  return /^[67]\d{8}$/.test(value) && !/^(\d)\1{8}$/.test(value)
}

/** A Spanish landline number: nine digits, 8 or 9 first. */
export function isLandline(value: string): boolean {
  return /^[89]\d{8}$/.test(value)
}

/** A number that a message can be sent to: well formed and not the placeholder. */
export function isRealPhone(value: string): boolean {
  return isPhone(value) && value !== NO_PHONE
}

/** A number that identifies somebody in Spain: well formed, and not the placeholder that many share. */
export function isOwnNumber(value: string): boolean {
  return isRealPhone(value) || isLandline(value)
}

/** A typed number as it is stored: without blanks, dots, hyphens and the prefix of Spain. */
export function withoutPrefix(typed: string): string {
  return normalizePhone(typed).replace(/^(\+|00)34(?=\d{9}$)/, '')
}

/** The phone that registration sends: the typed number without blanks, or the placeholder. */
export function phoneOrPlaceholder(typed: string): string {
  return normalizePhone(typed) || NO_PHONE
}

/** A typed number without blanks, dots and hyphens. */
export function normalizePhone(typed: string): string {
  return typed.replace(/[\s.-]/g, '')
}

/** The masked phone for screens and logs: only the last three digits remain. */
export function maskPhone(phone: string): string {
  return phone.replace(/.(?=.{3})/gs, '*')
}
