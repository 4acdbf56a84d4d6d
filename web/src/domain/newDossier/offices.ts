import { normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { useChange } from '#src/api/composed.ts'
import { type DossierForm, findDigitalBillingCompany } from '#src/api/generated/api.ts'

/** The offices of a public body as they are typed, by their DIR3 codes. */
export type OfficesTyped = Readonly<NonNullable<DossierForm['offices']>>

/** A recipient of electronic bills. */
export interface BillingBody {
  readonly name: string
  /** Public bodies alone have offices. */
  readonly offices: OfficesTyped | null
}

export function typedOffices(offices: DossierForm['offices']): OfficesTyped {
  return offices ?? { accountingOffice: '', managingBody: '', processingUnit: '' }
}

export function officesOf(typed: OfficesTyped): OfficesTyped {
  const { accountingOffice, managingBody, processingUnit } = typed
  return {
    accountingOffice: code(accountingOffice),
    managingBody: code(managingBody),
    processingUnit: code(processingUnit),
  }
}

/** A DIR3 code in any case, as the contract takes it. */
export function isDir3(typed: string): boolean {
  return /^[A-Z]{1,2}\d{7,8}$/.test(code(typed))
}

/**
 * Looks up who takes electronic bills, by document; null where nobody does by that one. Fails at once without a
 * connection.
 */
export function useFindOffices() {
  const { mutateAsync, ...call } = useChange(async (document: string): Promise<BillingBody | null> => {
    const { company } = await findDigitalBillingCompany(normalizeIdentifier(document))
    if (company === null) return null
    const { name, accountingOffice, managingBody, processingUnit } = company
    const isWhole = accountingOffice !== null && managingBody !== null && processingUnit !== null
    return { name, offices: isWhole ? { accountingOffice, managingBody, processingUnit } : null }
  })
  return { find: mutateAsync, ...call }
}

const code = (typed: string): string => typed.trim().toUpperCase()
