import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { judge } from '@acometida/api-spec/judge/judge'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import { httpCall } from '../../../lib/httpCall.ts'
import type { Cell, Finding } from '../cells.ts'
import { broken, type Context, isOpen, outcomeOf, unjudged } from '../context.ts'
import type { Place } from '../target.ts'

const HEADERS = ['application', 'authorization', 'client-id', 'content-type', 'message-id']

/** Level 1: the operation exists, answers a visitor as the contract says, and lets pages of the client call it. */
export async function reach(context: Context, id: OperationId): Promise<Cell[]> {
  const { origin } = context.config
  return [await asVisitor(context, id), ...(origin === null ? [] : [await preflight(context, id, origin)])]
}

async function asVisitor(context: Context, id: OperationId): Promise<Cell> {
  const open = isOpen(id)
  const name = open ? 'without a session' : 'gate without a session'
  // An API that lets a visitor in executes the call, so the call must be about things that belong to nobody.
  const isHarmless = context.mayDo(id) || !(open || exampleCalls[id](missing).impersonal)
  if (!isHarmless) return unjudged(id, 'reach', name, `allow --effects ${operations[id].effect}`)
  const ask = async ({ call }: Place): Promise<Cell> => {
    const answered = await call(id, exampleCalls[id](missing), null)
    const gate: Finding[] =
      open || answered.status === 401 ? [] : [broken(id, 'gate', '401 without a session', outcomeOf(answered))]
    return { operation: id, level: 'reach', name, findings: [...judge(id, answered), ...gate], answered }
  }
  return open ? context.inPlace(id, [null], ask) : ask(context.shared)
}

async function preflight({ target: { url } }: Context, id: OperationId, origin: string): Promise<Cell> {
  const name = 'preflight'
  const { path } = exampleCalls[id](missing)
  const { method } = operations[id]
  const headers = {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': HEADERS.join(','),
  }
  const { status, headers: came } = await httpCall(url + path, { method: 'OPTIONS', headers })
  const listed = (of: 'access-control-allow-headers' | 'access-control-allow-methods') =>
    (came[of] ?? '').toLowerCase().split(/\s*,\s*/)
  const lacking = HEADERS.filter((each) => !listed('access-control-allow-headers').includes(each))
  const findings = [
    ...(status >= 200 && status < 300 ? [] : [broken(id, 'cors', 'a preflight that succeeds', String(status))]),
    ...([origin, '*'].includes(came['access-control-allow-origin'] ?? '')
      ? []
      : [broken(id, 'cors', `access-control-allow-origin: ${origin}`, 'another one or none')]),
    ...(lacking.length > 0
      ? [broken(id, 'cors', `access-control-allow-headers with ${lacking.join(', ')}`, 'none of it')]
      : []),
    ...(method === 'GET' || method === 'POST' || listed('access-control-allow-methods').includes(method.toLowerCase())
      ? []
      : [broken(id, 'cors', `access-control-allow-methods with ${method}`, 'none of it')]),
  ]
  return { operation: id, level: 'reach', name, findings }
}
