import type { Operation } from '../contract.ts'
import { declarationOrder } from '../emit/typebox.ts'
import { type JsonSchema, isImpersonal } from '../jsonSchema.ts'
import { personalKinds } from '../personalKinds.ts'

type Path = readonly (string | number)[]

/** The schemas of every failure. */
export const refusalSchemas = ['Result', 'Violation'] as const
const kinds = personalKinds.filter((kind) => kind !== 'none').join(', ')
export const NEEDS_PERSONAL = `is a text that may be anything, so it needs x-personal: what it tells of a person (${kinds}), or none`

/**
 * Checks that every enum of an answer says whether it is open: whether an API may answer another value, which the
 * client then shows unchanged. Checks that every text in a request or an answer declares what it tells about a person.
 * `wrong` receives the schema's name, the path in it and the problem.
 */
export function checkDeclarations(
  operations: readonly Operation[],
  schemas: Readonly<Record<string, JsonSchema>>,
  wrong: (schema: string, path: Path, problem: string) => void,
): void {
  const check = (names: readonly string[], silentAt: typeof silentText, problem: string) => {
    for (const name of declarationOrder(names, schemas))
      for (const path of silentPaths(schemas[name] ?? {}, silentAt)) wrong(name, path, problem)
  }
  const answered = operations.flatMap(({ success }) => success ?? [])
  const sent = operations.flatMap(({ body }) => body ?? [])
  check(
    answered,
    silentChoice,
    'answers give it, so it needs x-open: true or false, whether they may give anything else',
  )
  check([...sent, ...answered, ...refusalSchemas], silentText, NEEDS_PERSONAL)
}

/** The paths of texts without a declaration. */
export const undeclaredTexts = (schema: JsonSchema): Path[] => silentPaths(schema, silentText)

/** The paths within a schema, down to the parts for which `silentAt` is not null. */
function silentPaths(schema: JsonSchema, silentAt: typeof silentText): Path[] {
  const silent = silentAt(schema)
  if (silent) return silent
  const { properties = {}, items, oneOf = [] } = schema
  const within = (path: Path, part: JsonSchema) => silentPaths(part, silentAt).map((inner) => [...path, ...inner])
  return [
    ...Object.entries(properties).flatMap(([name, each]) => within(['properties', name], each)),
    ...(items ? within(['items'], items) : []),
    ...oneOf.flatMap((each, index) => within(['oneOf', index], each)),
  ]
}

/** Enums and dates tell nothing; numbers do only if they declare it. */
function silentText(schema: JsonSchema): Path[] | null {
  if (![schema.type].flat().includes('string')) return null
  return isImpersonal(schema) || schema['x-personal'] !== undefined ? [] : [[]]
}

/** Flags and enums that the specification closes are exempt, and numbers are not codes. */
function silentChoice({ enum: choices, 'x-open': isOpen }: JsonSchema): Path[] | null {
  if (!choices) return null
  return typeof choices[0] === 'string' && isOpen === undefined ? [['enum']] : []
}
