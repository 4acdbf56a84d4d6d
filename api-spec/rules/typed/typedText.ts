import { normalizeIdentifier } from '../person/document.ts'
import { normalizeEmail } from '../person/email.ts'
import { normalizePhone } from '../person/phone.ts'
import { completeCups } from '../supply/cups.ts'
import { compact, plainCharacters, visibleLine, visibleText, withoutSurroundings } from './characters.ts'
import { codeIn } from './oneTimeCode.ts'

/** The normal form of each kind of text that people type. What is none stays wrong, for the checks to refuse. */
const normalForms = {
  /** NIF, NIE, CIF, passport, company or staff code: `12345678Z`. */
  document: normalizeIdentifier,
  /** CUPS or self-consumption code: `ES0022007661975321ZM1P`. */
  cups: completeCups,
  /** `612345678` */
  phone: normalizePhone,
  /** `lucia@correo.gal` */
  email: normalizeEmail,
  /** The recipient of messages, an address or a phone. */
  recipient: (typed: string) => (/[@\uFF20]/.test(typed) ? normalizeEmail(typed) : normalizePhone(typed)),
  /** `15705` */
  postcode: (typed: string) => compact(typed).replace(/^(?:C?P|C[OÓ]DIGOPOSTAL|ES?)(?=\d{5}$)/, ''),
  /** Letters and digits without separators: a cadastral reference, the number of a bill, a DIR3 code. */
  reference: (typed: string) => compact(typed).replace(REFERENCE_LABEL, ''),
  /** The code of a dossier or request: capitals, with its hyphens: `EXP-2024-000123`. */
  dossier: (typed: string) => identifier(typed).replaceAll(' ', '').toUpperCase(),
  /** A one-time code, also within a pasted message: `123456`. */
  code: codeIn,
  /** Any other identifier. Its capitals, hyphens and dots belong to it. */
  identifier,
  /** A number with its comma or dot: `-1,5`. */
  number: (typed: string) => plainCharacters(typed).replaceAll(' ', ''),
  /** A name, or a part of an address. */
  line: visibleLine,
  /** Several lines. */
  text: visibleText,
} as const

export type TypedKind = keyof typeof normalForms

/**
 * All kinds of typed text, which the generator knows.
 *
 * @public
 */
export const typedKinds = Object.keys(normalForms) as readonly TypedKind[] // the keys of the object above

/** The normal form of a typed text: the one that is checked, sent, stored and compared. */
export function normalize(kind: TypedKind, typed: string): string {
  return normalForms[kind](typed)
}

/** Whether a kind has no format, so that any text is right. */
export function isFreeText(kind: TypedKind): boolean {
  return kind === 'line' || kind === 'text'
}

function identifier(typed: string): string {
  return withoutSurroundings(plainCharacters(typed))
}

/** What bills and the cadastre print before a number. */
const REFERENCE_LABEL = /^(?:REF(?:ERENCIA)?CATASTRAL|RC(?=[0-9A-Z]{20}$)|FACTURA(?:N[OÚU]M(?:ERO)?|NO)?)/
