import { CHECK_LETTERS } from '../person/document.ts'
import { compact } from '../typed/characters.ts'

const DISTRIBUTORS = ['ES0022', 'ES0390']
const BORDER_POINT = '1P'

/**
 * Whether a completed CUPS is a supply of this distributor: its prefix, sixteen digits in all, their two check letters,
 * and the border point 1P, as `ES0022007661975321ZM1P` has. Only typed codes are checked; codes in answers are shown
 * unchecked.
 */
export function isCups(value: string): boolean {
  return DISTRIBUTORS.some((prefix) => value.startsWith(prefix)) && value.endsWith(BORDER_POINT) && isAnyCups(value)
}

/**
 * The normal form of a typed CUPS: upper case, without separators and the word before it, and the border point
 * completed (20 characters get 1P, 21 get P). `CUPS: es 0022 0076 6197 5321 zm` becomes `ES0022007661975321ZM1P`. A
 * self-consumption code is written alike.
 */
export function completeCups(typed: string): string {
  const code = compact(typed).replace(/^(?:C[OÓ]DIGO)?(?:CUPS|CAU)(?:NO)?(?=ES)/, '')
  if (code.length === 20) return code + BORDER_POINT
  return code.length === 21 && !code.endsWith('P') ? `${code}P` : code
}

/** The CUPS of a distributor's supply: makeCups('0022', 1234567) is ES0022000001234567WY1P. */
export function makeCups(distributor: string, number: number): string {
  const digits = distributor.padStart(4, '0') + String(number).padStart(12, '0')
  return `ES${digits}${checkLetters(digits)}${BORDER_POINT}`
}

/** A self-consumption code: the 22 characters of a CUPS, then A and three digits: `ES0022007661975321ZM1PA000`. */
export function isCau(value: string): boolean {
  return /^A\d{3}$/.test(value.slice(22)) && isAnyCups(value.slice(0, 22))
}

/** The self-consumption code of a supply, such as `ES0022007661975321ZM1PA000`; 0 means an individual installation. */
export function makeCau(cups: string, installation = 0): string {
  return `${cups}A${String(installation).padStart(3, '0')}`
}

function isAnyCups(value: string): boolean {
  return /^ES\d{16}[A-Z]{2}\d[A-Z]$/.test(value) && checkLetters(value.slice(2, 18)) === value.slice(18, 20)
}

/** The sixteen digits modulo 529 as two base-23 letters. Sixteen digits exceed a safe number, hence BigInt. */
function checkLetters(digits: string): string {
  const remainder = Number(BigInt(digits) % 529n)
  return CHECK_LETTERS.charAt(Math.floor(remainder / 23)) + CHECK_LETTERS.charAt(remainder % 23)
}
