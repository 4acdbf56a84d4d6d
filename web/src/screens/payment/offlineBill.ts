import { documentKind, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { readSession, writeSession } from '#src/session/storage.ts'

/** The keys of a bill for a payment without registration, both in normal form. */
export interface OfflineBill {
  /** Document of whoever the bill is made out to. */
  readonly nif: string
  readonly factura: string
}

/** The documents that a bill is made out to. */
const HOLDERS: ReadonlySet<string> = new Set(['nif', 'nie', 'cif'])

/** The values typed last in this tab; empty where there are none. */
export function storedBill(): OfflineBill {
  return { nif: readSession('nif_factura') ?? '', factura: readSession('factura') ?? '' }
}

/** Keeps what is typed over a reload, and over the way to the provider and back. */
export function storeBill({ nif, factura }: OfflineBill): void {
  writeSession({ nif_factura: nif || null, factura: factura || null })
}

/** However it was typed: capitals, without blanks, dots and hyphens. */
export function normalBill({ nif, factura }: OfflineBill): OfflineBill {
  return { nif: normalizeIdentifier(nif), factura: factura.replace(/[\s.-]/g, '').toUpperCase() }
}

/** Whether a typed document can be a holder's: a NIF, NIE or CIF. */
export function isHolderDocument(typed: string): boolean {
  return HOLDERS.has(documentKind(normalizeIdentifier(typed)) ?? '')
}

/** Whether the bill's keys are complete. */
export function isWholeBill({ nif, factura }: OfflineBill): boolean {
  return isHolderDocument(nif) && factura.trim() !== ''
}
