import { addFormats } from '@acometida/api-spec/rules/addFormats'
import { FORMAT_DESCRIPTIONS } from '@acometida/api-spec/rules/formats'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import addCommonFormats from 'ajv-formats'
import { MAX_EXPLAINED_BYTES } from '#src/core/http/jsonBody.ts'
import type { Violation } from '#src/core/result.ts'
import { limitTexts } from './textLimits.ts'
import { LOST_LETTER, normalizeTexts } from './typedTexts.ts'

export const NAME_PROBLEM = 'must be a name: no web address, no @, no line break or other character that is not seen'
/** Nobody reads more violations than these. */
const MAX_VIOLATIONS = 20
/** An unknown name of the caller's is cut to this length. */
const MAX_CHARACTERS = 100

// No type of a body is converted, and nothing unknown is dropped silently.
const unchanged: Options = { removeAdditional: false, coerceTypes: false, useDefaults: false, strict: false }
const ofAnswer = compiler({ ...unchanged, allErrors: false })
// Typed texts of a request get their normal form before they are checked.
const firstViolation = normalizeTexts(compiler({ ...unchanged, allErrors: false }))
const allViolations = normalizeTexts(compiler({ ...unchanged, allErrors: true }))
// Paths and queries are text, so their numbers are converted.
const fromText = normalizeTexts(compiler({ ...unchanged, allErrors: false, coerceTypes: true, useDefaults: true }))

/**
 * Compiles the check of one part of a request, or of an answer. Its work is bounded by the size of the value, whatever
 * its shape: it ends at the first violation, and only a value of few `bytes` is checked again for all of them.
 */
export function compileCheck(
  schema: object,
  part: 'body' | 'query' | 'path' | 'answer',
): (value: unknown, bytes?: number) => Violation[] {
  const isText = part === 'query' || part === 'path'
  const first = part === 'answer' ? ofAnswer : isText ? fromText : firstViolation
  const validate: ValidateFunction = first.compile(schema)
  let thorough: ValidateFunction | undefined
  return (value, bytes = 0) => {
    if (validate(value)) return []
    if (isText || bytes > MAX_EXPLAINED_BYTES) return violationsAt(validate, part)
    thorough ??= allViolations.compile(schema)
    thorough(value)
    return violationsAt(thorough, part)
  }
}

function compiler(options: Options): Ajv {
  return addFormats(addCommonFormats.default(limitTexts(new Ajv(options))))
}

function violationsAt({ errors }: ValidateFunction, part: string): Violation[] {
  return nearestVariant(errors ?? [])
    .slice(0, MAX_VIOLATIONS)
    .map(({ instancePath, keyword, message = 'is wrong', params }) => {
      const at = (name = '') => shorten(part + instancePath + (name === '' ? '' : `/${name}`))
      if (keyword === 'additionalProperties')
        return { where: at(params['additionalProperty']), problem: 'is not known here; leave it out' }
      if (keyword === 'required') return { where: at(params['missingProperty']), problem: 'is missing' }
      if (keyword === 'x-typed') return { where: at(), problem: LOST_LETTER }
      if (keyword === 'minLength' && params['limit'] === 1) return { where: at(), problem: 'must not be empty' }
      if (keyword === 'enum') return { where: at(), problem: `must be one of ${params['allowedValues'].join(', ')}` }
      if (keyword === 'format' && params['format'] === 'name') return { where: at(), problem: NAME_PROBLEM }
      const format =
        keyword === 'format' ? keysOf(FORMAT_DESCRIPTIONS).find((name) => name === params['format']) : undefined
      if (format) return { where: at(), problem: `must be ${FORMAT_DESCRIPTIONS[format]}` }
      return { where: at(), problem: message }
    })
}

function shorten(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text
}

/**
 * If a body matches no variant: the errors of the nearest one, which has the fewest. Errors of the other variants would
 * confuse.
 */
function nearestVariant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const variants = new Map<string, ErrorObject[]>()
  for (const error of errors) {
    const nth = /^#\/anyOf\/(\d+)/.exec(error.schemaPath)?.[1]
    if (nth === undefined) continue
    const known = variants.get(nth)
    if (known) known.push(error)
    else variants.set(nth, [error])
  }
  const [nearest] = [...variants.values()].toSorted((one, other) => one.length - other.length)
  return nearest ?? errors
}
