import { showsCarousel } from '@acometida/api-spec/rules/navigation/carousel'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { whenAnswersCleared } from '#src/api/query/clearAnswers.ts'
import { nowMs } from '#src/base/clock.ts'
import { makeStore, useStore } from '#src/base/store.ts'
import { useNewsSeen } from '#src/session/device/newsSeen.ts'
import { readMark, writeMark } from '#src/session/device/userMarks.ts'
import type { Situation, Verdict } from '#src/session/guard.ts'
import { readSession, writeSession } from '#src/session/tokens/sessionEntries.ts'

/** The slides that the app shows by itself: the welcome, and then each edition of the news. */
type Carousel = 'welcome' | 'news'

type Skips = Readonly<Partial<Record<Carousel, number>>>

/** When each was last skipped. A skipped one stays away until the session ends, and for at least three seconds. */
const skipStore = makeStore<Skips>({})
// A reload is not a log-in: postponed carousels are in the session's storage.
whenAnswersCleared(() => {
  writeSession({ 'acometida.putOff': null })
  skipStore.set({ ...skipStore.current() })
})

/**
 * The last guard, of the app alone: leads users who have not seen the welcome or the news on this device there first,
 * and then to the requested page.
 */
export function useWelcomeGuard(verdict: Verdict, { state, path, search, from }: Situation): Verdict {
  const skipped = useStore(skipStore)
  const userId = state.status === 'open' ? state.session.userId : 0
  const newsSeen = useNewsSeen(userId)
  if (verdict.kind !== 'enter' || state.status !== 'open' || state.session.gdprPending) return verdict
  if (path === paths.versionEnforcer) return verdict
  const isDue = (carousel: Carousel, seen: boolean) =>
    window.acometidaShell !== undefined &&
    !storedPutOff().includes(carousel) &&
    showsCarousel({ seen, skippedAtMs: skipped[carousel] ?? null, nowMs: nowMs() })
  const isWelcomeDue = isDue('welcome', readMark('acometida.welcomeSeen', userId) !== null)
  if (path === paths.welcome) return isWelcomeDue ? verdict : { kind: 'go', to: from ?? paths.root }
  if (isWelcomeDue) return { kind: 'go', to: paths.welcome, from: path + search }
  // The menu opens the news at any time.
  if (path === paths.news || !isDue('news', newsSeen)) return verdict
  return { kind: 'go', to: paths.news, from: path + search }
}

/** Marks the welcome as finished: this user does not get it again on this device. */
export function finishWelcome(userId: number): void {
  writeMark('acometida.welcomeSeen', userId, 'seen')
  putOff('welcome')
}

/** Skips the welcome until the next log-in. */
export function skipWelcome(): void {
  putOff('welcome', { welcome: nowMs() })
}

/** Marks the news as shown: no redirect leads there again until the session ends. */
export function markNewsShown(): void {
  putOff('news')
}

/** Skips the news until the next log-in. */
export function skipNews(): void {
  putOff('news', { news: nowMs() })
}

function putOff(carousel: Carousel, skips: Skips = {}): void {
  writeSession({ 'acometida.putOff': [...new Set([...storedPutOff(), carousel])].join(',') })
  // Also notifies the readers of the storage.
  skipStore.set({ ...skipStore.current(), ...skips })
}

function storedPutOff(): readonly string[] {
  return (readSession('acometida.putOff') ?? '').split(',').filter(Boolean)
}
