import { isDate } from '@acometida/api-spec/rules/calendar'
import { dateFromSpanish } from '@acometida/api-spec/rules/dates'
import { type AnswerShape, answers } from '@acometida/api-spec/generated/answers'

/** What keeps an answer from being what the contract says. */
export interface Flaw {
  /** Where it stands: `supplyPoints.items[3].power`. Empty for the answer itself. */
  readonly field: string
  /** What the contract wants there: `must be a number`. It holds nothing of the answer, which may be personal. */
  readonly problem: string
}

/**
 * Judges a success by the contract: kinds, choices, dates that there are, and fields that must not be left out. The first flaw is
 * enough; null where there is none. Fields that the contract does not know are let pass, and nothing is converted.
 */
export function flawOf(operation: string, answer: unknown): Flaw | null {
  const shape = answers[operation]
  return shape ? checkOf(shape)(answer) : null
}

/** The first flaw of a value, named from there. */
type Check = (value: unknown) => Flaw | null
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
  return (value) => {
    const flaws = variants.map((check) => check(value))
    return flaws.includes(null) ? null : (flaws[0] ?? null)
  }
}

function checkOfOnly(shape: AnswerShape): Check {
  const problemOf = problemOfShape(shape)
  const { items, properties } = shape
  const itself: Check = (value) => {
    const problem = problemOf(value)
    return problem === null ? null : { field: '', problem }
  }
  if (!items && !properties) return itself
  const flawOfItems = items && flawOfList(checkOf(items))
  const flawOfFields = properties && flawOfObject(properties, shape.required)
  return (value) =>
    itself(value) ??
    (Array.isArray(value) ? flawOfItems?.(value) : isObject(value) ? flawOfFields?.(value) : null) ??
    null
}

/** A year of hours is looked at in one go, so only a flaw is named. */
function flawOfList(check: Check): (list: readonly unknown[]) => Flaw | null {
  return (list) => {
    for (let index = 0; index < list.length; index++) {
      const flaw = check(list[index])
      if (flaw) return below(`[${index}]`, flaw)
    }
    return null
  }
}

type Fields = Readonly<Record<string, unknown>>

function flawOfObject(
  properties: Readonly<Record<string, AnswerShape>>,
  required: readonly string[] = [],
): (object: Fields) => Flaw | null {
  const parts = Object.entries(properties).map(([name, shape]) => ({
    name,
    check: checkOf(shape),
    required: required.includes(name),
  }))
  return (object) => {
    for (const part of parts) {
      const found = object[part.name]
      const flaw = part.required || found !== undefined ? part.check(found) : null
      if (flaw) return below(part.name, flaw)
    }
    return null
  }
}

function below(step: string, { field, problem }: Flaw): Flaw {
  return { field: step + (field === '' || field.startsWith('[') ? '' : '.') + field, problem }
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
