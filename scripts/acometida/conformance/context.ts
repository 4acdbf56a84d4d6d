import type { Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import type { ExampleCall } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Finding, Result } from './cells.ts'
import type { Config } from './config.ts'
import { discover } from './discover.ts'
import { type Answered, type Caller, NoLogIn, type Place, type Target } from './target.ts'

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
  /** The things of a caller, discovered once; null if the caller cannot log in. */
  readonly subjectOf: (name: string) => Promise<Subject | null>
  /** The calls that have succeeded, each with its caller; null is a visitor. */
  readonly successes: Map<OperationId, { readonly as: string | null; readonly call: ExampleCall }>
  /** Whether a call of an operation has been answered with a code so far. */
  readonly hasAnswered: (operation: OperationId, code: string) => boolean
}

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
  const open = async (): Promise<Place> => {
    const place = await target.open()
    return {
      ...place,
      call: async (...asked) => {
        const answered = await place.call(...asked)
        codes.add(`${answered.sent.operation} ${answered.code}`)
        return answered
      },
    }
  }
  const own = await open()
  const shared = { ...own, logIn: oncePerName(own.logIn) }
  const places = new Map<string, Place>()
  const placeOf = async (as: readonly (string | null)[]) => {
    const place = places.get(as.join()) ?? (await enter(await open(), as))
    places.set(as.join(), place)
    return place
  }
  return {
    target,
    config,
    expected,
    shared,
    mayDo: (id) => target.isReference || EFFECTS.indexOf(operations[id].effect) <= EFFECTS.indexOf(allowed),
    inPlace: async (id, as, work) => {
      if (operations[id].effect === 'none' || !target.isReference) return work(shared)
      const place = await placeOf(as)
      try {
        return await work(place)
      } finally {
        // The sessions of the snapshot stay valid.
        await place.control('POST', `/snapshots/${SNAPSHOT}/restore`)
      }
    },
    subjectOf: oncePerName(async (name) => {
      const caller = await logInOr(shared, name)
      return caller && discover(shared, caller, config.subjects[name])
    }),
    successes: new Map(),
    hasAnswered: (id, code) => codes.has(`${id} ${code}`),
    close: async () => {
      for (const place of [shared, ...places.values()]) await place.close()
    },
  }
}

/** A function that does its work once for each name. */
function oncePerName<Value>(work: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (name) => {
    const value = known.get(name) ?? work(name)
    known.set(name, value)
    return value
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

/** The result of a question that could not be judged. */
export function unjudged(name: string, needs: string): Result {
  return { name, findings: [], needs }
}

/** The result of a question that needs effects which are not allowed. */
export function notAllowed(name: string, id: OperationId): Result {
  return unjudged(name, `allow --effects ${operations[id].effect}`)
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
