import { operations } from '@acometida/api-spec/generated/operations'
import { judge } from '@acometida/api-spec/judge/judge'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Finding } from './cells.ts'
import { type Context, broken } from './context.ts'
import { crossOriginFlaws } from './crossOrigin.ts'
import type { Answered } from './target.ts'

/**
 * Judges an answer by the contract, and its headers as a browser reads them. What is wrong with headers is the same in
 * many answers, so each operation has such a finding once.
 */
export function judged(context: Context, id: OperationId, answered: Answered): Finding[] {
  const drift = (rule: string, expected: string, got: string): Finding => ({
    ...broken(id, rule, expected, got),
    severity: 'drift',
  })
  const refused = [answered.before ?? [], answered].flat().find(({ status }) => status === 429 || status === 503)
  const origin = answered.sent.headers['origin']
  const ofHeaders = [
    ...(refused && refused.headers['retry-after'] === undefined
      ? [drift('retry-after', `Retry-After with ${refused.status}`, 'none')]
      : []),
    ...(origin === undefined
      ? []
      : crossOriginFlaws(answered.headers, origin).map((flaw): Finding => ({
          operation: id,
          where: '',
          rule: 'cors',
          ...flaw,
        }))),
    ...(operations[id].secretAnswer && answered.isDone && !isUnstored(answered)
      ? [drift('cache-control', 'no-store, because the answer opens something', 'another or none')]
      : []),
  ]
  const news = ofHeaders.filter(({ rule, expected }) => context.isNews(`${id} ${rule} ${expected}`))
  return [...judge(id, answered), ...news]
}

function isUnstored({ headers }: Answered): boolean {
  return /\bno-store\b/i.test(headers['cache-control'] ?? '')
}
