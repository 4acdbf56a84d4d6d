import { isCif, nifLetter } from '@acometida/api-spec/rules/person/document'
import { plainText } from '@acometida/api-spec/rules/plainText'
import { between, type Key, pick } from '#src/fraction.ts'

/** A believable first name and two surnames, by key. */
export function personName(...key: Key): { readonly name: string; readonly surname: string } {
  const first = pick(surnames, ...key, 'first surname')
  const second = pick(surnames, ...key, 'second surname')
  return { name: pick(firstNames, ...key, 'name'), surname: `${first} ${second}` }
}

/** A valid NIF, such as `42926919H`, for each user id under nine million, none of them a persona's. */
export function nifOf(userId: number): string {
  // Multiplying by a number prime to the range scatters the ids over it without two of them meeting.
  const number = 35_000_000 + ((userId * 7919) % 9_000_000)
  return `${number}${nifLetter(number)}`
}

/**
 * A valid tax number of a company or community, such as `H12345674`: its letter and seven digits, closed by the control
 * digit.
 */
export function cifOf(letter: 'A' | 'B' | 'H', number: number): string {
  const stem = letter + String(number).padStart(7, '0')
  // Exactly one of the ten digits is the check digit.
  return stem + Array.from({ length: 10 }, (_, digit) => digit).find((digit) => isCif(`${stem}${digit}`))
}

/** An address from the words of a name: Lucía, Ferreiro gives lucia.ferreiro@correo.gal. */
export function emailOf(...words: readonly (string | number)[]): string {
  return `${plainText(words.join('.'))
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/\.$/, '')}@correo.gal`
}

/** A mobile number by key, such as `628219863`; none of them is the placeholder 600000000. */
export function phoneOf(...key: Key): string {
  return String(between(610_000_000, 689_999_999, ...key, 'phone'))
}

function words(text: string): [string, ...string[]] {
  const [first = '', ...others] = text.trim().split(/\s+/)
  return [first, ...others]
}

const firstNames = words(`
  Ana Antía Antón Breixo Carlos Cristina David Diego Elvira Iria Isabel Javier Laura Lois Manuel María Mateo Miguel
  Nuria Olalla Paula Rocío Roi Rubén Sara Silvia Tomás Uxía Xiana Xurxo
`)

const surnames = words(`
  Abad Álvarez Blanco Bouzas Cabaleiro Castiñeira Díaz Domínguez Fernández Figueroa Gómez González Iglesias Lago López
  Lorenzo Martínez Méndez Novoa Otero Pérez Piñeiro Portela Ramos Rivas Rodríguez Sánchez Souto Suárez Vidal
`)
