import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { missing, roles as columns, type Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { judge } from '@acometida/api-spec/judge/judge'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Cell, Finding } from '../cells.ts'
import { broken, type Context, logInOr, outcomeOf, unjudged } from '../context.ts'
import type { Answered, Place } from '../target.ts'

/** Two people with their own things, strangers to each other. */
const STRANGERS = { caller: 'customer', other: 'prosumer' } as const

/** Level 4: each role is let in as the table says, and foreign things get the answer of missing ones. */
export async function roles(context: Context, id: OperationId): Promise<Cell[]> {
  if (!context.mayDo(id)) return [unjudged(id, 'roles', 'all roles', `allow --effects ${operations[id].effect}`)]
  // They share a place: a call may change what the next one is answered, but not whether its caller is let in.
  const cells = await context.inPlace(id, Object.values(columns), async (place) => {
    const gates: Cell[] = []
    for (const [column, persona] of Object.entries(columns)) gates.push(await gate(context, place, id, column, persona))
    return gates
  })
  return [...cells, await another(context, id)]
}

/** Whether a role is let in. Whoever should be refused calls in the shared place. */
async function gate(
  context: Context,
  own: Place,
  id: OperationId,
  column: string,
  persona: string | null,
): Promise<Cell> {
  const name = `as ${column}`
  const expected = context.expected[id]?.[column] ?? ''
  const place = expected === 'yes' ? own : context.shared
  const caller = persona === null ? null : await logInOr(place, context.target.isReference ? persona : column)
  if (persona !== null && caller === null)
    return unjudged(id, 'roles', name, `give callers.${column} in the configuration`)
  const answered = await place.call(id, exampleCalls[id](missing), caller)
  const came = answered.status === 401 || answered.status === 403 ? String(answered.status) : 'yes'
  const gateFindings = came === expected ? [] : [broken(id, 'gate', gateText(expected, column), outcomeOf(answered))]
  // The form of a refusal is judged too. Other levels judge the answer to those who are let in.
  const findings = came === 'yes' ? gateFindings : [...judge(id, answered), ...gateFindings]
  return { operation: id, level: 'roles', name, findings, answered }
}

function gateText(expected: string, column: string): string {
  return expected === 'yes' ? `a ${column} is let in` : `${expected} for a ${column}`
}

/** The answer about somebody else's things equals the one about missing things. */
async function another(context: Context, id: OperationId): Promise<Cell> {
  const name = "somebody else's"
  if (exampleCalls[id](missing).impersonal || context.expected[id]?.['foreign'] !== '-')
    return { operation: id, level: 'roles', name, findings: [] }
  const other = await context.subjectOf(STRANGERS.other)
  if (other === null)
    return unjudged(id, 'roles', name, `give callers.${STRANGERS.other}: a second customer, with supplies of their own`)
  const ask = (subject: Subject) =>
    context.inPlace(id, [STRANGERS.caller], async (place) => {
      const caller = await logInOr(place, STRANGERS.caller)
      return caller && place.call(id, exampleCalls[id](subject), caller)
    })
  const [theirs, nobodys] = [await ask(other.subject), await ask(missing)]
  if (!theirs || !nobodys) return unjudged(id, 'roles', name, `give callers.${STRANGERS.caller}`)
  const findings: Finding[] =
    textOf(theirs, other.subject) === textOf(nobodys, missing)
      ? []
      : [
          broken(
            id,
            'foreign',
            `the answer about what does not exist, ${outcomeOf(nobodys)}`,
            `another one, ${outcomeOf(theirs)}`,
          ),
        ]
  return { operation: id, level: 'roles', name, findings, answered: theirs }
}

/** An answer without the values that the call itself sent. */
function textOf({ status, body }: Answered, subject: Subject): string {
  return Object.values(subject).reduce<string>(
    (text, value) => (String(value).length > 3 ? text.replaceAll(String(value), '…') : text),
    `${status} ${body}`,
  )
}
