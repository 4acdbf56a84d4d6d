/** A dossier's expedient code: EXP and twelve more characters, none blank. */
export function isExpedientCode(value: string): boolean {
  return /^EXP\S{12}$/.test(value)
}

/** A cadastral reference: twenty letters and digits (Orden of 23 June 1999 on its form). An optional one may be empty. */
export function isCadastralReference(value: string, { optional = false } = {}): boolean {
  return (optional && value === '') || /^[0-9A-Za-z]{20}$/.test(value)
}

/** Seconds for which a one-time code is good. */
export const CODE_VALID_SECONDS = 300
/** So many wrong tries use a one-time code up. */
export const CODE_TRIES = 3

/** A one-time code of the multi-factor steps: four to six characters, none blank. */
export function isMfaCode(value: string): boolean {
  return /^\S{4,6}$/.test(value)
}
