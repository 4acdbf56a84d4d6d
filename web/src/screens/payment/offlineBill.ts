import { documentKind, normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { readSession, writeSession } from '#src/session/tokens/sessionEntries.ts'

/** The identification of a bill in a payment without registration. In normal form. */
export interface OfflineBill {
  /** The document of the person billed. */
  readonly nif: string
  readonly factura: string
}

/** The kinds of document that a bill may have. */
const HOLDERS: ReadonlySet<string> = new Set(['nif', 'nie', 'cif'])

/** The input stored in this tab. Empty without one. */
export function storedBill(): OfflineBill {
  return { nif: readSession('nif_factura') ?? '', factura: readSession('factura') ?? '' }
}

/** Stores the input for a reload, and for the return from the provider. */
export function storeBill({ nif, factura }: OfflineBill): void {
  writeSession({ nif_factura: nif || null, factura: factura || null })
}

/** The normal form: capitals, without spaces, dots and hyphens. */
export function normalBill({ nif, factura }: OfflineBill): OfflineBill {
  return { nif: normalizeIdentifier(nif), factura: factura.replace(/[\s.-]/g, '').toUpperCase() }
}

/** Whether a typed document can be a holder's: NIF, NIE or CIF. */
export function isHolderDocument(typed: string): boolean {
  return HOLDERS.has(documentKind(normalizeIdentifier(typed)) ?? '')
}

/** Whether the bill can be looked up. */
export function isWholeBill({ nif, factura }: OfflineBill): boolean {
  return isHolderDocument(nif) && factura.trim() !== ''
}
