import { examplesAbout } from '../generated/examples.ts'
import { exampleCall, type ExampleCall } from '../testing/example.ts'
import type { OperationId } from '../testing/operationOf.ts'
import { type About, changesAbout } from './about.ts'
import type { Subject } from './subjects.ts'

export interface Example extends ExampleCall {
  /** The call names nobody's data, so there is nothing to be own or foreign. */
  readonly impersonal?: true
}

type ExampleCalls = { readonly [Id in OperationId]: (subject: Subject) => Example }

/** A valid call of every operation, about a subject. */
export const exampleCalls = Object.fromEntries(
  Object.entries<About | null>(examplesAbout).map(([id, about]) => [
    id,
    (subject: Subject): Example => exampleAbout(id as OperationId, about, subject),
  ]),
  // fromEntries loses its keys, which are those of the generated record.
) as ExampleCalls

function exampleAbout(id: OperationId, about: About | null, subject: Subject): Example {
  return about === null ? { ...exampleCall(id), impersonal: true } : exampleCall(id, changesAbout(about, subject))
}
