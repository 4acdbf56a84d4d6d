import type { Operation } from '../contract.ts'
import type { JsonSchema } from '../jsonSchema.ts'
import { declarationOrder } from '../emit/typebox.ts'

type Path = readonly (string | number)[]

/**
 * Checks that every enum of an answer says whether it is open: whether an API may answer another value, which the
 * client then shows unchanged. Flags and enums that the specification closes are exempt. `wrong` receives the schema's
 * name, the path in it and the problem.
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

/** The paths of enums that do not say whether they are open. Numbers are not codes. */
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
