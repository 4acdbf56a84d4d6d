import { deflateSync } from 'node:zlib'
import type { PersonalKind } from '@acometida/api-spec/generated/personal'
import { nifLetter } from '@acometida/api-spec/rules/person/document'
import { makeCups } from '@acometida/api-spec/rules/supply/cups'

/** Makes personal values that occur nowhere else, and remembers the mark by which each is found. */
export interface Canaries {
  readonly plant: (kind: PersonalKind) => string
  readonly plantPlace: () => number
  readonly marks: ReadonlySet<string>
}

/** So few documents and phones that no pseudonym equals one of them by chance. */
const SHORT_ONES = 300
/** The gap between successive numbers. */
const STEP = 7919

export function makeCanaries(): Canaries {
  const marks = new Set<string>()
  let count = 0
  const marked = (mark: string) => {
    marks.add(mark.toLowerCase())
    return mark
  }
  const next = () => (count += 1)
  const short = () => (next() % SHORT_ONES) * STEP
  const word = () => marked(`Zq${letters(next())}`)
  const nif = () => {
    const number = 30_000_000 + short()
    return marked(number + nifLetter(number))
  }
  const phone = () => marked(`6${String(11_000_000 + short()).padStart(8, '0')}`)
  const digits = () => marked(String(20_260_000_000_000 + next() * STEP))
  const birthday = () => {
    const day = new Date(Date.UTC(2001, 0, 1) + (next() % SHORT_ONES) * 86_400_000)
    return marked(day.toISOString().slice(0, 10))
  }
  const supply = () => {
    const cups = makeCups('0022', 500_000_000_000 + next() * STEP)
    marked(cups.slice(2, 18))
    return cups
  }
  const token = () =>
    jwt({ sub: nif(), sid: word(), email: `${word()}@correo.gal`, name: word(), 'own claim': word() }, word())
  const makers: Readonly<Record<PersonalKind, readonly (() => string)[]>> = {
    nif: [nif],
    cups: [supply],
    name: [word, () => `${word()} de ${word()}`],
    surname: [word],
    email: [() => `${word()}@correo.gal`],
    phone: [phone],
    address: [() => `Rúa ${word()}, 27`],
    iban: [word],
    coordinates: [word],
    birthday: [birthday],
    code: [() => `FE${digits()}`, () => `FAC-FO${digits()}`, supply, nif],
    link: [() => `/requests?request=SR${digits()}&name=${word()}`],
    file: [() => pdf(word(), word(), word()).toString('base64')],
    text: [
      () => `Llámenme, soy ${word()}, ${nif()}`,
      () => word().replace('Z', '&#x5A;'),
      () => Buffer.from(`soy ${word()}`).toString('base64'),
    ],
    secret: [word, token],
    none: [() => 'EN CURSO'],
  }
  return {
    plant: (kind) => {
      const choices = makers[kind]
      return choices[next() % choices.length]?.() ?? ''
    },
    plantPlace: () => Number(marked(`${512_345 + next()}.37`)),
    marks,
  }
}

/** A number as eight letters from a to p. */
function letters(number: number): string {
  return [...number.toString(16).padStart(8, '0')]
    .map((digit) => 'abcdefghijklmnop'.charAt(Number.parseInt(digit, 16)))
    .join('')
}

function jwt(claims: object, signature: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part(claims)}.${Buffer.from(signature).toString('base64url')}`
}

/** The parts of a PDF that hold text: one stream as it is, one deflated, one with its text in hexadecimal digits. */
function pdf(plain: string, deflated: string, hex: string): Buffer {
  const stream = deflateSync(Buffer.from(`BT (${deflated}) Tj ET`))
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.4\n4 0 obj<<>>stream\nBT (${plain}) Tj ET\nendstream endobj\n5 0 obj<</Filter/FlateDecode>>stream\n`,
    ),
    stream,
    Buffer.from(
      `\nendstream endobj\n6 0 obj<<>>stream\nBT <${Buffer.from(hex).toString('hex')}> Tj ET\nendstream endobj\n%%EOF\n`,
    ),
  ])
}
