import fc from 'fast-check'

/** A number from 0 to below 1, the next of a seeded row. */
export type Random = () => number

/** A seeded row of numbers (mulberry32), so that a failure can be repeated. */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  // The index is below the length; no caller passes an empty list.
  items[Math.floor(random() * items.length)] as Item

/** A value that fits a schema of the contract, at one of its borders: the least, the longest, the oddest. */
export function borderValue(schema: Keywords, random: Random): unknown {
  const { anyOf, const: only, enum: choices, type } = schema
  if (anyOf) return borderValue(pick(random, anyOf), random)
  if (only !== undefined) return only
  if (choices) return pick(random, choices)
  const kind = Array.isArray(type) ? pick(random, type) : type
  return kind === undefined ? null : (borders[kind]?.(schema, random) ?? null)
}

/** The keywords of a schema of the contract. */
export interface Keywords {
  readonly [keyword: string]: unknown
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Keywords[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: Keywords
  readonly properties?: Readonly<Record<string, Keywords>>
  readonly required?: readonly string[] | undefined
}

const borders: Readonly<Record<string, (schema: Keywords, random: Random) => unknown>> = {
  string: textAt,
  number: numberAt,
  integer: (schema, random) => Math.trunc(numberAt(schema, random)),
  boolean: (_schema, random) => random() < 0.5,
  null: () => null,
  array: ({ items = {}, minItems = 0, maxItems = 200 }, random) => {
    const length = pick(random, [minItems, Math.max(minItems, 1), Math.min(maxItems, 200)])
    return Array.from({ length: Math.min(length, maxItems) }, () => borderValue(items, random))
  },
  object: ({ properties = {}, required = [] }, random) => {
    const keepsAll = random() < 0.5
    const kept = Object.entries(properties).filter(([name]) => keepsAll || required.includes(name))
    return Object.fromEntries(kept.map(([name, value]) => [name, borderValue(value, random)]))
  },
}

function numberAt({ minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Keywords, random: Random) {
  const fitting = [minimum, maximum, 0, -0, 1, -1, 0.1 + 0.2, Number.EPSILON, 2 ** 31, 2 ** 32 + 1, 1e-7]
  return pick(
    random,
    fitting.filter((value) => value >= minimum && value <= maximum),
  )
}

function textAt({ format, pattern, minLength = 0, maxLength = 5_000 }: Keywords, random: Random): string {
  const written = FORMATTED[format ?? '']
  if (written) return pick(random, written)
  const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength
  if (pattern !== undefined) return pick(random, matching(pattern).filter(fits).concat('x'.repeat(minLength)))
  const piece = pick(random, PIECES)
  const filled = (length: number) =>
    [...piece.repeat(Math.ceil(length / Math.max(1, [...piece].length)))].slice(0, length).join('')
  const text = pick(random, [() => piece, () => filled(Math.min(maxLength, 5_000)), () => filled(minLength)])()
  return fits(text) ? text : 'x'.repeat(minLength)
}

/** Texts that match a pattern, the same in every run. */
function matching(pattern: string): readonly string[] {
  const known = matches.get(pattern)
  if (known) return known
  const found = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 30, seed: 1 })
  matches.set(pattern, found)
  return found
}

const matches = new Map<string, readonly string[]>()

const DAYS = ['0001-01-01', '0000-02-29', '1582-10-10', '1969-12-31', '1970-01-01', '2000-02-29', '2024-02-29']
const LATE_DAYS = ['2025-10-26', '2026-03-16', '2026-03-29', '2038-01-19', '2100-02-28', '9999-12-30', '9999-12-31']
const TIMES = ['00:00:00Z', '23:59:60Z', '02:30:00+02:00', '23:59:59.999999999-12:00', '00:00:00+14:00', '12:00:00+01']

const ALL_DAYS = [...DAYS, ...LATE_DAYS]
const spanish = (day: string) => day.split('-').toReversed().join('/')

const FORMATTED: Readonly<Record<string, readonly string[]>> = {
  date: ALL_DAYS,
  'date-time': ALL_DAYS.flatMap((day) => TIMES.map((time) => `${day}T${time}`)),
  day: [...ALL_DAYS, ...ALL_DAYS.map(spanish)],
  quantity: ['0', '-0', '0,001', '0.001', '999999999999,999'],
  'dd/mm/yyyy': ALL_DAYS.map(spanish),
  'dd/mm/yy': ALL_DAYS.map((day) => spanish(day.slice(2))),
  email: ['a@b.co', `${'a'.repeat(64)}@${'b'.repeat(60)}.example`, "o'neil+x@xn--pea-8ma.es"],
  uri: ['https://a.example', 'mailto:a@b.co', `https://a.example/${'x'.repeat(1_000)}`, 'urn:x:y'],
}

/** Pieces of text that programs stumble over: other scripts and normal forms, marks of grammars, what nobody sees. */
const PIECES = [
  '',
  ' ',
  'a',
  'Ñandú',
  'e\u0301',
  'ﬃ',
  '漢字',
  'مرحبا',
  'שלום',
  '👩‍👩‍👧‍👦',
  '🔌',
  '\u0000',
  '\u200b',
  '\u202e',
  '\ufeff',
  '\ufffd',
  '\u2028',
  '\r\n',
  "'",
  '"',
  '\\',
  '%',
  '%00',
  '_',
  '*',
  '|',
  '::',
  '~~',
  ',',
  '<b>',
  '{{x}}',
  '${x}',
  '=1+1',
  '../',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  'true',
  '12345678Z',
  'ES0022000000000001FB1P',
]
