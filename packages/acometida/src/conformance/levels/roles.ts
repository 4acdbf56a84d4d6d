import { missingSubject, roles as columns, type Subject } from '@acometida/api-spec/conformance/subjects.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Result } from '../cells.ts'
import { broken, callAbout, type Context, logInOr, notAllowed, outcomeOf, question, unjudged } from '../context.ts'
import { judged } from '../judged.ts'
import type { Answered, Place } from '../target.ts'

/** Two people with their own things, strangers to each other. */
const STRANGERS = { caller: 'customer', other: 'prosumer' } as const

/** Level 4: each role is let in as the table says, and foreign things get the answer of missing ones. */
export async function roles(context: Context, id: OperationId): Promise<Result[]> {
  if (!context.mayDo(id)) return [notAllowed('all roles', id)]
  // They share a place: a call may change what the next one is answered, but not whether its caller is let in.
  const results = await context.inPlace(id, Object.values(columns), async (place) => {
    const gates: Result[] = []
    for (const [column, persona] of Object.entries(columns)) {
      const ask = () => gate(context, place, id, column, persona)
      gates.push(await question(context, id, nameOf(column), ask))
    }
    return gates
  })
  return [...results, await question(context, id, ANOTHER, () => another(context, id))]
}

const ANOTHER = "somebody else's"
const nameOf = (column: string) => `as ${column}`

/** Checks whether a role is let in. A role that should be refused calls in the shared place. */
async function gate(
  context: Context,
  own: Place,
  id: OperationId,
  column: string,
  persona: string | null,
): Promise<Result> {
  const name = nameOf(column)
  const expected = context.expected[id]?.[column] ?? ''
  const place = expected === 'yes' ? own : context.placeOfRefusals(id)
  const caller = await logInOr(place, persona === null || context.target.isReference ? persona : column)
  if (persona !== null && caller === null) return unjudged(name, `add callers.${column} to --config`)
  const answered = await place.call(id, callAbout(context, id, missingSubject), caller)
  const came = answered.status === 401 || answered.status === 403 ? String(answered.status) : 'yes'
  const wanted = expected === 'yes' ? `a ${column} is let in` : `${expected} for a ${column}`
  const wrong = came === expected ? [] : [broken(id, 'gate', wanted, outcomeOf(answered))]
  // The form of a refusal is judged too. Other levels judge the answer to those who are let in.
  return { name, findings: came === 'yes' ? wrong : [...judged(context, id, answered), ...wrong], answered }
}

/** The answer about somebody else's things equals the one about missing things. */
async function another(context: Context, id: OperationId): Promise<Result> {
  const name = ANOTHER
  if (callAbout(context, id, missingSubject).impersonal || context.expected[id]?.['foreign'] !== '-')
    return { name, findings: [] }
  const other = await context.subjectOf(STRANGERS.other)
  if (other === null)
    return unjudged(name, `add callers.${STRANGERS.other} to --config: a second customer, with other supplies`)
  const [about, aboutNobody] = [other, missingSubject].map((subject) => JSON.stringify(callAbout(context, id, subject)))
  if (about === aboutNobody) {
    const [silence] = context.silences()
    return unjudged(
      name,
      silence ?? `add to subjects.${STRANGERS.other} in --config what the call names, such as a cups of theirs`,
    )
  }
  const ask = (subject: Subject) =>
    context.inPlace(id, [STRANGERS.caller], async (place) => {
      const caller = await logInOr(place, STRANGERS.caller)
      return caller && place.call(id, callAbout(context, id, subject), caller)
    })
  const [theirs, nobodys] = [await ask(other), await ask(missingSubject)]
  if (!theirs || !nobodys) return unjudged(name, `add callers.${STRANGERS.caller} to --config`)
  const expected = `the answer about what does not exist, ${outcomeOf(nobodys)}`
  const isSame = textOf(theirs, other) === textOf(nobodys, missingSubject)
  const findings = isSame ? [] : [broken(id, 'foreign', expected, `another one, ${outcomeOf(theirs)}`)]
  return { name, findings, answered: theirs }
}

/** An answer without the values that the call itself sent. */
function textOf({ status, body }: Answered, subject: Subject): string {
  return Object.values(subject).reduce<string>(
    (text, value) => (String(value).length > 3 ? text.replaceAll(String(value), '…') : text),
    `${status} ${body}`,
  )
}
