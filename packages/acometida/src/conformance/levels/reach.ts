import { missingSubject } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { exampleCall, type RequestChanges } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { sentHeaderNames } from '@acometida/api-spec/rules/callHeaders'
import type { Finding, Result } from '../cells.ts'
import { broken, callAbout, type Context, isOpen, notAllowed, outcomeOf, question, unjudged } from '../context.ts'
import { headerTokens } from '../crossOrigin.ts'
import { judged } from '../judged.ts'
import { formOf } from '../presence.ts'
import type { Place } from '../target.ts'

/** Level 1: the operation exists, answers a visitor as the contract says, and lets pages of the client call it. */
export async function reach(context: Context, id: OperationId): Promise<Result[]> {
  const { origin } = context.config
  const visited = await asVisitor(context, id)
  const isThere = !context.isAbsent(id) && !context.isSilent(id)
  return origin === null || !isThere ? [visited] : [visited, await preflight(context, id, origin)]
}

async function asVisitor(context: Context, id: OperationId): Promise<Result> {
  const open = isOpen(id)
  const name = open ? 'without a session' : 'gate without a session'
  const call = callAbout(context, id, missingSubject)
  // An API that lets a visitor in executes the call, so the call must be about things that belong to nobody.
  const isHarmless = context.mayDo(id) || !(open || call.impersonal)
  if (!isHarmless) {
    await lookFor(context, id)
    return ofCallers.has(id) ? unjudged(name, 'level 2 judges it, in sessions of the callers') : notAllowed(name, id)
  }
  const ask = async (place: Place): Promise<Result> => {
    const answered = await place.call(id, call, null)
    const gate: Finding[] =
      open || answered.status === 401 ? [] : [broken(id, 'gate', '401 without a session', outcomeOf(answered))]
    return { name, findings: [...judged(context, id, answered), ...gate], answered }
  }
  return question(context, id, name, () => (open ? context.inPlace(id, [null], ask) : ask(context.shared)))
}

/** The operations that a run calls in sessions of its callers, whatever effects are allowed. */
const ofCallers: ReadonlySet<OperationId> = new Set(['logIn', 'refreshTokens', 'endSession'])

/** The parts of a path that make a call about nobody. */
const PATH_OF_NOBODY = { id: missingSubject.userId, username: missingSubject.username, hash: 'a-link-of-nobody' }
/** The operations without a body that do nothing if they are about nobody, and how they are. */
const HARMLESS: { readonly [Id in OperationId]?: RequestChanges } = {
  confirmEmail: {},
  openUrlMessage: { filter: { id: 'a-link-of-nobody' } },
  // A visitor has no session that could end.
  endSession: {},
}

/** Finds out whether an operation is there without its effect: by a body that is no JSON, so no API can execute it. */
async function lookFor(context: Context, id: OperationId): Promise<void> {
  const { method, body } = operations[id]
  const changes = HARMLESS[id]
  if (!body && !changes) return
  const { path } = exampleCall(id, { path: PATH_OF_NOBODY, ...changes })
  const call = { method, path, ...(body && { headers: { 'content-type': 'application/json' }, body: '{' }) }
  const answer = await context.shared.probe(call)
  if (answer.status !== 0) context.notePresence(formOf(answer), id)
}

async function preflight(context: Context, id: OperationId, origin: string): Promise<Result> {
  const sent = sentHeaderNames(context.config)
  const { method } = operations[id]
  const { status, headers } = await context.shared.probe({
    method: 'OPTIONS',
    path: callAbout(context, id, missingSubject).path,
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': sent.join(','),
    },
  })
  const listed = (name: 'access-control-allow-headers' | 'access-control-allow-methods') => headerTokens(headers[name])
  const lacking = sent.filter((each) => !listed('access-control-allow-headers').includes(each))
  const findings: Finding[] = []
  const check = (isRight: boolean, expected: string, got: string) => {
    if (!isRight) findings.push(broken(id, 'cors', expected, got))
  }
  check(status >= 200 && status < 300, 'a preflight that succeeds', status === 0 ? 'no answer' : String(status))
  check(
    [origin, '*'].includes(headers['access-control-allow-origin'] ?? ''),
    `access-control-allow-origin: ${origin}`,
    'another one or none',
  )
  check(lacking.length === 0, `access-control-allow-headers with ${lacking.join(', ')}`, 'none of it')
  check(
    method === 'GET' || method === 'POST' || listed('access-control-allow-methods').includes(method.toLowerCase()),
    `access-control-allow-methods with ${method}`,
    'none of it',
  )
  return { name: 'preflight', findings }
}
