import { whenAnswersCleared } from '#src/api/query/clearAnswers.ts'
import { serializeAnswers, hydrateAnswers, whenAnswered } from '#src/api/query/offlineAnswers.ts'
import { after } from '#src/base/clock.ts'
import { makeStore } from '#src/base/store.ts'
import { currentSession } from './session.store.ts'
import { readSession, writeSession } from './sessionEntries.ts'

/** The time of the oldest answer on a page without a connection. Null without restored answers. */
export const keptSince = makeStore<number | null>(null)
const forgetDate = () => keptSince.set(null)
whenAnswersCleared(forgetDate)

const PAUSE_MS = 1_000

/**
 * Stores the last answers in the tab, for a page opened offline. They are deleted with the session and never stored
 * while acting. Returns the function that stops it.
 */
export function keepAnswers(): () => void {
  let cancel: (() => void) | null = null
  const writeSoon = () => {
    cancel ??= after(PAUSE_MS, () => {
      cancel = null
      if (isOwn()) writeSession({ 'acometida.answers': serializeAnswers() })
    })
  }
  // Some answers may be there already.
  writeSoon()
  const stop = whenAnswered(writeSoon)
  return () => {
    stop()
    cancel?.()
  }
}

/** Restores the answers of an earlier page of this tab, until fresh ones arrive. */
export function restoreAnswers(): void {
  const stored = readSession('acometida.answers')
  if (stored === null || !isOwn()) return
  keptSince.set(hydrateAnswers(stored))
  // Online again, the page refetches, and each answer has its own age.
  window.addEventListener('online', forgetDate, { once: true })
}

/** Whether there is a session of the user whom the answers concern: one without acting. */
function isOwn(): boolean {
  const session = currentSession()
  return session !== null && session.acting === undefined
}
