import type { Contract, NamedExamples } from '../contract.ts'
import { GENERATED_NOTICE } from './emit.ts'

/**
 * TypeScript of the examples: those of schemas and of the answers of operations, each with its type and its names,
 * those of requests, and whose data these name.
 */
export function emitExamples({ operations, examples }: Contract): string {
  const { schemas, answers, requests, abouts } = examples
  const schemaNames = Object.keys(schemas).sort()
  return `${GENERATED_NOTICE}import type { Static, TSchema } from '@sinclair/typebox'
import type { About } from '../conformance/about.ts'
import type { ExampleRequest } from '../operations/requestChanges.ts'
import type { ${['operations', ...schemaNames].join(', ')} } from './operations.ts'

type Operations = typeof operations
type Of<Schema> = Schema extends TSchema ? Static<Schema> : undefined
type Answer<Id extends keyof Operations> = Of<Operations[Id]['success']> & {
  result: { codResult: Operations[Id]['successCodes'][number]; msgResult: string }
}

/** Each schema and each operation that has examples: of what type they are, and their names. */
export interface Examples {
${schemaNames.map((name) => `  ${name}: { type: ${name}; names: ${namesOf(schemas, name)} }`).join('\n')}
${operations.map(({ operationId: id }) => `  ${id}: { type: Answer<'${id}'>; names: ${namesOf(answers, id)} }`).join('\n')}
}

/** By schema or operation and by name. The generator has held each to its schema. The first one stands for all. */
export const examples: { readonly [Of in keyof Examples]: { readonly [Name in Examples[Of]['names']]: unknown } } = {
${[...schemaNames.map((name) => [name, schemas[name]]), ...Object.entries(answers)]
  .map(([of, named]) => `  ${of}: ${JSON.stringify(named)},`)
  .join('\n')}
}

/** One right call of each operation. */
export const exampleRequests: { readonly [Id in keyof Operations]: ExampleRequest } = {
${operations.map(({ operationId: id }) => `  ${id}: ${JSON.stringify(requests[id] ?? {})},`).join('\n')}
}

/** The parts of each request that say whose data it is; null if it is nobody's. */
export const examplesAbout: { readonly [Id in keyof Operations]: About | null } = {
${operations.map(({ operationId: id }) => `  ${id}: ${JSON.stringify(abouts[id] ?? null)},`).join('\n')}
}
`
}

function namesOf(examples: NamedExamples<unknown>, of: string): string {
  return Object.keys(examples[of] ?? {})
    .map((name) => JSON.stringify(name))
    .join(' | ')
}
