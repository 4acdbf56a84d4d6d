import type { IncomingHttpHeaders } from 'node:http'

/** The headers of an answer that the client reads besides those that browsers always show. */
const EXPOSED = ['date', 'retry-after'] as const

interface Flaw {
  readonly severity: 'broken' | 'drift'
  readonly expected: string
  readonly got: string
}

/** What is wrong with an answer to a page of another origin, as browsers treat it. */
export function crossOriginFlaws(headers: IncomingHttpHeaders, origin: string): readonly Flaw[] {
  const allowed = headers['access-control-allow-origin']
  // Without this header no page sees the answer, and nothing else matters.
  if (allowed !== origin && allowed !== '*')
    return [
      {
        severity: 'broken',
        expected: `access-control-allow-origin: ${origin}`,
        got: allowed === undefined ? 'none' : 'another one',
      },
    ]
  const exposed = headerTokens(headers['access-control-expose-headers'])
  const hidden = EXPOSED.filter((name) => !exposed.includes(name) && !exposed.includes('*'))
  const vary = headerTokens(headers.vary)
  return [
    ...(hidden.length === 0
      ? []
      : [
          {
            severity: 'drift' as const,
            expected: `access-control-expose-headers with ${hidden.join(', ')}`,
            got: 'none of it',
          },
        ]),
    ...(allowed === '*' || vary.includes('origin') || vary.includes('*')
      ? []
      : [{ severity: 'drift' as const, expected: 'vary: origin, because the answer names one', got: 'none' }]),
  ]
}

/** The entries of a header that is a list, in lower case: `['date', 'retry-after']` of `Date, Retry-After`. */
export function headerTokens(header: string | undefined): readonly string[] {
  return (header ?? '').toLowerCase().split(/\s*,\s*/)
}
