import { paths } from '@acometida/api-spec/rules/clientPaths'
import { isRatingDue, RATING_DELAY_MS, ratingRepeatDays } from '@acometida/api-spec/rules/rating'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { every, nowMs } from '#src/base/clock.ts'
import { hasUnsaved } from '#src/base/unsaved.ts'
import { readMark, writeMark } from '#src/session/userMarks.ts'
import type { Session } from '#src/session/session.store.ts'

/**
 * Whether to ask for a rating: at least twenty seconds after the app was opened, after enough days, and where it
 * disturbs nothing. A new user is asked after the same number of days.
 */
export function useRatingAsked({ userId, document, loginDocument }: Session) {
  const { pathname } = useLocation()
  const repeatDays = ratingRepeatDays(useConfiguration(RATING_SETTINGS)('REPEAT_DAYS'))
  const [asked, setAsked] = useState(false)
  // Nobody rates the app while acting for somebody else.
  const acting = document !== loginDocument

  const look = useEffectEvent(() => {
    const mark = readMark(KEY, userId)
    if (mark === null) return markAsked(userId)
    const due = isRatingDue({ sinceMs: Number(mark), rated: mark === RATED, repeatDays, nowMs: nowMs() })
    if (due && !acting && CALM.has(pathname) && nothingGoesOn()) setAsked(true)
  })
  useEffect(() => every(RATING_DELAY_MS, () => look()), [])

  return { asked, close: () => setAsked(false) }
}

/** Asked, and put off: from here on the days count again. */
export function markAsked(userId: number): void {
  writeMark(KEY, userId, String(nowMs()))
}

/** Rated: never asked again on this device. */
export function markRated(userId: number): void {
  writeMark(KEY, userId, RATED)
}

const KEY = 'acometida.rating'
const RATED = 'rated'
const RATING_SETTINGS = 'APP_RATING'

/** Screens on which one looks around: nothing is paid, filled in or handed over there. */
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
