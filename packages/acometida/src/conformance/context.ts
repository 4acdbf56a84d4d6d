import { type Example, exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { missingSubject, type Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import type { ExampleCall } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { type Finding, NOT_ALLOWED, type Result } from './cells.ts'
import type { Config } from './config.ts'
import { discover } from './discover.ts'
import { oncePerName } from './oncePerName.ts'
import { openPresence, type Presence } from './presence.ts'
import { keepSessions } from './sessions.ts'
import { type Answered, type Caller, NoAnswer, NoLogIn, type Place, silenceOf, type Target } from './target.ts'

export const EFFECTS = ['none', 'reversible', 'lasting', 'physical'] as const
export type Effect = (typeof EFFECTS)[number]

/** The state that the levels of a run share. */
export interface Context {
  readonly target: Target
  readonly config: Config
  /** The table of who may make which call, by operation and column. */
  readonly expected: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Whether an operation may be called although it changes something. */
  readonly mayDo: (operation: OperationId) => boolean
  /** The place for calls that change nothing: reads, and calls that should be refused. Each caller logs in once. */
  readonly shared: Place
  /**
   * Runs work in the shared place, or in one of its own if the operation changes something on the reference server. A
   * place of its own is new but for the log-in of the callers `as`; null is a visitor.
   */
  readonly inPlace: <Value>(
    operation: OperationId,
    as: readonly (string | null)[],
    work: (place: Place) => Promise<Value>,
  ) => Promise<Value>
  /** The place for calls that should be refused. For what ends sessions it has other sessions on a real API. */
  readonly placeOfRefusals: (operation: OperationId) => Place
  /** The things of a caller, discovered once; null if the caller cannot log in. */
  readonly subjectOf: (name: string) => Promise<Subject | null>
  /** The calls that have succeeded, each with its caller; null is a visitor. */
  readonly successes: Map<OperationId, { readonly as: string | null; readonly call: ExampleCall }>
  /** Whether each answer of an operation so far says that the API does not have it. */
  readonly isAbsent: (operation: OperationId) => boolean
  /** Whether an operation gave no answer, or the API has stopped giving any. */
  readonly isSilent: (operation: OperationId) => boolean
  readonly notePresence: Presence['note']
  /** Whether something is said for the first time in the run. */
  readonly isNews: (what: string) => boolean
  /** The reads of the discovery that got no answer, as sentences. */
  readonly silences: () => readonly string[]
  /** Whether a call of an operation has been answered with a code so far. */
  readonly hasAnswered: (operation: OperationId, code: string) => boolean
}

/** The operations that end, or may end, the session or all sessions of their caller. */
const ENDS_SESSIONS: ReadonlySet<OperationId> = new Set(['logIn', 'refreshTokens', 'endSession', 'updateUser'])
/** The operations that may take a caller out of service, so a real API is asked for them about nobody. */
const ENDS_CALLERS: ReadonlySet<OperationId> = new Set([
  'deleteUser',
  'setUserRoles',
  'setCallCentreStatus',
  'setCallCentreRoles',
])
/** After so many calls in a row without an answer a run makes no more. */
const LONGEST_STREAK = 5

/** The state in which the work in a place begins. */
const SNAPSHOT = 'before'

/** Opens the context of a run. `close` closes its places. */
export async function openContext(
  target: Target,
  config: Config,
  expected: Context['expected'],
  allowed: Effect,
): Promise<Context & { readonly close: () => Promise<void> }> {
  const codes = new Set<string>()
  const said = new Set<string>()
  const silent = new Map<OperationId, NoAnswer>()
  /** The calls in a row that got no answer. */
  let streak = 0
  // A reference server that stops answering has ended, and its calls fail at once.
  const longestStreak = target.isReference ? Infinity : LONGEST_STREAK
  const silenceAt = (id: OperationId) =>
    silent.get(id) ?? (streak < longestStreak ? undefined : [...silent.values()].at(-1))
  const first = await target.open()
  const presence = await openPresence(first)
  // What did not answer would only cost time, and so would an API that has stopped answering.
  const unlessSilent = async <Value>(id: OperationId, work: () => Promise<Value>): Promise<Value> => {
    const silence = silenceAt(id)
    if (silence) throw silence
    try {
      const value = await work()
      streak = 0
      return value
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      silent.set(id, error)
      streak += 1
      throw error
    }
  }
  const open = async (place: Place): Promise<Place> => ({
    ...place,
    call: async (id, ...asked) => {
      const answered = await unlessSilent(id, () => place.call(id, ...asked))
      codes.add(`${id} ${answered.code}`)
      presence.note(answered, id)
      return answered
    },
    logIn: (name) => unlessSilent('logIn', () => place.logIn(name)),
  })
  const own = await open(first)
  const shared = target.isReference ? { ...own, logIn: oncePerName(own.logIn) } : keepSessions(own)
  const silences: string[] = []
  const places = new Map<string, Place>()
  const placeOf = async (as: readonly (string | null)[]) => {
    const place = places.get(as.join()) ?? (await enter(await open(await target.open()), as))
    places.set(as.join(), place)
    return place
  }
  const placeOfRefusals = (id: OperationId) => (!target.isReference && ENDS_SESSIONS.has(id) ? own : shared)
  return {
    target,
    config,
    expected,
    shared,
    mayDo: (id) => target.isReference || EFFECTS.indexOf(operations[id].effect) <= EFFECTS.indexOf(allowed),
    inPlace: async (id, as, work) => {
      // A real API has no worlds, but it can open other sessions.
      if (operations[id].effect === 'none' || !target.isReference) return work(placeOfRefusals(id))
      const place = await placeOf(as)
      try {
        return await work(place)
      } finally {
        // The sessions of the snapshot stay valid.
        await place.control('POST', `/snapshots/${SNAPSHOT}/restore`)
      }
    },
    placeOfRefusals,
    subjectOf: oncePerName(async (name) => {
      const caller = await logInOr(shared, name)
      return caller && discover(shared, caller, config.subjects[name], (silence) => silences.push(silence))
    }),
    silences: () => silences,
    isAbsent: presence.isAbsent,
    isSilent: (id) => silenceAt(id) !== undefined,
    notePresence: presence.note,
    isNews: (what) => !said.has(what) && said.add(what).has(what),
    successes: new Map(),
    hasAnswered: (id, code) => codes.has(`${id} ${code}`),
    close: async () => {
      for (const place of [shared, ...places.values()]) await place.close()
    },
  }
}

/** Logs callers in, and saves the place for work that begins with their sessions. */
async function enter(place: Place, as: readonly (string | null)[]): Promise<Place> {
  const sessions = new Map<string, Caller>()
  for (const name of as) {
    const caller = await logInOr(place, name)
    if (caller) sessions.set(caller.name, caller)
  }
  await place.control('POST', '/snapshots', { name: SNAPSHOT })
  return { ...place, logIn: async (name) => sessions.get(name) ?? place.logIn(name) }
}

/** A caller with a session; null for a visitor, and if the log-in fails. */
export async function logInOr(place: Place, name: string | null): Promise<Caller | null> {
  if (name === null) return null
  return place.logIn(name).catch((error: unknown) => {
    if (error instanceof NoLogIn) return null
    throw error
  })
}

/** A valid call of an operation about a subject. On a real API no call takes a caller of the run out of service. */
export function callAbout({ target, config: { captcha } }: Context, id: OperationId, subject: Subject): Example {
  const about = exampleCalls[id]
  if (target.isReference) return about(subject)
  if (ENDS_CALLERS.has(id)) return about(missingSubject)
  // The examples name people of the reference server, who may be somebody else's customers.
  if (id === 'logIn')
    return { ...about(missingSubject), body: { user: missingSubject.document, password: NO_PASSWORD, captcha } }
  return about(subject)
}

/** A password of nobody. */
const NO_PASSWORD = 'Nadie#00x'

/**
 * Asks a question. Without an answer of the API itself nothing can be judged: then the result says so, as a finding
 * once for each operation.
 */
export async function question(
  context: Context,
  id: OperationId,
  name: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof NoLogIn) return unjudged(name, error.message)
    if (!(error instanceof NoAnswer)) throw error
    const { answered, message } = error
    if (answered.sent.operation !== id || !context.isNews(`${id} gets no answer`)) return unjudged(name, message)
    const expected = 'an answer at the first or second try'
    return { ...unjudged(name, message), findings: [broken(id, 'no answer', expected, silenceOf(answered))], answered }
  }
}

/** The result of a question that could not be judged. */
export function unjudged(name: string, needs: string): Result {
  return { name, findings: [], needs }
}

/** The result of a question that needs effects which are not allowed. */
export function notAllowed(name: string, id: OperationId): Result {
  return unjudged(name, `${NOT_ALLOWED} ${operations[id].effect}`)
}

/** A finding that a level makes itself, not the judge. */
export function broken(operation: OperationId, rule: string, expected: string, got: string): Finding {
  return { operation, where: '', rule, severity: 'broken', expected, got }
}

/** The status and code of an answer: `200 0000`. */
export function outcomeOf({ status, code }: Answered): string {
  return `${status} ${code}`.trim()
}

/** The callers that are tried for a call that needs an allowed one. */
const CANDIDATES = ['customer', 'agent', 'administrator', 'bridge', 'association']

/** Whether an operation may be called without a session. */
export const isOpen = (id: OperationId): boolean => operations[id].roles.some((role) => role === 'anyone')

/** A caller who may call an operation: null for a visitor, undefined if nobody can log in. */
export async function callerFor(
  { target, expected }: Context,
  place: Place,
  id: OperationId,
): Promise<Caller | null | undefined> {
  if (isOpen(id)) return null
  for (const column of target.isReference ? CANDIDATES : target.callers) {
    if (expected[id]?.[column] !== 'yes') continue
    const caller = await logInOr(place, column)
    if (caller) return caller
  }
  return undefined
}
