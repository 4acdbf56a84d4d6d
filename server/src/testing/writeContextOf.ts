import type { WriteContext } from '#src/core/context.ts'
import type { OpenDb } from '#src/db/client.ts'

/** A context for writing in a test, without a call, inside or outside a transaction. It has only the given parts. */
export function writeContextOf<Parts extends Partial<Omit<WriteContext, 'db'>> & { readonly db: OpenDb }>(
  parts: Parts,
) {
  // An open database may be written, and the tested function reads only the given parts.
  return parts as unknown as Parts & WriteContext
}
