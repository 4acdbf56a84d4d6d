import { paths } from '@acometida/api-spec/rules/clientPaths'
import { showsCarousel } from '@acometida/api-spec/rules/carousel'
import { whenForgetting } from '#src/api/forget.ts'
import { makeStore, useStore } from '#src/api/store.ts'
import { nowMs } from '#src/base/clock.ts'
import type { Situation, Verdict } from './guard.ts'
import { readMark, writeMark } from './userMarks.ts'

/** When the welcome was skipped, and whether that still holds: until the session ends. */
const skipStore = makeStore<{ readonly atMs: number | null; readonly putOff: boolean }>({ atMs: null, putOff: false })
whenForgetting(() => skipStore.set({ ...skipStore.current(), putOff: false }))

/** The last guard, the app's own: whoever has not seen the welcome on this device gets it first, and then goes where they wanted. */
export function useWelcomeGuard(verdict: Verdict, { state, path, search, from }: Situation): Verdict {
  const { atMs, putOff } = useStore(skipStore)
  if (verdict.kind !== 'enter' || state.status !== 'open' || state.session.gdprPending) return verdict
  if (path === paths.versionEnforcer) return verdict
  const seen = readMark('acometida.welcomeSeen', state.session.userId) !== null
  const due =
    window.acometidaShell !== undefined && !putOff && showsCarousel({ seen, skippedAtMs: atMs, nowMs: nowMs() })
  if (path === paths.welcome) return due ? verdict : { kind: 'go', to: from ?? paths.root }
  return due ? { kind: 'go', to: paths.welcome, from: path + search } : verdict
}

/** The welcome was gone through to its end: this user does not get it again on this device. */
export function finishWelcome(userId: number): void {
  writeMark('acometida.welcomeSeen', userId, 'seen')
  skipStore.set({ ...skipStore.current(), putOff: true })
}

/** Skipped: it comes again with the next log-in. */
export function skipWelcome(): void {
  skipStore.set({ atMs: nowMs(), putOff: true })
}
