import { isObject } from '@acometida/api-spec/rules/fields'
import { restoreDrafts, currentDrafts, type Drafts } from '#src/base/drafts.ts'
import { awaitArrival, currentPlace, type Place } from '#src/base/places.ts'
import type { Session } from './session.store.ts'
import { readSession, writeSession } from './sessionEntries.ts'

/** Input that outlives its session: for the person who logged in, and the user whose data it belongs to. */
interface KeptDrafts {
  readonly loginId: number
  readonly userId: number
  readonly drafts: Drafts
  /** Where the reader was, at which address. */
  readonly address: string
  readonly place?: Place | undefined
}

/** The input on the page as a storage entry, for the same person's next session. Null without any. */
export function draftsEntry(session: Session): string | null {
  const drafts = currentDrafts()
  const { userId } = session
  if (Object.keys(drafts).length > 0)
    return JSON.stringify({
      loginId: loginIdOf(session),
      userId,
      drafts,
      address: window.location.pathname + window.location.search,
      place: currentPlace(),
    } satisfies KeptDrafts)
  // Those of a customer for whom nobody has acted since.
  return readSession('acometida.drafts')
}

/** Keeps the input on the page before the session changes to another user. */
export function keepDrafts(session: Session): void {
  writeSession({ 'acometida.drafts': draftsEntry(session) })
}

/** Hands the kept input to the forms of a session that has opened. Another person's log-in deletes it. */
export function returnDrafts(session: Session): void {
  const kept = keptDrafts()
  const isTheirs = kept !== null && kept.loginId === loginIdOf(session)
  const isShown = isTheirs && kept.userId === session.userId
  restoreDrafts(isShown ? kept.drafts : {})
  if (isShown && kept.place) awaitArrival(kept.address, kept.place)
  if (isShown || !isTheirs) writeSession({ 'acometida.drafts': null })
}

/** The id of the user who logged in, also while they act for somebody. */
export function loginIdOf({ acting, userId }: Session): number {
  return acting?.userId ?? userId
}

function keptDrafts(): KeptDrafts | null {
  const entry = readSession('acometida.drafts')
  if (entry === null) return null
  try {
    const kept: unknown = JSON.parse(entry)
    // Only this module writes the entry.
    return isObject(kept) && isObject(kept.drafts) ? (kept as unknown as KeptDrafts) : null
  } catch {
    return null
  }
}
