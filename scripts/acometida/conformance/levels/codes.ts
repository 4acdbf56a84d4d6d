import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import { judge } from '@acometida/api-spec/judge/judge'
import type { ExampleCall } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Cell, Finding } from '../cells.ts'
import { broken, callerFor, type Context, outcomeOf, unjudged } from '../context.ts'
import { callPrepared, type Preparation } from '../preparation.ts'
import type { Answered, Place } from '../target.ts'
import { provocations } from '../provocations/provocations.ts'

/** Level 3: a wrong call is refused with the place of its mistake, and each code of the operation has been seen. */
export async function codes(context: Context, id: OperationId): Promise<Cell[]> {
  const asked = context.mayDo(id)
    ? [await aboutNothing(context, id), ...(await wrongCalls(context, id))]
    : [unjudged(id, 'codes', 'wrong call', `allow --effects ${operations[id].effect}`)]
  return [...asked, ...(await seenCodes(context, id))]
}

/** A call about something that does not exist ends in an outcome of the operation. */
async function aboutNothing(context: Context, id: OperationId): Promise<Cell> {
  const call = exampleCalls[id](missing)
  const caller = await callerFor(context, context.shared, id)
  return context.inPlace(id, [caller?.name ?? null], (place) =>
    makeCall(context, place, id, 'about what does not exist', call, (answered) => judge(id, answered)),
  )
}

async function wrongCalls(context: Context, id: OperationId): Promise<Cell[]> {
  const { path, body } = exampleCalls[id](missing)
  const { filter } = operations[id]
  const wrong: [name: string, call: ExampleCall, where: string][] = []
  if (body !== undefined && !Array.isArray(body))
    wrong.push(['unknown field', { path, body: { ...body, unknownField: 1 } }, 'unknownField'])
  if (filter) wrong.push(['unknown filter key', { path: withFilter(path), ...(body && { body }) }, 'query/filter'])
  const cells: Cell[] = []
  for (const [name, call, place] of wrong)
    cells.push(
      await makeCall(context, context.shared, id, name, call, (answered) => {
        const { status, content } = answered
        const judged = judge(id, answered)
        if (status !== 400)
          return [...judged, { ...broken(id, 'refusal', '400', outcomeOf(answered)), severity: 'drift' }]
        return JSON.stringify(content['violations'] ?? '').includes(place)
          ? judged
          : [
              ...judged,
              { ...broken(id, 'refusal', `violations that name ${place}`, 'none that does'), severity: 'drift' },
            ]
      }),
    )
  return cells
}

function withFilter(path: string): string {
  const [place = '', query = ''] = path.split('?')
  const asked = new URLSearchParams(query)
  const filter = asked.get('filter')
  asked.set('filter', `${filter === null ? '' : `${filter}|`}unknownKey::1`)
  return `${place}?${asked}`
}

/** Makes a call as somebody who may make it. */
async function makeCall(
  context: Context,
  place: Place,
  id: OperationId,
  name: string,
  call: ExampleCall,
  find: (answered: Answered) => Finding[],
): Promise<Cell> {
  const caller = await callerFor(context, place, id)
  if (caller === undefined)
    return unjudged(id, 'codes', name, `give a caller that may call it: ${operations[id].roles.join(', ')}`)
  const answered = await place.call(id, call, caller)
  const failed = answered.status === 500 ? [broken(id, 'status', 'an outcome', outcomeOf(answered))] : []
  return { operation: id, level: 'codes', name, findings: [...failed, ...find(answered)], answered }
}

/**
 * One cell for each code of the operation. On the reference server codes are provoked, each in its own place. Any other
 * code, and any code of another API, counts as seen if any call of the run was answered with it.
 */
async function seenCodes(context: Context, id: OperationId): Promise<Cell[]> {
  const { successCodes, failureCodes } = operations[id]
  const known: Readonly<Record<string, Preparation>> = context.target.isReference ? (provocations[id] ?? {}) : {}
  const cells: Cell[] = []
  for (const code of [...successCodes, ...failureCodes]) {
    const name = `code ${code}`
    const provocation = known[code]
    if (provocation) cells.push(await provoke(context, id, code, provocation))
    else if (context.codesOf(id).has(code)) cells.push({ operation: id, level: 'codes', name, findings: [] })
    else cells.push(unjudged(id, 'codes', name, `for example, ${errorCatalogue[code].provoke}`))
  }
  return cells
}

/** Provokes a code. Any other code is a finding. */
async function provoke(context: Context, id: OperationId, code: string, preparation: Preparation): Promise<Cell> {
  const answered = await callPrepared(context, id, preparation)
  const other = answered.code === code ? [] : [broken(id, 'code', code, outcomeOf(answered))]
  return { operation: id, level: 'codes', name: `code ${code}`, findings: [...judge(id, answered), ...other], answered }
}
