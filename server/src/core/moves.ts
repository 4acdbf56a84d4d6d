import { type BuiltQuery, prepared } from '#src/db/prepared.ts'
import { transact } from '#src/db/transact.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'
import type { Context, Writing } from './context.ts'
import { ok } from './result.ts'
import type { Db } from '#src/db/db.type.ts'

/**
 * Something that time brings about: a bill falls overdue, a programmed reading is taken, a delegation ends. What is due
 * and what was done is told by the rows of the database alone, so nothing is done twice, not even after a crash.
 */
export interface Move {
  /** Verb and noun, such as `endDelegations`. */
  readonly name: string
  /** The earliest instant, past or to come, at which something of this kind is to be done; null where nothing is. */
  readonly nextDueAt: (db: Db) => number | null
  /** Does what is due at `tx.now`. Afterwards `nextDueAt` is later than that, or null. */
  readonly run: (tx: Writing) => void
}

/** The instant that is the one row of a query, as `nextDueAt` tells it. */
export function instantOf(make: (db: Db) => { prepare: () => InstantQuery }): Move['nextDueAt'] {
  const find = prepared(make)
  return (db) => find(db).get()?.at ?? null
}

interface InstantQuery extends BuiltQuery {
  readonly get: () => { readonly at: number | null } | undefined
}

/**
 * What was done, and the instant that the database now stands at: all that was due before is done, and nothing that
 * comes after.
 */
export interface Done {
  readonly name: string
  readonly at: number
}

/**
 * Does all that became due until an instant, in the order of time, each in a transaction of its own that sees the clock
 * at the instant it was due. Gives one after the other, so that whoever asks may pause between two. Throws where a move
 * stays due after it ran.
 */
export function* runDue(
  db: Db,
  moves: readonly Move[],
  until: number,
  contextAt: (nowMs: number) => Context,
): Generator<Done, void> {
  for (;;) {
    const next = nextDue(db, moves)
    if (next === null || next.at > until) return
    transact(contextAt(next.at), (tx) => {
      next.move.run(tx)
      const again = next.move.nextDueAt(db)
      if (again !== null && again <= next.at) throw new Error(`${next.move.name} stays due after it ran`)
      return ok(null)
    })
    yield { name: next.move.name, at: next.at }
  }
}

/** Whether something is due by an instant. */
export function isDue(db: Db, moves: readonly Move[], by: number): boolean {
  const next = nextDue(db, moves)
  return next !== null && next.at <= by
}

interface Due {
  readonly move: Move
  readonly at: number
}

function nextDue(db: Db, moves: readonly Move[]): Due | null {
  let earliest = remembered.get(moves)
  if (earliest === undefined) {
    // Asked anew only after a write: every call of the API waits for this.
    earliest = cachedUntilWrite((world) =>
      moves.reduce<Due | null>((first, move) => {
        const at = move.nextDueAt(world)
        return at !== null && (first === null || at < first.at) ? { move, at } : first
      }, null),
    )
    remembered.set(moves, earliest)
  }
  return earliest(db, 'earliest')
}

const remembered = new WeakMap<readonly Move[], (db: Db, key: string) => Due | null>()
