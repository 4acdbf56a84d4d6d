import type { Draw } from './draw.ts'
import { sameShape } from './shape.ts'

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
/** The weights for the ten digits of a Spanish account, and for the eight digits of bank and office after two zeros. */
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

/** An account number in the form for comparison: upper case, without blanks. */
export function compactIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** Whether a compact account number has valid check digits (ISO 13616). */
export function isIban(text: string): boolean {
  return FORM.test(text) && remainderOf(text.slice(4) + text.slice(0, 4)) === 1
}

/** Another account of the same country. A Spanish one has valid inner control digits as well. */
export function anotherIban(iban: string, draw: Draw): string {
  const country = iban.slice(0, 2)
  const drawn = sameShape(iban.slice(4), draw)
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
