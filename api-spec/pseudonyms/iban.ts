import type { Draw } from './draw.ts'
import { sameShape } from './shape.ts'

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
/** The weights of the ten digits of a Spanish account, and of the eight of bank and office after two zeros. */
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]

/** An account number as it is compared: upper case, without blanks. */
export function compactIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** Whether a compact account number has right check digits (ISO 13616). */
export function isIban(text: string): boolean {
  return FORM.test(text) && remainderOf(text.slice(4) + text.slice(0, 4)) === 1
}

/** Another account of the same country. A Spanish one has right digits of control within as well. */
export function anotherIban(iban: string, draw: Draw): string {
  const country = iban.slice(0, 2)
  const drawn = sameShape(iban.slice(4), draw)
  const account = country === 'ES' && drawn.length === 20 ? withControl(drawn) : drawn
  const check = 98 - remainderOf(`${account}${country}00`)
  return country + String(check).padStart(2, '0') + account
}

/** Bank, office, two digits of control, number. */
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

/** The remainder by 97, letters counted as 10 to 35. */
function remainderOf(text: string): number {
  return Number(BigInt(text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n)
}
