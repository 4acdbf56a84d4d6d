import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import { judge } from '@acometida/api-spec/judge/judge'
import type { ExampleCall } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import { type Cell, type Finding, isBroken } from '../cells.ts'
import { broken, type Context, isOpen, logInOr, outcomeOf, unjudged } from '../context.ts'
import { callPrepared, type Preparation } from '../preparation.ts'
import { preparations } from '../preparations.ts'
import type { Answered } from '../target.ts'

/** The personas that are tried, in this order. On a real API every caller is tried. */
const PERSONAS = ['customer', 'manager', 'administrator', 'agent', 'bridge', 'dossierClient']

/** Level 2: the operation succeeds for somebody, and its answer has the shape of the contract. */
export async function shape(context: Context, id: OperationId): Promise<Cell[]> {
  const name = 'success'
  if (!context.mayDo(id)) return [unjudged(id, 'shape', name, `allow --effects ${operations[id].effect}`)]
  if (context.target.isReference && preparations[id]) return [await prepared(context, id, preparations[id])]
  const callers = context.target.isReference ? PERSONAS : context.target.callers
  const tried = new Map<string, string>()
  const findings: Finding[] = []
  for (const caller of [...(isOpen(id) ? [null] : []), ...callers]) {
    const about = caller === null ? { subject: missing } : await context.subjectOf(caller)
    if (about === null) continue
    const call = exampleCalls[id](about.subject)
    const answered = await callAs(context, id, caller, call)
    if (answered.isDone) context.successes.set(id, { as: caller, call })
    // Level 4 judges refusals by role.
    const found: Finding[] = answered.status === 401 || answered.status === 403 ? [] : judge(id, answered)
    if (answered.status === 500) found.push(broken(id, 'status', 'an outcome', outcomeOf(answered)))
    if (answered.isDone || found.some(isBroken))
      return [{ operation: id, level: 'shape', name, findings: found, answered }]
    findings.push(...found)
    tried.set(caller ?? 'a visitor', outcomeOf(answered))
  }
  return [{ ...unjudged(id, 'shape', name, whatIsMissing(tried)), findings }]
}

/** A success that needs other calls first. */
async function prepared(context: Context, id: OperationId, preparation: Preparation): Promise<Cell> {
  const answered = await callPrepared(context, id, preparation)
  const found: Finding[] = judge(id, answered)
  if (!answered.isDone) found.push(broken(id, 'outcome', 'a success', outcomeOf(answered)))
  return { operation: id, level: 'shape', name: 'success', findings: found, answered }
}

function callAs(context: Context, id: OperationId, name: string | null, call: ExampleCall): Promise<Answered> {
  return context.inPlace(id, [name], async (place) => {
    const caller = name === null ? null : await logInOr(place, name)
    return place.call(id, call, caller)
  })
}

function whatIsMissing(tried: ReadonlyMap<string, string>): string {
  if (tried.size === 0) return 'no caller could be logged in: give callers in the configuration'
  const outcomes = [...new Set(tried.values())]
  const [first = ''] = outcomes.filter((each) => each.startsWith('200')).map((each) => each.slice(4))
  const entry = Object.entries(errorCatalogue).find(([code]) => code === first)
  const meaning = entry ? `; ${first}: ${entry[1].meaning}` : ''
  return `no caller succeeds (${outcomes.slice(0, 4).join(', ')}${meaning}): give subjects with something that it can be done to`
}
