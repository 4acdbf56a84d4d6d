import { missing, type Subject } from '@acometida/api-spec/conformance/subjects.ts'
import type { ExampleCall } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import { type Context, logInOr } from './context.ts'
import type { Answered, Caller, Place } from './target.ts'

/** The operation, place, caller and subject of a preparation. */
export interface Stage {
  readonly operation: OperationId
  readonly place: Place
  readonly caller: Caller | null
  readonly subject: Subject
}

/** A call that gets its answer only after other calls. */
export interface Preparation {
  /** The persona that makes the call; null for a visitor. */
  readonly as: string | null
  /** Makes the calls before it. Resolves to the call itself, and to its caller if that is another one. */
  readonly prepare: (stage: Stage) => Promise<ExampleCall & { readonly caller?: Caller | null }>
}

/** Makes a prepared call. On the reference server it has its own place, as the calls before it change something. */
export async function callPrepared(
  context: Context,
  operation: OperationId,
  { as, prepare }: Preparation,
): Promise<Answered> {
  const subject = (as === null ? null : await context.subjectOf(as))?.subject ?? missing
  return context.inPlace('logIn', [as], async (place) => {
    const caller = as === null ? null : await logInOr(place, as)
    const { caller: other = caller, ...call } = await prepare({ operation, place, caller, subject })
    return place.call(operation, call, other)
  })
}
