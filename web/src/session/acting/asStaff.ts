import type { CallOptions } from '#src/api/http.ts'

/**
 * Makes a call as the actor, also while acting. For operations that customers may call as well; operations of staff
 * alone are made so by the generated functions.
 */
export function asStaff<Options extends CallOptions>(options?: Options): Options & { readonly staff: true } {
  // Without options there is nothing that the caller could have named.
  return { ...(options as Options), staff: true }
}
