import { normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { recordOf } from '@acometida/api-spec/rules/recordOf'
import { type DossierForm, findDigitalBillingCompany } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'

/** The offices of a public body as form values, by their DIR3 codes. */
export type OfficesTyped = Readonly<NonNullable<DossierForm['offices']>>

export function typedOffices(offices: DossierForm['offices']): OfficesTyped {
  return offices ?? { accountingOffice: '', managingBody: '', processingUnit: '' }
}

export function officesOf(typed: OfficesTyped): OfficesTyped {
  return recordOf(['accountingOffice', 'managingBody', 'processingUnit'], (name) => code(typed[name]))
}

/** Whether a text is a DIR3 code as the contract accepts it, in any case. */
export function isDir3(typed: string): boolean {
  return /^[A-Z]{1,2}\d{7,8}$/.test(code(typed))
}

/**
 * Looks up a recipient of electronic bills by document, with its offices if it is a public body. Null if there is none.
 * Fails at once when offline.
 */
export function useFindOffices() {
  const { mutateAsync, ...call } = useMutationOf(async (document: string) => {
    const { company } = await findDigitalBillingCompany(normalizeIdentifier(document))
    if (company === null) return null
    const { name, accountingOffice, managingBody, processingUnit } = company
    const isWhole = accountingOffice !== null && managingBody !== null && processingUnit !== null
    return { name, offices: isWhole ? { accountingOffice, managingBody, processingUnit } : null }
  })
  return { find: mutateAsync, ...call }
}

const code = (typed: string): string => typed.trim().toUpperCase()
