import type { Subject } from '@acometida/api-spec/conformance/subjects.ts'
import type { ErrorCode } from '@acometida/api-spec/generated/errors'
import type { operations } from '@acometida/api-spec/generated/operations'
import { exampleCall, type RequestChanges } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Preparation, Stage } from '../preparation.ts'

/** The call that the reference server answers with a code, by operation and code. */
export type Provocations = { readonly [Id in OperationId]?: { readonly [Code in CodeOf<Id>]?: Preparation } }

type CodeOf<Id extends OperationId> =
  | (typeof operations)[Id]['successCodes'][number]
  | (typeof operations)[Id]['failureCodes'][number]

/** The contract's example with changes. It needs no other calls. */
export function exampleWith(
  as: string | null,
  changes: RequestChanges | ((subject: Subject) => RequestChanges) = {},
): Preparation {
  return {
    as,
    prepare: ({ operation, subject }) =>
      Promise.resolve(exampleCall(operation, typeof changes === 'function' ? changes(subject) : changes)),
  }
}

/** The contract's example with changes that come from calls before it. */
export function exampleAfter(as: string | null, prepare: (stage: Stage) => Promise<RequestChanges>): Preparation {
  return { as, prepare: async (stage) => exampleCall(stage.operation, await prepare(stage)) }
}

/** The contract's example under a fault rule, for a code that nothing else provokes on the reference server. */
export function exampleUnderFault(as: string | null, codResult: ErrorCode): Preparation {
  return exampleAfter(as, async ({ operation, place }) => {
    await place.addFault({ operation, codResult })
    return {}
  })
}
