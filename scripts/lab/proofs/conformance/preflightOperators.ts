import { operations } from '@acometida/api-spec/generated/operations'
import type { Preflight } from '@acometida/e2e/support/manglingProxy.ts'
import type { Operator } from './mutant.ts'

const ALLOWED = 'access-control-allow-headers'

function withHeaders(headers: Preflight['headers']): (given: Preflight) => Preflight {
  return (given) => ({ ...given, headers: { ...given.headers, ...headers } })
}

/** An answer without some headers. */
function lacking(name: string): (given: Preflight) => Preflight {
  return ({ status, headers }) => ({
    status,
    headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name)),
  })
}

/** An answer that does not allow a header of the client. */
function notAllowing(header: string): (given: Preflight) => Preflight {
  return ({ status, headers }) => {
    const left = String(headers[ALLOWED])
      .split(/\s*,\s*/)
      .filter((each) => each !== header)
    return { status, headers: { ...headers, [ALLOWED]: left.join(', ') } }
  }
}

const changes: Readonly<Record<string, (given: Preflight) => Preflight>> = {
  'a preflight that is not found': (given) => ({ ...given, status: 404 }),
  'a preflight that asks for a session': (given) => ({ ...given, status: 401 }),
  'a preflight of no origin': lacking('access-control-allow-origin'),
  'a preflight of another origin': withHeaders({ 'access-control-allow-origin': 'https://other.example' }),
  'a preflight without headers': lacking(ALLOWED),
  'a preflight without message-id': notAllowing('message-id'),
  'a preflight without authorization': notAllowing('authorization'),
}

/** The operators that keep a page of another origin from calling an operation. */
export const preflightOperators: readonly Operator[] = [
  ...Object.entries(changes).map(([name, changePreflight]): Operator => ({
    name,
    severity: 'broken',
    mutantsOf: () => [{ changePreflight }],
  })),
  {
    name: 'a preflight of other methods',
    severity: 'broken',
    mutantsOf: ({ id }) =>
      ['PUT', 'DELETE'].includes(operations[id].method)
        ? [{ changePreflight: withHeaders({ 'access-control-allow-methods': 'GET, POST' }) }]
        : [],
  },
]
