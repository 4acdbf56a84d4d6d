/** The code of the nth dossier of a year: EXP and twelve digits. */
export function dossierCode(year: string, nth: number): string {
  return `EXP${year}${String(nth).padStart(8, '0')}`
}

/** Which of its year a dossier is, by its code. */
export function nthOfCode(code: string): number {
  return Number(code.slice('EXP0000'.length))
}

/** The number of the bill of the works of a dossier: each has one. */
export function billNumber(code: string): string {
  return code.replace('EXP', 'FO')
}

/** The code of the dossier that such a bill is of. */
export function dossierOfBill(number: string): string {
  return number.replace('FO', 'EXP')
}

/** The id of the document with the budget of a dossier. */
export function budgetDocumentId(code: string): string {
  return `PRE-${code}`
}
