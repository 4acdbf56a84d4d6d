import { judge } from '@acometida/api-spec/judge/judge'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Finding } from './cells.ts'
import type { Context } from './context.ts'
import { headerFlaws } from './headerFlaws.ts'
import type { Answered } from './target.ts'

/**
 * Judges an answer by the contract, and its headers as a browser reads them. What is wrong with headers is the same in
 * many answers, so each operation has such a finding once.
 */
export function judged(context: Context, id: OperationId, answered: Answered): Finding[] {
  const origin = answered.sent.headers['origin'] ?? null
  const all = [answered.before ?? [], answered].flat().flatMap((each) => headerFlaws(id, each, origin))
  const news = all.filter(({ rule, expected }) => context.isNews(`${id} ${rule} ${expected}`))
  return [...judge(id, answered), ...news]
}
