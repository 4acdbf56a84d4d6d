/** The number of the bill for the works of a dossier. */
export function dossierBillNumber(code: string): string {
  return code.replace('EXP', 'FO')
}

/** The code of the dossier of such a bill. */
export function dossierOfBill(number: string): string {
  return number.replace('FO', 'EXP')
}

/** The id of the document with the budget of a dossier. */
export function budgetDocumentId(code: string): string {
  return `PRE-${code}`
}
