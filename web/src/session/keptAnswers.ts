import { whenForgetting } from '#src/api/forget.ts'
import { lastAnswers, takeAnswers, whenAnswered } from '#src/api/lastAnswers.ts'
import { makeStore } from '#src/api/store.ts'
import { after } from '#src/base/clock.ts'
import { currentSession } from './session.store.ts'
import { readSession, writeSession } from './storage.ts'

/**
 * When the oldest of the answers came that a page without a connection shows; null where it has none of an earlier
 * page.
 */
export const keptSince = makeStore<number | null>(null)
const forgetDate = () => keptSince.set(null)
whenForgetting(forgetDate)

const PAUSE_MS = 1_000

/**
 * Keeps the last answers in the tab, for a page of it that is opened without a connection. They go with the session,
 * and are never kept while somebody acts for the customer. The function it returns stops that.
 */
export function keepAnswers(): () => void {
  let cancel: (() => void) | null = null
  const writeSoon = () => {
    cancel ??= after(PAUSE_MS, () => {
      cancel = null
      if (isOwn()) writeSession({ 'acometida.answers': lastAnswers() })
    })
  }
  // Some may have come before.
  writeSoon()
  const stop = whenAnswered(writeSoon)
  return () => {
    stop()
    cancel?.()
  }
}

/** Shows what an earlier page of this tab was answered, for as long as nothing newer can be had. */
export function restoreAnswers(): void {
  const kept = readSession('acometida.answers')
  if (kept === null || !isOwn()) return
  keptSince.set(takeAnswers(kept))
  // From then on the page asks anew, and each answer is as old as it is.
  window.addEventListener('online', forgetDate, { once: true })
}

/** Whether there is a session, of whoever the answers are about. */
function isOwn(): boolean {
  const session = currentSession()
  return session !== null && session.acting === undefined
}
