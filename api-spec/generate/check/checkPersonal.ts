import type { Operation } from '../contract.ts'
import type { JsonSchema } from '../jsonSchema.ts'
import { declarationOrder } from '../emit/typebox.ts'

type Path = readonly (string | number)[]

/** The schemas of every failure. */
export const refusalSchemas = ['Result', 'Violation'] as const
export const NEEDS_PERSONAL =
  'is a text that may be anything, so it needs x-personal: what it tells of a person, or none'

/**
 * Checks that every text in a request or an answer declares what it tells about a person. `wrong` receives the schema's
 * name, the path in it and the problem.
 */
export function checkPersonal(
  operations: readonly Operation[],
  schemas: Readonly<Record<string, JsonSchema>>,
  wrong: (schema: string, path: Path, problem: string) => void,
): void {
  const named = operations.flatMap(({ body, success }) => [body, success]).filter((name) => name !== null)
  for (const name of declarationOrder([...named, ...refusalSchemas], schemas))
    for (const path of silentTexts(schemas[name] ?? {})) wrong(name, path, NEEDS_PERSONAL)
}

/** The paths of texts without a declaration. Enums and dates tell nothing; numbers do only if they declare it. */
export function silentTexts(schema: JsonSchema): Path[] {
  const { type, properties = {}, items, oneOf = [] } = schema
  if ([type].flat().includes('string')) return tellsNothing(schema) || schema['x-personal'] !== undefined ? [] : [[]]
  return [
    ...Object.entries(properties).flatMap(([name, each]) => within(['properties', name], each)),
    ...(items ? within(['items'], items) : []),
    ...oneOf.flatMap((each, index) => within(['oneOf', index], each)),
  ]
}

/** Whether a text can only be one of a list, or a date. */
export function tellsNothing({ enum: choices, const: only, format }: JsonSchema): boolean {
  return choices !== undefined || only !== undefined || DATE_FORMATS.has(String(format))
}

const DATE_FORMATS: ReadonlySet<string> = new Set(['date', 'date-time', 'dd/mm/yy', 'dd/mm/yyyy'])

function within(path: Path, schema: JsonSchema): Path[] {
  return silentTexts(schema).map((inner) => [...path, ...inner])
}
