import { isDate } from '@acometida/api-spec/rules/calendar'
import { dateFromSpanish } from '@acometida/api-spec/rules/dates'
import { type AnswerShape, answers } from '@acometida/api-spec/generated/answers'

/** What keeps an answer, or an item of it, from being what the contract says. */
export interface Flaw {
  /** Where it stands first: `supplyPoints.items[3].power`. Empty for the answer itself. */
  readonly field: string
  /** What the contract wants there: `must be a number`. It holds nothing of the answer, which may be personal. */
  readonly problem: string
  /** In how many items of the same lists it stands. */
  readonly times: number
}

/** What of an answer can be read. */
export interface Reading {
  /** The answer, without the items that are left out; undefined where it cannot be read at all. */
  readonly value: unknown
  /** All that is wrong with it, each once. */
  readonly flaws: readonly Flaw[]
  /** How many items of its lists cannot be read, and are left out alone. */
  readonly leftOut: number
}

/**
 * Reads a success by the contract: kinds, closed choices, dates that there are, and fields that must not be left out.
 * Fields that the contract does not know are let pass, as are codes of an open list, and nothing is converted. Of a
 * list that may be shown in part, an item that cannot be read is left out alone; where none of its items can be, the
 * answer cannot either.
 */
export function readAnswer(operation: string, answer: unknown): Reading {
  const shape = answers[operation]
  // A year of hours is looked at in one go. Only what has a flaw is taken apart.
  if (!shape || checkOf(shape)(answer)) return { value: answer, flaws: [], leftOut: 0 }
  const found: Found = { flaws: new Map(), leftOut: 0 }
  const value = mended(shape, answer, '', found)
  return { value: value === BROKEN ? undefined : value, flaws: [...found.flaws.values()], leftOut: found.leftOut }
}

interface Found {
  /** By where they stand, whichever item it is, and what is wrong. */
  readonly flaws: Map<string, Flaw>
  leftOut: number
}

/** What cannot be read, whatever else is there. */
const BROKEN = Symbol('broken')

/** A value without the items that cannot be read, or BROKEN. All that is wrong is added to `found`. */
function mended(shape: AnswerShape, value: unknown, field: string, found: Found): unknown {
  if (checkOf(shape)(value)) return value
  if (shape.oneOf) return mendedVariant(shape.oneOf, value, field, found)
  const problem = problemOfShape(shape)(value)
  if (problem !== null) {
    const key = `${field.replaceAll(/\[\d+\]/g, '[]')} ${problem}`
    const known = found.flaws.get(key)
    found.flaws.set(key, known ? { ...known, times: known.times + 1 } : { field, problem, times: 1 })
    return BROKEN
  }
  if (Array.isArray(value) && shape.items) return mendedList(shape, shape.items, value, field, found)
  return isObject(value) ? mendedObject(shape, value, field, found) : value
}

/** The first variant that can be read in part, or what is wrong with the first. */
function mendedVariant(variants: readonly AnswerShape[], value: unknown, field: string, found: Found): unknown {
  const [first] = variants
  const readable = variants.find((shape) => mended(shape, value, field, { flaws: new Map(), leftOut: 0 }) !== BROKEN)
  const shape = readable ?? first
  return shape ? mended(shape, value, field, found) : value
}

function mendedList(
  { partial = false }: AnswerShape,
  item: AnswerShape,
  list: readonly unknown[],
  field: string,
  found: Found,
): unknown {
  const read = list.map((each, index) => mended(item, each, `${field}[${index}]`, found))
  const left = read.filter((each) => each !== BROKEN)
  if (left.length === read.length) return left
  if (!partial || left.length === 0) return BROKEN
  found.leftOut += read.length - left.length
  return left
}

function mendedObject({ properties = {}, required = [] }: AnswerShape, object: Fields, field: string, found: Found) {
  const parts = Object.entries(properties).flatMap(([name, shape]): [string, unknown][] => {
    const value = object[name]
    if (value === undefined && !required.includes(name)) return []
    return [[name, mended(shape, value, field === '' ? name : `${field}.${name}`, found)]]
  })
  return parts.some(([, part]) => part === BROKEN) ? BROKEN : { ...object, ...Object.fromEntries(parts) }
}

/** Whether a value is as the contract says. */
type Check = (value: unknown) => boolean
/** What is wrong with a value itself, whatever it holds. */
type Problem<Value = unknown> = (value: Value) => string | null

/** The check of a shape, worked out once for all the thousands of values that a list may hold. */
function checkOf(shape: AnswerShape): Check {
  const known = checks.get(shape)
  if (known) return known
  const check = shape.oneOf ? checkOfOne(shape.oneOf.map(checkOf)) : checkOfOnly(shape)
  checks.set(shape, check)
  return check
}

const checks = new WeakMap<AnswerShape, Check>()

function checkOfOne(variants: readonly Check[]): Check {
  return (value) => variants.some((isRight) => isRight(value))
}

function checkOfOnly(shape: AnswerShape): Check {
  const problemOf = problemOfShape(shape)
  const { items, properties } = shape
  const isItem = items && checkOf(items)
  const areFields = properties && checkOfFields(properties, shape.required)
  return (value) => {
    if (problemOf(value) !== null) return false
    if (Array.isArray(value)) return isItem === undefined || value.every(isItem)
    return areFields === undefined || !isObject(value) || areFields(value)
  }
}

type Fields = Readonly<Record<string, unknown>>

function checkOfFields(
  properties: Readonly<Record<string, AnswerShape>>,
  required: readonly string[] = [],
): (object: Fields) => boolean {
  const parts = Object.entries(properties).map(([name, shape]) => ({
    name,
    isRight: checkOf(shape),
    required: required.includes(name),
  }))
  return (object) =>
    parts.every(({ name, isRight, ...part }) => {
      const found = object[name]
      return (!part.required && found === undefined) || isRight(found)
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
  object: { words: 'an object', has: (value) => isObject(value) && !Array.isArray(value) },
  array: { words: 'a list', has: Array.isArray },
  string: { words: 'text', has: (value) => typeof value === 'string' },
  number: { words: 'a number', has: Number.isFinite },
  integer: { words: 'a whole number', has: Number.isInteger },
  boolean: { words: 'true or false', has: (value) => typeof value === 'boolean' },
  null: { words: 'null', has: (value) => value === null },
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Null where any text will do. */
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
  uri: (text) => (URL.canParse(text) ? null : 'must be an address'),
}

function isInstant(text: string): boolean {
  return INSTANT.test(text) && isSameOrDate(text.slice(0, 10))
}

/** Instants come in the order of time, with many of a day together. */
function isSameOrDate(date: string): boolean {
  if (date !== lastDate) {
    if (!isDate(date)) return false
    lastDate = date
  }
  return true
}

let lastDate = ''
const INSTANT = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/
