/** A base to parse paths against. Nothing is fetched from it (RFC 2606). */
const BASE = 'http://internal.invalid'

/**
 * The path, with its query and fragment, if it is safe to navigate to: it stays on this site and `knownPath` knows it.
 * Anything else is undefined, so that a crafted link cannot send people elsewhere.
 */
export function safeInternalPath(
  path: string | null | undefined,
  knownPath: (path: string) => boolean,
): string | undefined {
  if (path === null || path === undefined || !path.startsWith('/')) return undefined
  // Browsers read a backslash as a slash and skip control characters, so these could hide a second slash.
  if (/[\\\p{Cc}]/u.test(path) || !URL.canParse(path, BASE)) return undefined
  const { origin, pathname, search, hash } = new URL(path, BASE)
  // Resolving dot segments may leave a path that begins with two slashes: an address of another site.
  if (origin !== BASE || pathname.startsWith('//') || !knownPath(pathname)) return undefined
  return pathname + search + hash
}
