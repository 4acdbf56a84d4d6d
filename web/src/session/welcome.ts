import { paths } from '@acometida/api-spec/rules/clientPaths'
import { showsCarousel } from '@acometida/api-spec/rules/carousel'
import { whenForgetting } from '#src/api/forget.ts'
import { makeStore, useStore } from '#src/api/store.ts'
import { nowMs } from '#src/base/clock.ts'
import type { Situation, Verdict } from './guard.ts'
import { useNewsSeen } from './newsSeen.ts'
import { readSession, writeSession } from './storage.ts'
import { readMark, writeMark } from './userMarks.ts'

/** What the app shows of its own accord: the welcome, and then what is new, once an edition. */
type Carousel = 'welcome' | 'news'

/** When each was skipped last. Skipped, it stays away until the session ends, and for three seconds whatever ends. */
const skipStore = makeStore<Readonly<Partial<Record<Carousel, number>>>>({})
// A reload is no log-in: what was put off stands in the storage of the session.
whenForgetting(() => {
  writeSession({ 'acometida.putOff': null })
  skipStore.set({ ...skipStore.current() })
})

/**
 * The last guard, the app's own: whoever has not seen the welcome or what is new on this device gets it first, and then
 * goes where they wanted.
 */
export function useWelcomeGuard(verdict: Verdict, { state, path, search, from }: Situation): Verdict {
  const skipped = useStore(skipStore)
  const userId = state.status === 'open' ? state.session.userId : 0
  const newsSeen = useNewsSeen(userId)
  if (verdict.kind !== 'enter' || state.status !== 'open' || state.session.gdprPending) return verdict
  if (path === paths.versionEnforcer) return verdict
  const isDue = (carousel: Carousel, seen: boolean) =>
    window.acometidaShell !== undefined &&
    !isPutOff(carousel) &&
    showsCarousel({ seen, skippedAtMs: skipped[carousel] ?? null, nowMs: nowMs() })
  const isWelcomeDue = isDue('welcome', readMark('acometida.welcomeSeen', userId) !== null)
  if (path === paths.welcome) return isWelcomeDue ? verdict : { kind: 'go', to: from ?? paths.root }
  if (isWelcomeDue) return { kind: 'go', to: paths.welcome, from: path + search }
  // What is new may be opened from the menu at any time.
  if (path === paths.news || !isDue('news', newsSeen)) return verdict
  return { kind: 'go', to: paths.news, from: path + search }
}

/** The welcome was gone through to its end: this user does not get it again on this device. */
export function finishWelcome(userId: number): void {
  writeMark('acometida.welcomeSeen', userId, 'seen')
  putOff('welcome')
}

/** Skipped: it comes again with the next log-in. */
export function skipWelcome(): void {
  putOff('welcome')
  skipStore.set({ ...skipStore.current(), welcome: nowMs() })
}

/** What is new stands on screen: until the session ends nobody is led there again. */
export function showedNews(): void {
  putOff('news')
}

/** Skipped: it comes again with the next log-in. */
export function skipNews(): void {
  putOff('news')
  skipStore.set({ ...skipStore.current(), news: nowMs() })
}

function isPutOff(carousel: Carousel): boolean {
  return (readSession('acometida.putOff') ?? '').split(',').includes(carousel)
}

function putOff(carousel: Carousel): void {
  const others = (readSession('acometida.putOff') ?? '')
    .split(',')
    .filter((other) => other !== '' && other !== carousel)
  writeSession({ 'acometida.putOff': [...others, carousel].join(',') })
  // Whoever reads the storage is told that it has changed.
  skipStore.set({ ...skipStore.current() })
}
