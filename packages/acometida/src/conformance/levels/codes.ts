import { missingSubject } from '@acometida/api-spec/conformance/subjects.ts'
import { errorCatalogue } from '@acometida/api-spec/generated/errors'
import { operations } from '@acometida/api-spec/generated/operations'
import type { ExampleCall } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Finding, Result } from '../cells.ts'
import { broken, callAbout, callerFor, type Context, notAllowed, outcomeOf, question, unjudged } from '../context.ts'
import { judged } from '../judged.ts'
import { callPrepared, type Preparation } from '../preparation.ts'
import { provocations } from '../provocations/provocations.ts'
import type { Answered, Place } from '../target.ts'
import { withClause } from './query.ts'

/** Level 3: a wrong call is refused with the place of its mistake, and each code of the operation has been seen. */
export async function codes(context: Context, id: OperationId): Promise<Result[]> {
  const asked = context.mayDo(id)
    ? [await aboutNothing(context, id), ...(await wrongCalls(context, id))]
    : [notAllowed('wrong call', id)]
  return [...asked, ...(await seenCodes(context, id))]
}

/** A call about something that does not exist ends in an outcome of the operation. */
async function aboutNothing(context: Context, id: OperationId): Promise<Result> {
  const name = 'about what does not exist'
  const ask = async () => {
    const caller = await callerFor(context, context.placeOfRefusals(id), id)
    const call = callAbout(context, id, missingSubject)
    return context.inPlace(id, [caller?.name ?? null], (place) => makeCall(context, place, id, name, call))
  }
  return question(context, id, name, ask)
}

/** Calls that are refused with the place of their mistake. */
async function wrongCalls(context: Context, id: OperationId): Promise<Result[]> {
  const call = callAbout(context, id, missingSubject)
  const refusal = (where: string) => (answered: Answered) => {
    const { status, content } = answered
    const drift = (expected: string, got: string): Finding[] => [
      { ...broken(id, 'refusal', expected, got), severity: 'drift' },
    ]
    if (status !== 400) return drift('400', outcomeOf(answered))
    const isNamed = JSON.stringify(content['violations'] ?? '').includes(where)
    return isNamed ? [] : drift(`violations that name ${where}`, 'none that does')
  }
  const results: Result[] = []
  const place = context.placeOfRefusals(id)
  const make = (name: string, wrong: ExampleCall, where: string) =>
    question(context, id, name, () => makeCall(context, place, id, name, wrong, refusal(where)))
  if (call.body !== undefined && !Array.isArray(call.body)) {
    const wrong = { ...call, body: { ...call.body, unknownField: 1 } }
    results.push(await make('unknown field', wrong, 'unknownField'))
  }
  if (operations[id].filter) {
    const wrong = withClause(call, 'unknownKey', '1')
    results.push(await make('unknown filter key', wrong, 'query/filter'))
  }
  return results
}

/** Makes a call as somebody who may make it. `find` adds to the findings of the judge. */
async function makeCall(
  context: Context,
  place: Place,
  id: OperationId,
  name: string,
  call: ExampleCall,
  find: (answered: Answered) => readonly Finding[] = () => [],
): Promise<Result> {
  const caller = await callerFor(context, place, id)
  if (caller === undefined)
    return unjudged(name, `add a caller with the role ${operations[id].roles.join(' or ')} to --config`)
  const answered = await place.call(id, call, caller)
  const failed = answered.status === 500 ? [broken(id, 'status', 'an outcome', outcomeOf(answered))] : []
  return { name, findings: [...failed, ...judged(context, id, answered), ...find(answered)], answered }
}

/**
 * One result for each code of the operation. Codes are provoked on the reference server, each in its own place. Any
 * other code, and any code of another API, counts as seen if any call of the run was answered with it.
 */
async function seenCodes(context: Context, id: OperationId): Promise<Result[]> {
  const { successCodes, failureCodes } = operations[id]
  const known: Readonly<Record<string, Preparation>> = context.target.isReference ? (provocations[id] ?? {}) : {}
  const results: Result[] = []
  for (const code of [...successCodes, ...failureCodes]) {
    const name = `code ${code}`
    const provocation = known[code]
    if (provocation) results.push(await question(context, id, name, () => provoke(context, id, code, provocation)))
    else if (context.hasAnswered(id, code)) results.push({ name, findings: [] })
    else results.push(unjudged(name, `no call was answered with it. To provoke it: ${errorCatalogue[code].provoke}`))
  }
  return results
}

/** Provokes a code. Any other code is a finding. */
async function provoke(context: Context, id: OperationId, code: string, preparation: Preparation): Promise<Result> {
  const answered = await callPrepared(context, id, preparation)
  const other = answered.code === code ? [] : [broken(id, 'code', code, outcomeOf(answered))]
  return { name: `code ${code}`, findings: [...judged(context, id, answered), ...other], answered }
}
