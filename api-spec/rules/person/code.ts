/** A dossier's expedient code: EXP and twelve more characters without blanks, such as `EXP202600000101`. */
export function isExpedientCode(value: string): boolean {
  return /^EXP\S{12}$/.test(value)
}

/**
 * A reference in capitals: two letters, six digits, a letter and nine digits, such as `AB123456C123456789`. It is not
 * the code of a dossier, a request or a supply.
 */
export function isLongReference(value: string): boolean {
  return /^[A-Z]{2}\d{6}[A-Z]\d{9}$/.test(value)
}

/**
 * A cadastral reference: twenty letters and digits, such as `9872023VH5797S0001WX` (Orden of 23 June 1999 on its form).
 * An optional one may be empty.
 */
export function isCadastralReference(value: string, { optional = false } = {}): boolean {
  return (optional && value === '') || /^[0-9A-Za-z]{20}$/.test(value)
}

/** The seconds for which a one-time code is valid. */
export const CODE_VALID_SECONDS = 300
/** The number of wrong attempts after which a one-time code is void. */
export const MAX_CODE_ATTEMPTS = 3

/** A one-time code of the multi-factor steps: four to six characters without blanks, such as `481516`. */
export function isMfaCode(value: string): boolean {
  return /^\S{4,6}$/.test(value)
}
