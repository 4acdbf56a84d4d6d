import { missingSubject, roles as columns } from '@acometida/api-spec/conformance/subjects.ts'
import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { isErrorCode } from '@acometida/server/core/http/envelope'
import { type Finding, isBroken, type Result } from '../cells.ts'
import {
  broken,
  callAbout,
  type Context,
  isOpen,
  logInOr,
  notAllowed,
  outcomeOf,
  question,
  unjudged,
} from '../context.ts'
import { judged } from '../judged.ts'
import { callPrepared, type Preparation } from '../preparation.ts'
import { preparations } from '../preparations.ts'
import { sessionSuccesses } from '../sessionSuccesses.ts'

/** The personas that are tried, in this order. On a real API every caller is tried. */
const PERSONAS = ['customer', 'manager', 'administrator', 'agent', 'bridge', 'dossierClient']

/** Level 2: the operation succeeds for somebody, and its answer has the shape of the contract. */
export async function shape(context: Context, id: OperationId): Promise<Result[]> {
  const name = 'success'
  const ofSession = context.target.isReference ? undefined : sessionSuccesses[id]
  if (ofSession) return [await question(context, id, name, async () => ({ name, ...(await ofSession(context)) }))]
  if (!context.mayDo(id)) return [notAllowed(name, id)]
  const preparation = context.target.isReference ? preparations[id] : undefined
  return [
    await question(context, id, name, () =>
      preparation ? prepared(context, id, preparation) : succeed(context, id, name),
    ),
  ]
}

/** Tries the callers until one succeeds. */
async function succeed(context: Context, id: OperationId, name: string): Promise<Result> {
  const { isReference, callers } = context.target
  const outcomes = new Set<string>()
  const findings: Finding[] = []
  for (const as of [...(isOpen(id) ? [null] : []), ...(isReference ? PERSONAS : callers)]) {
    const subject = as === null ? missingSubject : await context.subjectOf(as)
    if (subject === null) continue
    const call = callAbout(context, id, subject)
    const answered = await context.inPlace(id, [as], async (place) => place.call(id, call, await logInOr(place, as)))
    if (answered.isDone) context.successes.set(id, { as, call })
    // Level 4 judges refusals by role.
    const found: Finding[] = answered.status === 401 || answered.status === 403 ? [] : judged(context, id, answered)
    if (answered.status === 500) found.push(broken(id, 'status', 'an outcome', outcomeOf(answered)))
    if (answered.isDone || found.some(isBroken)) return { name, findings: found, answered }
    findings.push(...found)
    outcomes.add(outcomeOf(answered))
  }
  return { ...unjudged(name, whatIsMissing([...outcomes], id, context)), findings }
}

/** A success that needs other calls first. */
async function prepared(context: Context, id: OperationId, preparation: Preparation): Promise<Result> {
  const answered = await callPrepared(context, id, preparation)
  const findings: Finding[] = judged(context, id, answered)
  if (!answered.isDone) findings.push(broken(id, 'outcome', 'a success', outcomeOf(answered)))
  return { name: 'success', findings, answered }
}

function whatIsMissing(outcomes: readonly string[], id: OperationId, { silences, expected }: Context): string {
  if (outcomes.length === 0) return 'no caller is logged in: add callers to --config'
  const [silence] = silences()
  if (silence !== undefined) return `${silence}, so the things of the callers are unknown`
  if (outcomes.every((each) => each.startsWith('401')))
    return 'every caller is refused with 401, also with new tokens: a token in --config may have expired'
  if (outcomes.every((each) => each.startsWith('403'))) {
    const allowed = Object.entries(expected[id] ?? {}).flatMap(([column, cell]) => (cell === 'yes' ? [column] : []))
    return `no caller may call it: add callers.${allowed.filter((each) => each in columns).join(' or callers.')}`
  }
  const first = outcomes.find((each) => each.startsWith('200'))?.slice(4) ?? ''
  const meaning = isErrorCode(first) ? `; ${first}: ${errorCatalogue[first].meaning}` : ''
  return `no caller succeeds (${outcomes.slice(0, 4).join(', ')}${meaning}): add to subjects in --config what the call names, such as a cups`
}
