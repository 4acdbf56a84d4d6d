import type { PersonalKind } from '../generated/personal.ts'
import { documentKind, normalizeIdentifier } from '../rules/person/document.ts'
import { isEmail, normalizeEmail } from '../rules/person/email.ts'
import { isPersonalPhone, NO_PHONE, normalizePhone } from '../rules/person/phone.ts'
import { type Distinct, makeDistinct } from './distinct.ts'
import { drawSameShape } from './draw.ts'
import { placeholderFile } from './placeholderFile.ts'
import { pseudonymizeBirthday } from './pseudonymizeBirthday.ts'
import { pseudonymizeCode } from './pseudonymizeCode.ts'
import {
  pseudonymizeDocument,
  pseudonymizeIban,
  pseudonymizeCups,
  compactIban,
  isIban,
  isSupplyCode,
} from './pseudonymizeIdentifier.ts'
import { pseudonymizeLink } from './pseudonymizeLink.ts'
import { pseudonymizeToken } from './pseudonymizeToken.ts'
import { coinWord, fillerText, pseudonymizeName } from './words.ts'

/**
 * Replaces personal values by others that are equally valid. Equal values have equal pseudonyms, different values
 * different ones.
 */
export interface Pseudonyms {
  readonly text: (kind: PersonalKind, text: string) => string
  readonly coordinate: (metres: number) => number
}

/** UTM coordinates of the Iberian Peninsula, eastings and northings. */
const EASTINGS = [100_000, 900_000] as const
const NORTHINGS = [3_900_000, 4_900_000] as const

/**
 * Makes pseudonyms under a key. Without the key nobody can trace a pseudonym back, or make the pseudonym of a guess.
 * @param key random bytes, as long as a hash
 */
export function makePseudonyms(key: Buffer): Pseudonyms {
  const distinct = makeDistinct(key)
  return {
    text: (kind, text) => pseudonymOf(kind, text, distinct),
    coordinate: (metres) => otherPlace(metres, distinct),
  }
}

function pseudonymOf(kind: PersonalKind, text: string, distinct: Distinct): string {
  const another = (itsKind: PersonalKind, its: string) => pseudonymOf(itsKind, its, distinct)
  if (text.trim() === '') return text
  switch (kind) {
    case 'secret':
      return pseudonymizeToken(text, another) ?? (/^\d+$/.test(text) ? '0'.repeat(text.length) : 'secret')
    case 'file':
      return placeholderFile(text)
    case 'link':
      return pseudonymizeLink(text, (value) => another('code', value))
    case 'none':
      // This field should hold nothing personal. An API may put personal data here all the same.
      return isUnmistakable(text) ? (ofKnownForm(text, distinct) ?? text) : text
    case 'birthday':
      return distinct('birthday', text, (draw) => pseudonymizeBirthday(text, draw))
    default:
      return ofKnownForm(text, distinct) ?? ofKind(kind, text, distinct)
  }
}

/**
 * The pseudonym of a text with a known form, whatever the kind of its field: a field may hold a CUPS or a code, and the
 * same CUPS has the same pseudonym everywhere. Null for any other text.
 */
function ofKnownForm(text: string, distinct: Distinct): string | null {
  const document = normalizeIdentifier(text)
  const itsKind = documentKind(document)
  if (itsKind !== undefined)
    return distinct('document', document, (draw) => pseudonymizeDocument(itsKind, document, draw))
  const supply = text.trim().toUpperCase()
  if (isSupplyCode(supply)) {
    const code = supply.slice(0, 20)
    return distinct('supply', code, (draw) => pseudonymizeCups(code, draw)) + supply.slice(20)
  }
  if (isEmail(text.trim()))
    return distinct('email', normalizeEmail(text), (draw) => `${coinWord(draw)}.${coinWord(draw)}@example.org`)
  const number = normalizePhone(text)
  // The placeholder for no phone belongs to nobody.
  if (number === NO_PHONE) return text
  if (isPersonalPhone(number))
    return distinct('phone', number, (draw) => number.charAt(0) + drawSameShape(number.slice(1), draw), isPersonalPhone)
  const iban = compactIban(text)
  return isIban(iban) ? distinct('iban', iban, (draw) => pseudonymizeIban(iban, draw), isIban) : null
}

/** Whether a text has a form that no code or word has by chance. */
function isUnmistakable(text: string): boolean {
  const kind = documentKind(normalizeIdentifier(text))
  return (
    kind === 'nif' ||
    kind === 'nie' ||
    isSupplyCode(text.trim().toUpperCase()) ||
    isEmail(text.trim()) ||
    isIban(compactIban(text))
  )
}

function ofKind(kind: PersonalKind, text: string, distinct: Distinct): string {
  const masked = text.includes('*')
  if (!masked && (kind === 'name' || kind === 'surname')) return pseudonymizeName(text, 'name', distinct)
  if (!masked && kind === 'address') return pseudonymizeName(text, 'address', distinct)
  if (kind === 'code') return pseudonymizeCode(text, distinct)
  if (kind === 'text') return distinct('text', text, (draw) => fillerText(text, draw))
  // An invalid text stays invalid: a NIF with a wrong letter, a part of one, a masked one.
  return distinct(
    'shape',
    text,
    (draw) => drawSameShape(text, draw),
    (made) => !isRecognised(made),
  )
}

function isRecognised(text: string): boolean {
  return (
    documentKind(normalizeIdentifier(text)) !== undefined ||
    isSupplyCode(text) ||
    isEmail(text) ||
    isPersonalPhone(normalizePhone(text))
  )
}

function otherPlace(metres: number, distinct: Distinct): number {
  const [least, most] = [EASTINGS, NORTHINGS].find(([low, high]) => metres >= low && metres <= high) ?? [0, 1]
  return Number(distinct('coordinate', String(metres), (draw) => String(least + draw((most - least) * 100) / 100)))
}
