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
