/**
 * Headers of every answer. The server answers JSON to programs, so nothing of it may be framed, sniffed, run or
 * remembered by a browser (OWASP REST Security Cheat Sheet). The page of the docs sets a content security policy of its
 * own.
 */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const
