/** The content security policy of the client's pages, the one of deploy/nginx.conf. */
export const CLIENT_POLICY =
  "default-src 'self'; img-src 'self' data: blob:; frame-src blob:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; object-src blob:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/**
 * Paths that look like a file or are hidden, as in deploy/nginx.conf. A path that ends in an e-mail address is a page.
 */
export const LOOKS_LIKE_FILE =
  /(^|\/)\.|^\/[^/]+\.[^/]+$|\/[^/@]*\.(?:js|mjs|cjs|ts|css|map|json|html?|txt|xml|ya?ml|svg|png|jpe?g|gif|webp|ico|woff2?|webmanifest|wasm|pdf|php|aspx?|jsp|cgi|env|ini|log|sql|bak|gz|tar)$/

/** The server's own paths, whether it answers there or not. deploy/nginx.conf has the same. */
export const SERVER_PATHS = /^\/(api|provider|docs|health|ready|__[^/]*)(\/|$)/

/**
 * The client's file for a path: the file itself, its own page, or the page that all others start with; null if the
 * client has no such address. `files` are relative to its folder, with `/` between their parts.
 */
export function clientFileOf(url: string, files: ReadonlySet<string>): string | null {
  const path = decodedPath(url)
  if (path === null || SERVER_PATHS.test(path)) return null
  const file = path.slice(1)
  if (files.has(file)) return file
  if (path.startsWith('/assets/') || LOOKS_LIKE_FILE.test(path)) return null
  const page = `${file.replace(/\/$/, '')}/index.html`
  return files.has(page) ? page : 'index.html'
}

/** The decoded path without its query; null if an escape is malformed. */
function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '')
  } catch {
    return null
  }
}
