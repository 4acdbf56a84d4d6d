import type { JsonSchema } from '../../generate/jsonSchema.ts'
import { toComparableDocument } from './comparableDocument.ts'
import { type Gap, gapsBetween } from './gaps.ts'
import { type PublishedOperation, readPublished } from './published.ts'

/** A change in a new version of a contract. */
export interface ContractChange {
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
 * Compares two OpenAPI documents. Order, descriptions and examples do not count. Roles, codes and effects,
 * which only contracts of this repository have, are compared where both have them. With a document of another kind the
 * operation of an unknown id is the one at the same address.
 * @param onNote called with a sentence for each kind of thing that is not compared
 * @throws the problem of a document, so that an unreadable one never counts as one without changes
 */
export function diffDocuments(
  oldDocument: unknown,
  newDocument: unknown,
  onNote: (note: string) => void = () => {},
): ContractChange[] {
  const read = (document: unknown, name: string) => {
    const { document: comparable, notes } = toComparableDocument(document, name)
    notes.forEach(onNote)
    const isForeign = comparable !== document
    return readPublished(comparable, name, isForeign ? (problem) => onNote(`Not compared: ${problem}.`) : undefined)
  }
  const [before, now] = [read(oldDocument, 'the old document'), read(newDocument, 'the new document')]
  const lacking = PARTS_OF_OURS.filter((part) => !hasPart(before, part) || !hasPart(now, part))
  if (lacking.length > 0) onNote(`Not compared, because not both documents have them: ${lacking.join(', ')}.`)
  // Between contracts of this repository another id is another operation: clients are generated from it.
  const byAddress = new Map(
    lacking.length === 0 ? [] : [...now.operations.values()].map((each) => [withoutNames(each.address), each]),
  )
  const findings: ContractChange[] = []
  const paired = new Set<PublishedOperation>()
  for (const [id, operation] of before.operations) {
    const next = now.operations.get(id) ?? byAddress.get(withoutNames(operation.address))
    if (next) paired.add(next)
    if (!next) findings.push(found('breaking', id, '', 'there is no such operation any more'))
    else findings.push(...changesOf(operation, next, before, now))
  }
  for (const [id, operation] of now.operations)
    if (!paired.has(operation)) findings.push(found('notice', id, '', 'is a new operation'))
  return findings
}

/** The parts of an operation that only contracts of this repository have. */
const PARTS_OF_OURS = ['roles', 'codes', 'effect'] as const

function hasPart({ operations }: Version, part: (typeof PARTS_OF_OURS)[number]): boolean {
  return [...operations.values()].every((operation) => operation[part] !== null)
}

/** An address without the names of its parameters. */
function withoutNames(address: string): string {
  return address.replaceAll(/\{[^}]*\}/g, '{}')
}

function changesOf(old: PublishedOperation, next: PublishedOperation, before: Version, now: Version): ContractChange[] {
  const { id } = old
  const findings: ContractChange[] = []
  if (withoutNames(old.address) !== withoutNames(next.address))
    findings.push(found('breaking', id, '', `is at ${next.address}, and was at ${old.address}`))
  findings.push(...requestChanges(old, next, before, now))
  if (old.answer && next.answer) findings.push(...answerChanges(id, old.answer, next.answer, before, now))
  else if (old.answer) findings.push(found('breaking', id, 'answer', 'answers nothing any more'))
  return [...findings, ...changesOfOurs(old, next, before)]
}

/** The changes of codes, roles and effect, where both documents have them. */
function changesOfOurs(old: PublishedOperation, next: PublishedOperation, before: Version): ContractChange[] {
  const { id } = old
  const findings: ContractChange[] = []
  if (old.codes && next.codes) findings.push(...codeChanges(id, old.codes, next.codes, before))
  if (old.roles && next.roles) findings.push(...roleChanges(id, old.roles, next.roles))
  if (old.effect !== null && next.effect !== null && old.effect !== next.effect)
    findings.push(found('notice', id, 'effect', `has the effect ${next.effect}, and had ${old.effect}`))
  return findings
}

function codeChanges(id: string, old: readonly string[], next: readonly string[], before: Version): ContractChange[] {
  const findings: ContractChange[] = []
  const known = new Set([...before.operations.values()].flatMap(({ codes }) => codes ?? []))
  for (const code of next.filter((each) => !old.includes(each)))
    findings.push(
      known.has(code)
        ? found('notice', id, 'codes', `may answer ${code} as well, which other operations did`)
        : found('breaking', id, 'codes', `may answer ${code}, for which a client of before has no text`),
    )
  for (const code of old.filter((each) => !next.includes(each)))
    findings.push(found('notice', id, 'codes', `answers ${code} no more`))
  return findings
}

function roleChanges(id: string, old: readonly string[], next: readonly string[]): ContractChange[] {
  const findings: ContractChange[] = []
  for (const role of old.filter((each) => !next.includes(each) && !coveredBy(next, each)))
    findings.push(found('breaking', id, 'roles', `${role} may not call it any more`))
  for (const role of next.filter((each) => !old.includes(each) && !coveredBy(old, each)))
    findings.push(found('notice', id, 'roles', `${role} may call it as well`))
  return findings
}

/** `anyone` covers all roles, and `user` covers every role of an open session. */
function coveredBy(roles: readonly string[], role: string): boolean {
  return roles.includes('anyone') || (roles.includes('user') && !['anyone', 'mfaPending', 'bridge'].includes(role))
}

function requestChanges(
  old: PublishedOperation,
  next: PublishedOperation,
  before: Version,
  now: Version,
): ContractChange[] {
  return (['path', 'query', 'header', 'filter', 'body'] as const).flatMap((place) => {
    const [was, is] = [old.request[place], next.request[place]]
    const refused = gapsBetween(was, is, { from: before.schemas, to: now.schemas })
    const allowed = gapsBetween(is, was, { from: now.schemas, to: before.schemas })
    return [
      ...refused.map((gap) => found('breaking', old.id, placed(place, gap), describeRefusal(gap), gap.witness)),
      ...allowed.map((gap) => found('notice', old.id, placed(place, gap), `now ${gap.why}`)),
    ]
  })
}

function describeRefusal({ why, isNewField }: Gap): string {
  return isNewField ? 'was known, and is refused now' : `${why}: that was right, and is refused now`
}

function answerChanges(id: string, old: JsonSchema, next: JsonSchema, before: Version, now: Version): ContractChange[] {
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
  severity: ContractChange['severity'],
  operation: string,
  where: string,
  says: string,
  witness?: unknown,
): ContractChange {
  return { severity, operation, where, says, witness }
}
