import { type DocumentKind, isCif, nifLetter } from '../rules/person/document.ts'
import { makeCups } from '../rules/supply/cups.ts'
import { type Draw, drawSameShape } from './draw.ts'

/** Another valid document of the same kind, such as `83457973N` for `12345678Z`. `document` is in normal form. */
export function pseudonymizeDocument(kind: DocumentKind, document: string, draw: Draw): string {
  return MAKERS[kind](document, draw)
}

type Maker = (document: string, draw: Draw) => string

const MAKERS: Readonly<Record<DocumentKind, Maker>> = {
  nif: (_document, draw) => withLetter('', digits(8, draw)),
  nie: (document, draw) => withLetter(document.charAt(0), digits(7, draw)),
  cif: anotherCif,
  passport: drawSameShape,
  // The beginning of a code says whose it is: staff, a company, a municipality.
  company: (document, draw) => {
    const start = document.startsWith('9') ? '9' : document.slice(0, 2)
    return start + digits(document.length - start.length, draw)
  },
}

function withLetter(start: string, number: string): string {
  return start + number + nifLetter(Number(start === '' ? number : 'XYZ'.indexOf(start) + number))
}

/** Another CIF. It keeps the letter of the entity, and ends in a digit if the original does. */
function anotherCif(document: string, draw: Draw): string {
  const start = document.charAt(0) + digits(7, draw)
  const controls = [...(/\d$/.test(document) ? '0123456789' : 'ABCDEFGHIJ')]
  return start + (controls.find((control) => isCif(start + control)) ?? '')
}

function digits(length: number, draw: Draw): string {
  return String(draw(10 ** length)).padStart(length, '0')
}

/**
 * A CUPS of any distributor, with the parts that its check letters cover. They are in the first 20 of its 20 or 22
 * characters.
 */
const SUPPLY = /^ES(\d{4})(\d{12})[A-Z]{2}(\d[A-Z])?(A\d{3})?$/

/** Whether a text is a CUPS, with or without its border point, or the code of a self-consumption (CAU). */
export function isSupplyCode(text: string): boolean {
  const [, distributor = '', number = ''] = SUPPLY.exec(text) ?? []
  return distributor !== '' && makeCups(distributor, Number(number)).slice(0, 20) === text.slice(0, 20)
}

/** Another supply of the same distributor, with right check letters, such as `ES0022727410520306XJ1P`. */
export function pseudonymizeCups(cups: string, draw: Draw): string {
  return makeCups(cups.slice(2, 6), draw(10 ** 12)).slice(0, 20)
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
/** The weights for the ten digits of a Spanish account, and for the eight digits of bank and office after two zeros. */
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

/** An account number in the form for comparison: upper case, without blanks, such as `ES9121000418450200051332`. */
export function compactIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** Whether a compact account number has valid check digits (ISO 13616). */
export function isIban(text: string): boolean {
  return IBAN.test(text) && remainderOf(text.slice(4) + text.slice(0, 4)) === 1
}

/**
 * Another account of the same country, such as `ES5363946792096226991040`. A Spanish one has valid inner control digits
 * as well.
 */
export function pseudonymizeIban(iban: string, draw: Draw): string {
  const country = iban.slice(0, 2)
  const drawn = drawSameShape(iban.slice(4), draw)
  const account = country === 'ES' && drawn.length === 20 ? withControl(drawn) : drawn
  const check = 98 - remainderOf(`${account}${country}00`)
  return country + String(check).padStart(2, '0') + account
}

/** The account as bank, office, two control digits and number. */
function withControl(account: string): string {
  const office = account.slice(0, 8)
  const number = account.slice(10)
  return office + controlOf(`00${office}`) + controlOf(number) + number
}

function controlOf(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (WEIGHTS[index] ?? 0), 0)
  const control = 11 - (sum % 11)
  return control < 10 ? control : 11 - control
}

/** The remainder of a division by 97. Letters count as 10 to 35. */
function remainderOf(text: string): number {
  return Number(BigInt(text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n)
}
