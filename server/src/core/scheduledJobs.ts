import { oncePerObject } from '@acometida/api-spec/rules/memoize'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import type { Db } from '#src/db/db.type.ts'
import type { BuiltQuery } from '#src/db/drizzleInternals.ts'
import { prepared } from '#src/db/prepared.ts'
import type { Context, WriteContext } from './context.ts'
import { ok } from './result.ts'
import { transact } from './transact.ts'

/**
 * A job that the server runs at its time: a bill falls overdue, a programmed reading is taken, a delegation ends. Only
 * the rows of the database say what is due and what is done, so nothing is done twice, even after a crash.
 */
export interface ScheduledJob {
  /** Verb and noun, such as `endDelegations`. */
  readonly name: string
  /** The earliest instant, past or future, at which there is something to do; null if there is nothing. */
  readonly nextDueAt: (db: Db) => number | null
  /** Does what is due at `tx.now`. Afterwards `nextDueAt` is later than that, or null. */
  readonly run: (tx: WriteContext) => void
}

/** A `nextDueAt` that reads the instant from a query with one row, and adds `delayMs`. */
export function nextDueOf(make: (db: Db) => { prepare: () => InstantQuery }, delayMs = 0): ScheduledJob['nextDueAt'] {
  const find = prepared(make)
  return (db) => {
    const at = find(db).get()?.at ?? null
    return at === null ? null : at + delayMs
  }
}

interface InstantQuery extends BuiltQuery {
  readonly get: () => { readonly at: number | null } | undefined
}

/** A job at an instant. After it has run, everything that was due before is done. */
export interface TimedJob {
  readonly name: string
  readonly at: number
}

/**
 * Runs the jobs that are due by an instant, in the order of time. Each has its own transaction and sees the clock at
 * the instant when it was due. Yields after each job, so that the caller may pause. Throws if a job is still due after
 * it ran.
 */
export function* runDue(
  db: Db,
  jobs: readonly ScheduledJob[],
  until: number,
  contextAt: (nowMs: number) => Context,
): Generator<TimedJob, void> {
  for (;;) {
    const next = nextDue(db, jobs)
    if (next === null || next.at > until) return
    transact(contextAt(next.at), (tx) => {
      next.job.run(tx)
      const nextAt = next.job.nextDueAt(db)
      if (nextAt !== null && nextAt <= next.at) throw new Error(`${next.job.name} stays due after it ran`)
      return ok(null)
    })
    yield { name: next.job.name, at: next.at }
  }
}

/** The next instant of each job that has one, earliest first. */
export function upcomingJobs(db: Db, jobs: readonly ScheduledJob[]): TimedJob[] {
  return jobs
    .flatMap(({ name, nextDueAt }) => {
      const at = nextDueAt(db)
      return at === null ? [] : [{ name, at }]
    })
    .sort((one, other) => one.at - other.at)
}

/** Whether a job is due by an instant. */
export function isDue(db: Db, jobs: readonly ScheduledJob[], by: number): boolean {
  const next = nextDue(db, jobs)
  return next !== null && next.at <= by
}

interface DueJob {
  readonly job: ScheduledJob
  readonly at: number
}

function nextDue(db: Db, jobs: readonly ScheduledJob[]): DueJob | null {
  return earliestOf(jobs)(db, 'earliest')
}

/** Every call of the API waits for this, so it is computed only after a write. */
const earliestOf = oncePerObject((jobs: readonly ScheduledJob[]) =>
  cachedUntilWrite((db) =>
    jobs.reduce<DueJob | null>((first, job) => {
      const at = job.nextDueAt(db)
      return at !== null && (first === null || at < first.at) ? { job, at } : first
    }, null),
  ),
)
