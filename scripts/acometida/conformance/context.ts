import type { Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import type { ExampleCall } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Cell, Finding, Level } from './cells.ts'
import type { Config } from './config.ts'
import { discover, type Discovered } from './discover.ts'
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
   * Runs work in the shared place, or in one of its own if the operation changes something on the reference server. In
   * that one nothing has happened but the log-in of the callers `as`; null is a visitor.
   */
  readonly inPlace: <Result>(
    operation: OperationId,
    as: readonly (string | null)[],
    work: (place: Place) => Promise<Result>,
  ) => Promise<Result>
  /** The things of a caller, discovered once; null if the caller cannot log in. */
  readonly subjectOf: (name: string) => Promise<Discovered | null>
  /** The calls that have succeeded, each with its caller; null is a visitor. */
  readonly successes: Map<OperationId, { readonly as: string | null; readonly call: ExampleCall }>
  /** The codes that an operation has answered so far. */
  readonly codesOf: (operation: OperationId) => ReadonlySet<string>
}

/** Opens the context of a run. `close` closes its places. */
export async function openContext(
  target: Target,
  config: Config,
  expected: Context['expected'],
  allowed: Effect,
): Promise<Context & { readonly close: () => Promise<void> }> {
  const open = async () => noting(await target.open(), (answered) => seen(answered))
  const shared = loggingInOnce(await open())
  const places = new Map<string, Place>()
  const subjects = new Map<string, Promise<Discovered | null>>()
  const codes = new Map<OperationId, Set<string>>()
  const seen = ({ sent: { operation }, code }: Answered) => {
    if (code === '') return
    const known = codes.get(operation) ?? new Set()
    codes.set(operation, known.add(code))
  }
  const find = async (name: string) => {
    const caller = await logInOr(shared, name)
    return caller && discover(shared, caller, config.subjects[name] as Partial<Subject> | undefined)
  }
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
        await place.rewind()
      }
    },
    subjectOf: (name) => {
      const known = subjects.get(name) ?? find(name)
      subjects.set(name, known)
      return known
    },
    successes: new Map(),
    codesOf: (id) => codes.get(id) ?? new Set(),
    close: async () => {
      for (const place of [shared, ...places.values()]) await place.close()
    },
  }
}

/** A place that reports each answer to `note`. */
function noting(place: Place, note: (answered: Answered) => void): Place {
  return {
    ...place,
    call: async (...asked) => {
      const answered = await place.call(...asked)
      note(answered)
      return answered
    },
  }
}

/** Logs callers in, and saves the place for work that begins with their sessions. */
async function enter(place: Place, as: readonly (string | null)[]): Promise<Place> {
  const sessions = new Map<string, Caller>()
  for (const name of as) {
    const caller = name !== null && (await logInOr(place, name))
    if (caller) sessions.set(name, caller)
  }
  await place.save()
  return { ...place, logIn: async (name) => sessions.get(name) ?? place.logIn(name) }
}

/** A place in which each caller has one session. */
function loggingInOnce(place: Place): Place {
  const sessions = new Map<string, Promise<Caller>>()
  return {
    ...place,
    logIn: (name) => {
      const session = sessions.get(name) ?? place.logIn(name)
      sessions.set(name, session)
      return session
    },
  }
}

/** A caller with a session; null if the log-in fails. */
export async function logInOr(place: Place, name: string): Promise<Caller | null> {
  return place.logIn(name).catch((error: unknown) => {
    if (error instanceof NoLogIn) return null
    throw error
  })
}

/** A cell that could not be judged. */
export function unjudged(operation: OperationId, level: Level, name: string, needs: string): Cell {
  return { operation, level, name, findings: [], needs }
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
