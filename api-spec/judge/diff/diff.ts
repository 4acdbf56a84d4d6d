import type { JsonSchema } from '../../generate/jsonSchema.ts'
import { type Gap, gapsBetween } from './gaps.ts'
import { type PublishedOperation, readPublished } from './published.ts'

/** A change in a new version of a contract. */
export interface Finding {
  /** Breaking: the API refuses a call that was valid, or gives an answer that an older client does not expect. */
  readonly severity: 'breaking' | 'notice'
  readonly operation: string
  /** The place of the change: `query/cups`, `body/phone`, `answer/bills/[]/status`, `codes`, `roles`. */
  readonly where: string
  readonly says: string
  /** A valid request that is refused now, or a valid answer that nobody expected before; undefined if there is none. */
  readonly witness: unknown
}

type Version = ReturnType<typeof readPublished>

/**
 * Compares two published documents. Order, descriptions and examples do not count.
 * @throws the problem of a document, so that an unreadable one never counts as one without changes
 */
export function diffDocuments(oldDocument: unknown, newDocument: unknown): Finding[] {
  const [before, now] = [readPublished(oldDocument, 'the old document'), readPublished(newDocument, 'the new document')]
  const findings: Finding[] = []
  for (const [id, operation] of before.operations) {
    const next = now.operations.get(id)
    if (!next) findings.push(found('breaking', id, '', 'there is no such operation any more'))
    else findings.push(...changesOf(operation, next, before, now))
  }
  for (const id of now.operations.keys())
    if (!before.operations.has(id)) findings.push(found('notice', id, '', 'is a new operation'))
  return findings
}

function changesOf(old: PublishedOperation, next: PublishedOperation, before: Version, now: Version): Finding[] {
  const { id } = old
  const findings: Finding[] = []
  if (old.address !== next.address)
    findings.push(found('breaking', id, '', `is at ${next.address}, and was at ${old.address}`))
  findings.push(...requestChanges(old, next, before, now))
  if (old.answer && next.answer) findings.push(...answerChanges(id, old.answer, next.answer, before, now))
  else if (old.answer) findings.push(found('breaking', id, 'answer', 'answers nothing but its result any more'))
  const known = new Set([...before.operations.values()].flatMap(({ codes }) => codes))
  for (const code of next.codes.filter((each) => !old.codes.includes(each)))
    findings.push(
      known.has(code)
        ? found('notice', id, 'codes', `may answer ${code} as well, which other operations did`)
        : found('breaking', id, 'codes', `may answer ${code}, for which a client of before has no text`),
    )
  for (const code of old.codes.filter((each) => !next.codes.includes(each)))
    findings.push(found('notice', id, 'codes', `answers ${code} no more`))
  for (const role of old.roles.filter((each) => !next.roles.includes(each) && !coveredBy(next.roles, each)))
    findings.push(found('breaking', id, 'roles', `${role} may not call it any more`))
  for (const role of next.roles.filter((each) => !old.roles.includes(each) && !coveredBy(old.roles, each)))
    findings.push(found('notice', id, 'roles', `${role} may call it as well`))
  if (old.effect !== next.effect)
    findings.push(found('notice', id, 'effect', `has the effect ${next.effect}, and had ${old.effect}`))
  return findings
}

/** `anyone` covers all roles, and `user` covers every role of an open session. */
function coveredBy(roles: readonly string[], role: string): boolean {
  return roles.includes('anyone') || (roles.includes('user') && !['anyone', 'mfaPending', 'bridge'].includes(role))
}

function requestChanges(old: PublishedOperation, next: PublishedOperation, before: Version, now: Version): Finding[] {
  return (['path', 'query', 'header', 'filter', 'body'] as const).flatMap((place) => {
    const [was, is] = [old.request[place], next.request[place]]
    const refused = gapsBetween(was, is, { from: before.schemas, to: now.schemas })
    const allowed = gapsBetween(is, was, { from: now.schemas, to: before.schemas })
    return [
      ...refused.map((gap) => found('breaking', old.id, placed(place, gap), refusedWords(gap), gap.witness)),
      ...allowed.map((gap) => found('notice', old.id, placed(place, gap), `now ${gap.why}`)),
    ]
  })
}

function refusedWords({ why, isNewField }: Gap): string {
  return isNewField ? 'was known, and is refused now' : `${why}: that was right, and is refused now`
}

function answerChanges(id: string, old: JsonSchema, next: JsonSchema, before: Version, now: Version): Finding[] {
  return gapsBetween(next, old, { from: now.schemas, to: before.schemas }).map((gap) => {
    // A client ignores fields that it does not know, and new values of an open list.
    const severity = gap.isNewField || gap.isOpenChoice ? 'notice' : 'breaking'
    return found(severity, id, placed('answer', gap), gap.why, gap.witness)
  })
}

function placed(place: string, { at }: Gap): string {
  return at === '' ? place : `${place}/${at}`
}

function found(
  severity: Finding['severity'],
  operation: string,
  where: string,
  says: string,
  witness?: unknown,
): Finding {
  return { severity, operation, where, says, witness }
}
