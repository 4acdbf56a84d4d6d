import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isRatingDue, RATING_DELAY_MS, ratingRepeatDays } from '@acometida/api-spec/rules/navigation/rating'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { every, nowMs } from '#src/base/clock.ts'
import { hasUnsaved } from '#src/base/unsaved.ts'
import { readMark, writeMark } from '#src/session/device/userMarks.ts'
import type { Session } from '#src/session/tokens/session.store.ts'

/**
 * Whether to ask for a rating: at least twenty seconds after the app was opened, once enough days have passed, and only
 * on undisturbed pages. For a new user the days count from the first visit.
 */
export function useRatingAsked({ userId, document, loginDocument }: Session) {
  const { pathname } = useLocation()
  const repeatDays = ratingRepeatDays(useConfiguration(RATING_SETTINGS)('REPEAT_DAYS'))
  const [isAsking, setAsking] = useState(false)
  // Nobody rates the app on another user's behalf.
  const acting = document !== loginDocument

  const look = useEffectEvent(() => {
    const mark = readMark(KEY, userId)
    if (mark === null) return postponeRating(userId)
    const due = isRatingDue({ sinceMs: Number(mark), rated: mark === RATED, repeatDays, nowMs: nowMs() })
    if (due && !acting && CALM.has(pathname) && nothingGoesOn()) setAsking(true)
  })
  useEffect(() => every(RATING_DELAY_MS, () => look()), [])

  return { isAsking, close: () => setAsking(false) }
}

/** Marks the rating as postponed. The days count from now. */
export function postponeRating(userId: number): void {
  writeMark(KEY, userId, String(nowMs()))
}

/** Marks the app as rated. The user is not asked again on this device. */
export function markRated(userId: number): void {
  writeMark(KEY, userId, RATED)
}

const KEY = 'acometida.rating'
const RATED = 'rated'
const RATING_SETTINGS = 'APP_RATING'

/** Pages for reading: nothing is paid, filled in or handed over there. */
const CALM: ReadonlySet<string> = new Set([
  paths.dashboard,
  paths.landing,
  paths.supplies,
  paths.provisions,
  paths.requests,
  paths.notifications,
])

function nothingGoesOn(): boolean {
  const busy = 'dialog[open], [aria-busy=true], [data-skeleton], progress, input:focus, textarea:focus, select:focus'
  return navigator.onLine && document.visibilityState === 'visible' && !hasUnsaved() && !document.querySelector(busy)
}
