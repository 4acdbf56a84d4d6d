import type { Operation } from './contract.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { declarationOrder } from './typebox.ts'

type Path = readonly (string | number)[]

/**
 * Has every list of choices that an answer gives say whether it is open: whether an API may answer something else,
 * which the client then shows by its code. Flags and what else the specification closes are not. `wrong` is told the
 * schema, and where in it.
 */
export function checkChoices(
  operations: readonly Operation[],
  schemas: Readonly<Record<string, JsonSchema>>,
  wrong: (schema: string, path: Path, problem: string) => void,
): void {
  const answered = operations.flatMap(({ success }) => (success !== null && success in schemas ? [success] : []))
  for (const name of declarationOrder(answered, schemas))
    for (const path of silentChoices(schemas[name] ?? {}))
      wrong(name, path, 'answers give it, so it needs x-open: true or false, whether they may give anything else')
}

/** Where in a schema choices say nothing. Numbers are no codes. */
function silentChoices(schema: JsonSchema): Path[] {
  const { enum: choices, properties = {}, items } = schema
  if (choices) return typeof choices[0] === 'string' && schema['x-open'] === undefined ? [['enum']] : []
  return [
    ...Object.entries(properties).flatMap(([name, each]) =>
      silentChoices(each).map((path) => ['properties', name, ...path]),
    ),
    ...(items ? silentChoices(items).map((path) => ['items', ...path]) : []),
  ]
}
