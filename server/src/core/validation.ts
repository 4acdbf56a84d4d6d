import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Violation } from './result.ts'

/** Nobody reads more of them. */
const mostViolations = 20

// Bodies are taken as they are: nothing is converted, nothing unknown is dropped in silence.
const strict = new Ajv({
  allErrors: true,
  removeAdditional: false,
  coerceTypes: false,
  useDefaults: false,
  strict: false,
})
// Paths and queries are text, so numbers are read from it.
const fromText = new Ajv({
  allErrors: false,
  removeAdditional: false,
  coerceTypes: true,
  useDefaults: true,
  strict: false,
})
addFormats.default(strict)
addFormats.default(fromText)

/** Compiles the check of one part of a request, or of an answer. */
export function compileCheck(
  schema: object,
  part: 'body' | 'query' | 'path' | 'answer',
): (value: unknown) => Violation[] {
  const ajv = part === 'body' || part === 'answer' ? strict : fromText
  const validate: ValidateFunction = ajv.compile(schema)
  return (value) => (validate(value) ? [] : violationsOf(validate, part))
}

function violationsOf({ errors }: ValidateFunction, part: string): Violation[] {
  return nearestVariant(errors ?? [])
    .slice(0, mostViolations)
    .map(({ instancePath, keyword, message = 'is wrong', params }) => {
      if (keyword === 'additionalProperties')
        return {
          where: `${part}${instancePath}/${params['additionalProperty']}`,
          problem: 'is not known here; leave it out',
        }
      if (keyword === 'required')
        return { where: `${part}${instancePath}/${params['missingProperty']}`, problem: 'is missing' }
      if (keyword === 'enum')
        return { where: part + instancePath, problem: `must be one of ${params['allowedValues'].join(', ')}` }
      return { where: part + instancePath, problem: message }
    })
}

/**
 * Where a body has variants and is none of them, only what keeps it from the nearest one: the variant with the fewest errors.
 * What is said of the others would only confuse.
 */
function nearestVariant(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const variants = new Map<string, ErrorObject[]>()
  for (const error of errors) {
    const nth = /^#\/anyOf\/(\d+)/.exec(error.schemaPath)?.[1]
    if (nth !== undefined) variants.set(nth, [...(variants.get(nth) ?? []), error])
  }
  const [nearest] = [...variants.values()].toSorted((one, other) => one.length - other.length)
  return nearest ?? errors
}
