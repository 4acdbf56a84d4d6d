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
  return shape ? flawIn(shape, answer) : null
}

/** The first flaw of a value, named from there. */
function flawIn(shape: AnswerShape, value: unknown): Flaw | null {
  if (shape.oneOf) {
    const flaws = shape.oneOf.map((variant) => flawIn(variant, value))
    return flaws.includes(null) ? null : (flaws[0] ?? null)
  }
  const problem = problemOf(shape, value)
  return problem === null ? flawOfParts(shape, value) : { field: '', problem }
}

/** What is wrong with a value itself, whatever it holds. */
function problemOf(shape: AnswerShape, value: unknown): string | null {
  const { type, const: only, enum: choices } = shape
  if (value === undefined) return 'must not be left out'
  if (typeof type === 'string' ? !isOfKind(type, value) : type && !type.some((kind) => isOfKind(kind, value)))
    return `must be ${[type]
      .flat()
      .map((kind = '') => KINDS[kind] ?? kind)
      .join(' or ')}`
  if (choices && !choices.includes(value)) return `must be one of ${choices.join(', ')}`
  if (only !== undefined && value !== only) return `must be ${String(only)}`
  return typeof value === 'string' ? textProblem(shape, value) : null
}

/** The first flaw of what a list or an object holds. A year of hours is looked at in one go, so only a flaw is named. */
function flawOfParts(shape: AnswerShape, value: unknown): Flaw | null {
  if (Array.isArray(value)) {
    const { items } = shape
    if (!items) return null
    for (let index = 0; index < value.length; index++) {
      const flaw = flawIn(items, value[index])
      if (flaw) return below(`[${index}]`, flaw)
    }
  } else if (isObject(value)) {
    for (const part of partsOf(shape)) {
      const found = value[part.name]
      const flaw = part.required || found !== undefined ? flawIn(part.shape, found) : null
      if (flaw) return below(part.name, flaw)
    }
  }
  return null
}

interface Part {
  readonly name: string
  readonly shape: AnswerShape
  readonly required: boolean
}

/** The fields of an object, worked out once for all the thousands that a list may hold. */
function partsOf(object: AnswerShape): readonly Part[] {
  const known = parts.get(object)
  if (known) return known
  const { properties = {}, required = [] } = object
  const found = Object.entries(properties).map(([name, shape]) => ({ name, shape, required: required.includes(name) }))
  parts.set(object, found)
  return found
}

const parts = new WeakMap<AnswerShape, readonly Part[]>()

function below(step: string, { field, problem }: Flaw): Flaw {
  return { field: step + (field === '' || field.startsWith('[') ? '' : '.') + field, problem }
}

const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
}

function isOfKind(kind: string, value: unknown): boolean {
  if (kind === 'null') return value === null
  if (kind === 'array') return Array.isArray(value)
  if (kind === 'object') return isObject(value) && !Array.isArray(value)
  if (kind === 'number') return Number.isFinite(value)
  if (kind === 'integer') return Number.isInteger(value)
  return typeof value === kind
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function textProblem({ format, pattern }: AnswerShape, text: string): string | null {
  if (format === 'date' && !isDate(text)) return 'must be a date: yyyy-mm-dd'
  if (format === 'date-time' && !isInstant(text)) return 'must be a date with time and zone: yyyy-mm-ddThh:mm:ssZ'
  if (format === 'uri' && !URL.canParse(text)) return 'must be an address'
  if (pattern === undefined) return null
  if (!new RegExp(pattern).test(text)) return `must match ${pattern}`
  const isSpanish = /^\d\d\/\d\d\/\d{4}/.test(text)
  return isSpanish && dateFromSpanish(text.slice(0, 10)) === undefined ? 'must be a date that there is' : null
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
