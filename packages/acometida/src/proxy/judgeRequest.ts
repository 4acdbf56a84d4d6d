import { parse } from 'node:querystring'
import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Violation } from '@acometida/server/core/result'
import { compileCheck } from '@acometida/server/core/validation/compileCheck'
import { filterReader } from '@acometida/server/core/validation/readFilter'
import { compileTextCheck, type TextSchema } from '@acometida/server/core/validation/textNumbers'
import type { Finding } from '../conformance/cells.ts'
import { pathParams } from '../recording/pathParams.ts'

/**
 * Checks a request for an operation against the contract, by the checks of the reference server. Each place has at most
 * one finding, which quotes no value of the request. The session is not checked.
 * @param path the path below the address of the API, with the query
 * @param body without its transport encodings
 */
export function judgeRequest(operation: OperationId, path: string, body: string): Finding[] {
  const check = checks.get(operation) ?? compile(operation)
  checks.set(operation, check)
  return check(path, body).map(({ where, problem }) => ({
    operation,
    where: withoutDigits(where),
    rule: 'request',
    severity: 'broken',
    expected: problem,
    got: 'another',
  }))
}

type Check = (path: string, body: string) => readonly Violation[]

const checks = new Map<OperationId, Check>()

function compile(operation: OperationId): Check {
  const { params, query, filter, body } = operations[operation]
  // In the contract, paths and queries are objects of texts.
  const checkPath = compileTextCheck(params as TextSchema, 'path')
  const checkQuery = compileTextCheck(query as TextSchema, 'query')
  const readFilter = filter && filterReader(filter)
  const checkBody = body && compileCheck(body, 'body')
  return (path, text) => {
    const [pathname = '', search = ''] = path.split('?', 2)
    const asked = parse(search)
    const filtered = typeof asked['filter'] === 'string' ? readFilter?.(asked['filter']) : undefined
    return [
      ...checkPath(pathParams(operation, pathname)),
      ...checkQuery({ ...asked }),
      ...(Array.isArray(filtered) ? filtered : []),
      ...(checkBody ? bodyViolations(checkBody, text) : []),
    ]
  }
}

function bodyViolations(check: ReturnType<typeof compileCheck>, text: string): readonly Violation[] {
  if (text === '') return check(null)
  try {
    return check(JSON.parse(text), Buffer.byteLength(text))
  } catch {
    return [{ where: 'body', problem: 'must be JSON' }]
  }
}

/** Masks digits, because a name that the caller made up may hold a document. */
function withoutDigits(where: string): string {
  return where
    .split('/')
    .map((part) => (/\d{4}/.test(part) ? '(a name with digits)' : part))
    .join('/')
}
