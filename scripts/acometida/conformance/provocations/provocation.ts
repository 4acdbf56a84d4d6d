import type { Subject } from '@acometida/api-spec/conformance/subjects.ts'
import type { ErrorCode } from '@acometida/api-spec/generated/errors'
import type { operations } from '@acometida/api-spec/generated/operations'
import { exampleCall, type RequestChanges } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Preparation, Stage } from '../preparation.ts'

/** For codes of operations, the call that the reference server answers with each. */
export type Provocations = { readonly [Id in OperationId]?: { readonly [Code in CodeOf<Id>]?: Preparation } }

type CodeOf<Id extends OperationId> =
  | (typeof operations)[Id]['successCodes'][number]
  | (typeof operations)[Id]['failureCodes'][number]

/** The contract's example with changes, which is answered with the code by itself. */
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

/** The contract's example with changes that calls before it give. */
export function exampleAfter(as: string | null, prepare: (stage: Stage) => Promise<RequestChanges>): Preparation {
  return { as, prepare: async (stage) => exampleCall(stage.operation, await prepare(stage)) }
}

/** A fault rule, for a code that nothing else brings about on the reference server. */
export function exampleUnderFault(as: string | null, codResult: ErrorCode): Preparation {
  return exampleAfter(as, async ({ operation, place }) => {
    await place.addFault({ operation, codResult })
    return {}
  })
}
