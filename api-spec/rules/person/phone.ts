import { withoutSeparators } from '../typed/characters.ts'

/** The placeholder for "no phone" on the wire. It passes the format check and reaches nobody. */
export const NO_PHONE = '600000000'

/** A Spanish mobile number: nine digits, 6 or 7 first, not all the same: `612345678`. */
export function isPhone(value: string): boolean {
  return /^[67]\d{8}$/.test(value) && !/^(\d)\1{8}$/.test(value)
}

/** A Spanish landline number: nine digits, 8 or 9 first: `981234567`. */
export function isLandline(value: string): boolean {
  return /^[89]\d{8}$/.test(value)
}

/** A number that a message can be sent to: well formed and not the placeholder. */
export function isRealPhone(value: string): boolean {
  return isPhone(value) && value !== NO_PHONE
}

/** A number that identifies somebody in Spain: well formed, and not the placeholder that many share. */
export function isPersonalPhone(value: string): boolean {
  return isRealPhone(value) || isLandline(value)
}

/** The phone that registration sends: the typed number in normal form, or the placeholder. */
export function phoneOrPlaceholder(typed: string): string {
  return normalizePhone(typed) || NO_PHONE
}

/**
 * A typed number in the form in which it is stored and compared: digits, without separators, without the prefix of
 * Spain and without the words before it ("Tel.:"). One of another country keeps its `+`. `Tel.: +34 612 345 678`
 * becomes `612345678`.
 */
export function normalizePhone(typed: string): string {
  return withoutSeparators(typed)
    .replace(/^\p{L}+(?=\+?\d+$)/u, '')
    .replace(/^(?:\+|00)?34(?=[6-9]\d{8}$)/, '')
}

/** The masked phone for screens and logs: only the last three digits remain. `612345678` becomes `******678`. */
export function maskPhone(phone: string): string {
  return phone.replace(/.(?=.{3})/gs, '*')
}
