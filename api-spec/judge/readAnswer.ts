import { type AnswerShape, answers } from '../generated/answers.ts'
import { type Fields, hasFields, isObject } from '../rules/fields.ts'
import { oncePerObject } from '../rules/memoize.ts'
import { readQuantity } from '../rules/quantity.ts'
import { isDate } from '../rules/time/calendar.ts'
import { dateFromAnyForm, dateFromSpanish } from '../rules/time/dates.ts'
import { isInstant } from '../rules/time/instant.ts'

/** A breach of the contract in an answer. */
export interface Flaw {
  /** Its first location: `supplyPoints.items[3].power`. Empty for the answer itself. */
  readonly field: string
  /** The contract's requirement: `must be a number`. It quotes nothing of the answer, which may be personal. */
  readonly problem: string
  /** The number of items with this flaw. */
  readonly times: number
}

/** The readable part of an answer. */
export interface ParsedAnswer {
  /** The answer without its unreadable items. Undefined if it cannot be read at all. */
  readonly value: unknown
  /** All flaws, each once. */
  readonly flaws: readonly Flaw[]
  /** The number of list items that were left out as unreadable. */
  readonly dropped: number
  /** Fields that were left out where the contract says null, each once. They are read as null. */
  readonly nulls: readonly Flaw[]
}

/**
 * Checks a success against the contract: types, enums, valid dates and required fields. Unknown fields and codes of an
 * open list pass. Nothing is converted, except that a field that is left out is null where the contract allows it. A
 * list that may be shown in part loses only its unreadable items; if none is readable, the answer is not either.
 */
export function readAnswer(operation: string, answer: unknown): ParsedAnswer {
  const shape = answers[operation]
  // A year of hourly values is checked in one pass. Only an answer with a flaw is searched in detail.
  if (!shape || checkOf(shape)(answer)) return { value: answer, flaws: [], dropped: 0, nulls: [] }
  const findings = noFindings()
  const value = readValue(shape, answer, '', findings)
  const { flaws, dropped, nulls } = findings
  return {
    value: value === BROKEN ? undefined : value,
    flaws: [...flaws.values()],
    dropped,
    nulls: [...nulls.values()],
  }
}

/** A place in an answer without the indexes of its lists, which change with the data: `supplyPoints.items[].power`. */
export const withoutIndexes = (place: string): string => place.replaceAll(/\[\d+\]/g, '[]')

interface Findings {
  /** Flaws by location, without the item's index, and problem. */
  readonly flaws: Map<string, Flaw>
  /** Fields left out where the contract says null, in the same way. */
  readonly nulls: Map<string, Flaw>
  dropped: number
}

const noFindings = (): Findings => ({ flaws: new Map(), nulls: new Map(), dropped: 0 })

function note(flaws: Map<string, Flaw>, field: string, problem: string): void {
  const key = `${withoutIndexes(field)} ${problem}`
  const known = flaws.get(key)
  flaws.set(key, known ? { ...known, times: known.times + 1 } : { field, problem, times: 1 })
}

/** Marks a value that cannot be read. */
const BROKEN = Symbol('broken')

/** A value without its unreadable items, or BROKEN. Adds the flaws to `findings`. */
function readValue(shape: AnswerShape, value: unknown, field: string, findings: Findings): unknown {
  if (checkOf(shape)(value)) return value
  if (shape.oneOf) return readVariant(shape.oneOf, value, field, findings)
  const problem = problemOfShape(shape)(value)
  if (problem !== null) {
    note(findings.flaws, field, problem)
    return BROKEN
  }
  if (Array.isArray(value) && shape.items) return readList(shape, shape.items, value, field, findings)
  return hasFields(value) ? readObject(shape, value, field, findings) : value
}

/** The first variant that is readable in part, else the first variant with its flaws. */
function readVariant(variants: readonly AnswerShape[], value: unknown, field: string, findings: Findings): unknown {
  const [first] = variants
  const readable = variants.find((shape) => readValue(shape, value, field, noFindings()) !== BROKEN)
  const shape = readable ?? first
  return shape ? readValue(shape, value, field, findings) : value
}

function readList(
  { partial = false }: AnswerShape,
  item: AnswerShape,
  list: readonly unknown[],
  field: string,
  findings: Findings,
): unknown {
  const read = list.map((each, index) => readValue(item, each, `${field}[${index}]`, findings))
  const readable = read.filter((each) => each !== BROKEN)
  if (readable.length === read.length) return readable
  if (!partial || readable.length === 0) return BROKEN
  findings.dropped += read.length - readable.length
  return readable
}

function readObject(
  { properties = {}, required = [] }: AnswerShape,
  object: Fields,
  field: string,
  findings: Findings,
) {
  const parts = Object.entries(properties).flatMap(([name, shape]): [string, unknown][] => {
    const value = object[name]
    const inner = field === '' ? name : `${field}.${name}`
    if (value !== undefined) return [[name, readValue(shape, value, inner, findings)]]
    if (!required.includes(name)) return []
    if (!checkOf(shape)(null)) return [[name, readValue(shape, value, inner, findings)]]
    note(findings.nulls, inner, 'must be null where it has no value')
    return [[name, null]]
  })
  return parts.some(([, part]) => part === BROKEN) ? BROKEN : { ...object, ...Object.fromEntries(parts) }
}

/** Whether a value meets the contract. */
type Check = (value: unknown) => boolean
/** The flaw of a value itself, apart from its content. */
type Problem<Value = unknown> = (value: Value) => string | null

/** The check of a shape, compiled once for the thousands of values that a list may hold. */
const checkOf = oncePerObject((shape: AnswerShape): Check =>
  shape.oneOf ? checkOfOne(shape.oneOf.map(checkOf)) : checkOfOnly(shape),
)

function checkOfOne(variants: readonly Check[]): Check {
  return (value) => variants.some((isValid) => isValid(value))
}

function checkOfOnly(shape: AnswerShape): Check {
  const problemOf = problemOfShape(shape)
  const { items, properties } = shape
  const isItem = items && checkOf(items)
  const areFields = properties && checkOfFields(properties, shape.required)
  return (value) => {
    if (problemOf(value) !== null) return false
    if (Array.isArray(value)) return isItem === undefined || value.every(isItem)
    return areFields === undefined || !hasFields(value) || areFields(value)
  }
}

function checkOfFields(
  properties: Readonly<Record<string, AnswerShape>>,
  required: readonly string[] = [],
): (object: Fields) => boolean {
  const parts = Object.entries(properties).map(([name, shape]) => ({
    name,
    isValid: checkOf(shape),
    required: required.includes(name),
  }))
  return (object) =>
    parts.every(({ name, isValid, ...part }) => {
      const value = object[name]
      return (!part.required && value === undefined) || isValid(value)
    })
}

function problemOfShape(shape: AnswerShape): Problem {
  const { const: only, enum: choices } = shape
  const kinds = [shape.type ?? []].flat().map(kindNamed)
  const [kind, ...others] = kinds
  const textProblem = problemOfText(shape)
  return (value) => {
    if (value === undefined) return 'must not be left out'
    if (kind && !kind.has(value) && !others.some(({ has }) => has(value)))
      return `must be ${kinds.map(({ words }) => words).join(' or ')}`
    if (choices && !choices.includes(value)) return `must be one of ${choices.join(', ')}`
    if (only !== undefined && value !== only) return `must be ${String(only)}`
    return textProblem && typeof value === 'string' ? textProblem(value) : null
  }
}

interface Kind {
  readonly words: string
  readonly has: (value: unknown) => boolean
}

function kindNamed(name: string): Kind {
  return KINDS[name] ?? { words: name, has: (value) => typeof value === name }
}

const KINDS: Readonly<Record<string, Kind>> = {
  object: { words: 'an object', has: isObject },
  array: { words: 'a list', has: Array.isArray },
  string: { words: 'text', has: (value) => typeof value === 'string' },
  number: { words: 'a number', has: Number.isFinite },
  integer: { words: 'a whole number', has: Number.isInteger },
  boolean: { words: 'true or false', has: (value) => typeof value === 'boolean' },
  null: { words: 'null', has: (value) => value === null },
}

/** Null if any text is valid. */
function problemOfText({ format, pattern }: AnswerShape): Problem<string> | null {
  const problemOf = FORMATS[format ?? '']
  if (problemOf) return problemOf
  if (pattern === undefined) return null
  const allowed = new RegExp(pattern)
  return (text) => {
    if (!allowed.test(text)) return `must match ${pattern}`
    const isSpanish = /^\d\d\/\d\d\/\d{4}/.test(text)
    return isSpanish && dateFromSpanish(text.slice(0, 10)) === undefined ? 'must be a date that there is' : null
  }
}

const FORMATS: Readonly<Record<string, Problem<string>>> = {
  date: (text) => (isDate(text) ? null : 'must be a date: yyyy-mm-dd'),
  'date-time': (text) => (isInstant(text) ? null : 'must be a date with time and zone: yyyy-mm-ddThh:mm:ssZ'),
  day: (text) => (dateFromAnyForm(text) === undefined ? 'must be a day: dd/mm/yyyy or yyyy-mm-dd' : null),
  quantity: (text) => (readQuantity(text) === undefined ? 'must be a number with a decimal comma' : null),
  uri: (text) => (URL.canParse(text) ? null : 'must be an address'),
}
