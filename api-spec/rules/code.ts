/** A dossier's expedient code: EXP and twelve more characters, none blank. */
export function isExpedientCode(value: string): boolean {
  return /^EXP\S{12}$/.test(value)
}

/** Two letters, six digits, one letter, nine digits. */
export function isLongCode(value: string): boolean {
  return /^[A-Z]{2}\d{6}[A-Z]\d{9}$/i.test(value)
}

/** Exactly twenty letters and digits; one variant may also be left empty. */
export function isTwentyCode(value: string, { allowEmpty = false } = {}): boolean {
  return /^[A-Z\d]{20}$/i.test(value) || (allowEmpty && value === '')
}

/** A one-time code of the multi-factor steps: four to six characters, none blank. */
export function isMfaCode(value: string): boolean {
  return /^\S{4,6}$/.test(value)
}
