import type { CallOptions } from '#src/api/http.ts'

/**
 * Has a call made by whoever is logged in, also while they act for a customer: for what customers may call as well.
 * What only staff may call is made so without asking.
 */
export function asStaff<Options extends CallOptions>(options?: Options): Options & { readonly staff: true } {
  // Without options there is nothing that the caller could have named.
  return { ...(options as Options), staff: true }
}
