/** The number of the bill for the works of a dossier: `FO202600000101` for `EXP202600000101`. */
export function dossierBillNumber(code: string): string {
  return code.replace('EXP', 'FO')
}

/** The code of the dossier of such a bill: `EXP202600000101` for `FO202600000101`. */
export function dossierOfBill(number: string): string {
  return number.replace('FO', 'EXP')
}

/** The id of the document with the budget of a dossier: `PRE-EXP202600000101`. */
export function budgetDocumentId(code: string): string {
  return `PRE-${code}`
}
