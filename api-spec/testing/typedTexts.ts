import type { TypedKind } from '../rules/typed/typedText.ts'

/** Writes the normal form of a value in another way. */
type Way = (value: string) => string

/** How one kind of text is written. */
interface TypedTexts {
  /** A normal form. */
  readonly right: string
  readonly ways: readonly Way[]
  /** Texts that are none of this kind, however they are read. */
  readonly wrong: readonly string[]
}

/** A value with a character between its groups of some characters. */
const grouped =
  (separator: string, size = 3): Way =>
  (value) =>
    value.replace(new RegExp(`(.{${size}})(?=.)`, 'gs'), `$1${separator}`)
const lower: Way = (value) => value.toLowerCase()
const fullWidth: Way = (value) => value.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))

/** Characters that nobody sees, before a value, within it and behind it. */
const unseen: readonly Way[] = [
  '\u200B', // zero-width blank
  '\u200E', // marks, embeddings and isolates of a direction
  '\u200F',
  '\u202A',
  '\u2066',
  '\u2060', // word joiner
  '\uFEFF', // byte order mark
  '\u00AD', // soft hyphen
].map((sign) => (value) => `${sign}${value.slice(0, 4)}${sign}${value.slice(4)}${sign}`)

/** Separators of the groups of a number or code, which stand there for the eye alone. */
const separators: readonly Way[] = [
  grouped(' '),
  grouped('\u00A0'), // no-break blank, and its narrow form
  grouped('\u202F'),
  grouped('-'),
  grouped('\u2011'), // hyphens and dashes as word processors set them
  grouped('\u2013'),
  grouped('\u2212'),
  grouped('.'),
  (value) => ` ${value}\n`,
  (value) => `${value}.`,
]

const quotes: readonly Way[] = ['""', '“”', '«»', "''", '()', '<>'].map(
  ([before, behind]) =>
    (value) =>
      `${before}${value}${behind}`,
)

/** Each kind of typed text. All of its ways have the same normal form. */
export const typedTexts: Readonly<Record<TypedKind, TypedTexts>> = {
  document: {
    right: '12345678Z',
    ways: [
      lower,
      fullWidth,
      ...separators,
      ...quotes,
      ...unseen,
      (value) => `${value.slice(0, -1)}/${value.slice(-1)}`,
      (value) => `NIF: ${value}`,
      (value) => `N.I.F. ${value}`,
      (value) => `DNI nº ${value}`,
      (value) => `CIF: ES ${value}`,
      (value) => `ES${value}`,
    ],
    wrong: ['12345678A', '12345678', '1234567890Z', 'Z12345678', '12345678ZZ', '***4567**', 'K1234567A', '12345678Z 2'],
  },
  cups: {
    right: 'ES0022007661975321ZM1P',
    ways: [
      lower,
      fullWidth,
      ...separators,
      ...quotes,
      ...unseen,
      grouped(' ', 4),
      (value) => value.replace(/1P$/, ''),
      (value) => value.replace(/P$/, ''),
      (value) => `CUPS: ${value}`,
      (value) => `Código CUPS ${value}`,
    ],
    wrong: ['ES0022007661975321ZX1P', 'ES0022007661975321', '0022007661975321ZM1P', 'FR0022007661975321ZM1P'],
  },
  phone: {
    right: '612345678',
    ways: [
      fullWidth,
      ...separators,
      ...quotes,
      ...unseen,
      grouped(' ', 2),
      (value) => `+34${value}`,
      (value) => `+34 ${grouped(' ')(value)}`,
      (value) => `(+34) ${value}`,
      (value) => `+34\u00A0${value}`,
      (value) => `0034${value}`,
      (value) => `0034 ${grouped('-')(value)}`,
      (value) => `34 ${grouped(' ')(value)}`,
      (value) => `tel:+34${value}`,
      (value) => `Tel.: ${value}`,
      (value) => `Móvil ${value}`,
    ],
    wrong: ['61234567', '6123456789', '512345678', '+351612345678', '612345678 ext. 2', '******678', 'nueve'],
  },
  email: {
    right: 'lucia@correo.gal',
    ways: [
      (value) => value.toUpperCase(),
      fullWidth,
      ...quotes,
      ...unseen,
      (value) => ` ${value}\n`,
      (value) => `${value}.`,
      (value) => `${value},`,
      (value) => value.replace('@', ' @'),
      (value) => value.replace(/\.(?=\w+$)/, '. '),
      (value) => `Lucía Ferreiro <${value}>`,
      (value) => `mailto:${value}`,
      (value) => `mailto:${value}?subject=Hola`,
      (value) => `E-mail: ${value}`,
      (value) => `Correo electrónico: ${value}`,
    ],
    wrong: [
      'lucia',
      'lucia@',
      'lucia@correo',
      'lucia@@correo.gal',
      'lucia vidal@correo.gal',
      'a@correo.gal b@correo.gal',
    ],
  },
  recipient: {
    right: 'lucia@correo.gal',
    ways: [fullWidth, ...quotes, ...unseen],
    wrong: ['lucia', 'lucia@'],
  },
  postcode: {
    right: '15705',
    ways: [
      fullWidth,
      ...separators,
      ...quotes,
      ...unseen,
      (value) => `E-${value}`,
      (value) => `ES ${value}`,
      (value) => `CP: ${value}`,
      (value) => `C.P. ${value}`,
    ],
    wrong: ['1570', '157055', 'AB705', '99705'],
  },
  reference: {
    right: '9872023VH5797S0001WX',
    ways: [lower, fullWidth, ...separators, ...quotes, ...unseen],
    wrong: ['9872023VH5797S0001W', '9872023VH5797S0001WX1', '9872023VH5797S0001W*'],
  },
  dossier: {
    right: 'EXP-2024-000123',
    ways: [
      lower,
      fullWidth,
      ...quotes,
      ...unseen,
      grouped(' '),
      grouped('\u00A0'),
      (value) => value.replaceAll('-', '\u2013'),
      (value) => `${value}.`,
    ],
    wrong: ['EXP-2024-00012', 'EXQ-2024-000123'],
  },
  code: {
    right: '123456',
    ways: [
      fullWidth,
      ...separators,
      ...quotes,
      ...unseen,
      (value) => `Su código es ${value}`,
      (value) => `Su código es ${grouped(' ')(value)}. No lo comparta con nadie.`,
      (value) => `${value} es su código de Acometida y vale 5 minutos`,
      (value) => `Acometida: o seu código é ${value}. Caduca ás 10:05 do 16/03/2026.`,
      (value) => `Your code is ${value}.\n@acometida.example #${value}`,
      (value) => `G-${value} is your code for 2026`,
    ],
    wrong: ['123', 'Su código es 123456 o 654321', 'Su código', '12345678'],
  },
  identifier: {
    right: 'FE-2026.0001a',
    ways: [
      fullWidth,
      ...quotes,
      ...unseen,
      (value) => ` ${value} `,
      (value) => `${value}.`,
      (value) => value.replaceAll('-', '\u2013'),
    ],
    wrong: [],
  },
  number: {
    right: '-1234,5',
    ways: [fullWidth, ...unseen, grouped('\u00A0'), (value) => ` ${value} `, (value) => value.replace('-', '\u2212')],
    wrong: [],
  },
  line: {
    right: 'María José O’Shea',
    ways: [
      ...unseen,
      (value) => ` ${value}\n`,
      (value) => value.replaceAll(' ', '\u00A0'),
      (value) => value.replaceAll(' ', '\u202F'),
      (value) => value.replaceAll(' ', ' \t '),
      (value) => value.normalize('NFD'),
    ],
    wrong: ['María\nJosé', 'evil.com', 'maria@correo.gal'],
  },
  text: { right: 'No hay luz.\nDesde las 9.', ways: [...unseen, (value) => value.normalize('NFD')], wrong: [] },
}

/** A value, in normal form, in each way of writing its kind. */
export function waysToType(kind: TypedKind, value = typedTexts[kind].right): string[] {
  return typedTexts[kind].ways.map((way) => way(value))
}
