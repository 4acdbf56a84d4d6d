import { parse } from 'node:querystring'
import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import { filterReader } from '@acometida/server/core/validation/readFilter'
import { compileTextCheck, type TextSchema } from '@acometida/server/core/validation/textNumbers'
import { compileCheck } from '@acometida/server/core/validation/validation'
import type { Finding } from '../conformance/cells.ts'
import { pathParams } from '../recording/pathParams.ts'

/** A request without its transport encodings. */
export interface AskedCall {
  /** The path below the address of the API, with the query. */
  readonly path: string
  readonly body: string
}

/** A breach of the contract in a part of a request. */
interface Violation {
  readonly where: string
  readonly problem: string
}

/**
 * Checks a request for an operation against the contract, by the checks of the reference server. Each place has at most
 * one finding, which quotes no value of the request. The session is not checked.
 */
export function judgeRequest(operation: OperationId, { path, body }: AskedCall): Finding[] {
  const { params, query, filter, body: checkBody } = checksOf(operation)
  const [pathname = '', search = ''] = path.split('?', 2)
  const asked = parse(search)
  const violations = [
    ...params(pathParams(operation, pathname)),
    ...query({ ...asked }),
    ...(typeof asked['filter'] === 'string' ? filter(asked['filter']) : []),
    ...checkBody(body),
  ]
  return violations.map(({ where, problem }) => ({
    operation,
    where: withoutDigits(where),
    rule: 'request',
    severity: 'broken',
    expected: problem,
    got: 'another',
  }))
}

interface Checks {
  readonly params: (value: unknown) => readonly Violation[]
  readonly query: (value: unknown) => readonly Violation[]
  readonly filter: (text: string) => readonly Violation[]
  readonly body: (text: string) => readonly Violation[]
}

function checksOf(operation: OperationId): Checks {
  const known = checks.get(operation)
  if (known) return known
  const { params, query, filter, body } = operations[operation]
  const readFilter = filter === null ? null : filterReader(filter)
  const made: Checks = {
    // In the contract, paths and queries are objects of texts.
    params: compileTextCheck(params as TextSchema, 'path'),
    query: compileTextCheck(query as TextSchema, 'query'),
    filter: (text) => {
      const read = readFilter?.(text) ?? []
      return Array.isArray(read) ? read : []
    },
    body: body === null ? () => [] : checkOfBody(compileCheck(body, 'body')),
  }
  checks.set(operation, made)
  return made
}

const checks = new Map<OperationId, Checks>()

function checkOfBody(check: ReturnType<typeof compileCheck>): Checks['body'] {
  return (text) => {
    if (text === '') return check(null)
    try {
      return check(JSON.parse(text), Buffer.byteLength(text))
    } catch {
      return [{ where: 'body', problem: 'must be JSON' }]
    }
  }
}

/** Masks digits, because a name that the caller made up may hold a document. */
function withoutDigits(where: string): string {
  return where
    .split('/')
    .map((part) => (/\d{4}/.test(part) ? '(a name with digits)' : part))
    .join('/')
}
