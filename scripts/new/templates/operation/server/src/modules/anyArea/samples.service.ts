import type { AuthorizedContext } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'

/** Some samples: say what that does, and what it refuses. */
export function samples(
  _ctx: AuthorizedContext,
  _params: Call<'samples'>['params'],
  _body: Call<'samples'>['body'],
): ResultOf<'samples'> {
  throw new Error('say what samples does')
}
