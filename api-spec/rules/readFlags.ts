/**
 * Requests with the read flags that POST /notifications answered for them, in the same order; null where it failed. Then all of
 * them count as unread: rather one notice too many than one that is missed.
 */
export function withReadFlags<Request extends object>(
  requests: readonly Request[],
  flags: readonly { readonly indRead: 0 | 1 }[] | null,
): (Request & { readonly indRead: 0 | 1 })[] {
  return requests.map((request, nth) => ({ ...request, indRead: flags?.[nth]?.indRead ?? 0 }))
}
