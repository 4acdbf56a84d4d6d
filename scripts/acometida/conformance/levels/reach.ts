import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { judge } from '@acometida/api-spec/judge/judge'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import { httpCall } from '../../../lib/httpCall.ts'
import type { Finding, Result } from '../cells.ts'
import { broken, type Context, isOpen, notAllowed, outcomeOf } from '../context.ts'
import type { Place } from '../target.ts'

const HEADERS = ['application', 'authorization', 'client-id', 'content-type', 'message-id']

/** Level 1: the operation exists, answers a visitor as the contract says, and lets pages of the client call it. */
export async function reach(context: Context, id: OperationId): Promise<Result[]> {
  const { origin } = context.config
  return [await asVisitor(context, id), ...(origin === null ? [] : [await preflight(context, id, origin)])]
}

async function asVisitor(context: Context, id: OperationId): Promise<Result> {
  const open = isOpen(id)
  const name = open ? 'without a session' : 'gate without a session'
  // An API that lets a visitor in executes the call, so the call must be about things that belong to nobody.
  const isHarmless = context.mayDo(id) || !(open || exampleCalls[id](missing).impersonal)
  if (!isHarmless) return notAllowed(name, id)
  const ask = async ({ call }: Place): Promise<Result> => {
    const answered = await call(id, exampleCalls[id](missing), null)
    const gate: Finding[] =
      open || answered.status === 401 ? [] : [broken(id, 'gate', '401 without a session', outcomeOf(answered))]
    return { name, findings: [...judge(id, answered), ...gate], answered }
  }
  return open ? context.inPlace(id, [null], ask) : ask(context.shared)
}

async function preflight({ target: { url } }: Context, id: OperationId, origin: string): Promise<Result> {
  const { method } = operations[id]
  const { status, headers } = await httpCall(url + exampleCalls[id](missing).path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': HEADERS.join(','),
    },
  })
  const listed = (name: 'access-control-allow-headers' | 'access-control-allow-methods') =>
    (headers[name] ?? '').toLowerCase().split(/\s*,\s*/)
  const lacking = HEADERS.filter((each) => !listed('access-control-allow-headers').includes(each))
  const findings: Finding[] = []
  const check = (isRight: boolean, expected: string, got: string) => {
    if (!isRight) findings.push(broken(id, 'cors', expected, got))
  }
  check(status >= 200 && status < 300, 'a preflight that succeeds', String(status))
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
