import { documentKind, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { readSession, writeSession } from '#src/session/storage.ts'

/** What tells a bill to whoever pays without registration: both, in normal form. */
export interface OfflineBill {
  /** Document of whoever the bill is made out to. */
  readonly nif: string
  readonly factura: string
}

/** The documents that a bill is made out to. */
const HOLDERS: ReadonlySet<string> = new Set(['nif', 'nie', 'cif'])

/** What was typed last in this tab; empty where nothing was. */
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

/** Whether a document, however it was typed, can be that of a holder: a NIF, NIE or CIF. */
export function isHolderDocument(typed: string): boolean {
  return HOLDERS.has(documentKind(normalizeIdentifier(typed)) ?? '')
}

/** Whether a bill can be asked for. */
export function isWholeBill({ nif, factura }: OfflineBill): boolean {
  return isHolderDocument(nif) && factura.trim() !== ''
}
