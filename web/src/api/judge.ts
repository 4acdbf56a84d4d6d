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
  return shape ? flawAt(shape, answer, '') : null
}

function flawAt(shape: AnswerShape, value: unknown, field: string): Flaw | null {
  const flaw = (problem: string): Flaw => ({ field, problem })
  const { type, const: only, enum: choices, oneOf } = shape
  if (oneOf) {
    const flaws = oneOf.map((variant) => flawAt(variant, value, field))
    return flaws.includes(null) ? null : (flaws[0] ?? null)
  }
  if (value === undefined) return flaw('must not be left out')
  const kinds = type === undefined ? [] : [type].flat()
  if (kinds.length > 0 && !kinds.some((kind) => isOfKind(kind, value)))
    return flaw(`must be ${kinds.map((kind) => KINDS[kind] ?? kind).join(' or ')}`)
  if (choices && !choices.includes(value)) return flaw(`must be one of ${choices.join(', ')}`)
  if (only !== undefined && value !== only) return flaw(`must be ${String(only)}`)
  if (typeof value === 'string') {
    const problem = textProblem(shape, value)
    return problem === null ? null : flaw(problem)
  }
  return partFlaw(shape, value, field)
}

/** The first flaw of what a list or an object holds. */
function partFlaw({ items, properties = {}, required = [] }: AnswerShape, value: unknown, field: string): Flaw | null {
  if (Array.isArray(value)) {
    if (!items) return null
    return firstFlaw(value.map((item, index) => () => flawAt(items, item, `${field}[${index}]`)))
  }
  if (!isObject(value)) return null
  return firstFlaw(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || value[name] !== undefined)
      .map(
        ([name, shape]) =>
          () =>
            flawAt(shape, value[name], field === '' ? name : `${field}.${name}`),
      ),
  )
}

function firstFlaw(looks: readonly (() => Flaw | null)[]): Flaw | null {
  for (const look of looks) {
    const flaw = look()
    if (flaw) return flaw
  }
  return null
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
  const [, date = '', hours, minutes, seconds = '0'] = INSTANT.exec(text) ?? []
  return isDate(date) && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 60
}

const INSTANT = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/
