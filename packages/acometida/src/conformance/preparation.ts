import { missingSubject, type Subject } from '@acometida/api-spec/conformance/subjects.ts'
import type { ErrorCode } from '@acometida/api-spec/generated/errors'
import type { operations } from '@acometida/api-spec/generated/operations'
import { exampleCall, type RequestChanges } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { type Context, logInOr } from './context.ts'
import type { Answered, Caller, Place } from './target.ts'

/** The operation, place, caller and subject of a preparation. */
export interface Stage {
  readonly operation: OperationId
  readonly place: Place
  readonly caller: Caller | null
  readonly subject: Subject
}

/** The changes to the contract's example of a call, and its caller if that is another one. */
export type Changes = RequestChanges & { readonly caller?: Caller | null }

/** A call of the reference server that gets its answer only with changes, or after other calls. */
export interface Preparation {
  /** The persona that makes the call; null for a visitor. */
  readonly as: string | null
  /** Makes the calls before it. */
  readonly prepare: (stage: Stage) => Changes | Promise<Changes>
}

/** The calls that the reference server answers with a code, by operation and code. */
export type Provocations = { readonly [Id in OperationId]?: { readonly [Code in CodeOf<Id>]?: Preparation } }

type CodeOf<Id extends OperationId> =
  | (typeof operations)[Id]['successCodes'][number]
  | (typeof operations)[Id]['failureCodes'][number]

/** The contract's example with changes. A function may make other calls first. */
export function callAs(as: string | null, changes: Changes | Preparation['prepare'] = {}): Preparation {
  return { as, prepare: typeof changes === 'function' ? changes : () => changes }
}

/** The contract's example under a fault rule, for a code that nothing else provokes. */
export function callUnderFault(as: string | null, codResult: ErrorCode): Preparation {
  return callAs(as, async ({ operation, place }) => {
    await place.control('POST', '/faults', { operation, codResult })
    return {}
  })
}

/** Makes a prepared call in a place of its own, as the calls before it change something. */
export async function callPrepared(
  context: Context,
  operation: OperationId,
  { as, prepare }: Preparation,
): Promise<Answered> {
  const subject = (as === null ? null : await context.subjectOf(as)) ?? missingSubject
  return context.inPlace('logIn', [as], async (place) => {
    const own = await logInOr(place, as)
    const { caller = own, ...changes } = await prepare({ operation, place, caller: own, subject })
    return place.call(operation, exampleCall(operation, changes), caller)
  })
}
