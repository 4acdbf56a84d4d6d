import type { WriteContext } from '#src/core/context.ts'
import type { OpenDb } from '#src/db/client.ts'

/** A context of no call, to write with in a test, in a transaction or not: as much of one as is looked at. */
export function writing<Parts extends Partial<Omit<WriteContext, 'db'>> & { readonly db: OpenDb }>(parts: Parts) {
  // A database that is open may be written, and who asks for a context looks at nothing more of it.
  return parts as unknown as Parts & WriteContext
}
