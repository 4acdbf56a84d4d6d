import type { IncomingHttpHeaders } from 'node:http'
import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Finding } from './cells.ts'
import { crossOriginFlaws } from './crossOrigin.ts'

interface Head {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Whether the operation has succeeded. */
  readonly isDone: boolean
}

/**
 * What is wrong with the headers of an answer, as a browser and the client read them.
 * @param origin the origin of the page that called; null if it is that of the API
 */
export function headerFlaws(
  operation: OperationId,
  { status, headers, isDone }: Head,
  origin: string | null,
): Finding[] {
  const drift = (rule: string, expected: string, got: string): Finding => ({
    operation,
    where: '',
    severity: 'drift',
    rule,
    expected,
    got,
  })
  const needsPause = (status === 429 || status === 503) && headers['retry-after'] === undefined
  const isSecret = operations[operation].secretAnswer && isDone
  const isStored = !/\bno-store\b/i.test(headers['cache-control'] ?? '')
  const ofOrigin = origin === null ? [] : crossOriginFlaws(headers, origin)
  return [
    ...ofOrigin.map((flaw): Finding => ({ operation, where: '', rule: 'cors', ...flaw })),
    ...(needsPause ? [drift('retry-after', `Retry-After with ${status}`, 'none')] : []),
    ...(isSecret && isStored
      ? [drift('cache-control', 'no-store, because the answer opens something', 'another or none')]
      : []),
  ]
}
