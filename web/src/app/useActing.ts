import { maskDocument } from '@acometida/api-spec/rules/document'
import { stopActingTarget } from '@acometida/api-spec/rules/postLoginTarget'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from '#src/api/store.ts'
import { every, nowMs } from '#src/base/clock.ts'
import { askBeforeLosing } from '#src/base/unsaved.ts'
import { actingLostStore, stopActing } from '#src/session/acting.ts'
import type { Session } from '#src/session/session.store.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { whileActingAt } from './screens.ts'

/** What the frame says of whom somebody acts for, and how it ends; undefined while nobody does. */
export function useActing({ acting, name, surname, document, roles }: Session) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const minutes = useMinutesSince(acting?.sinceMs)
  const shown = shortName(name, surname)
  const isActing = acting !== undefined
  const inNameOf = useMemo(() => (isActing ? { words: t('menu.inNameOf'), name: shown } : null), [isActing, t, shown])
  useIcon(isActing)
  if (!acting) return undefined
  const home = stopActingTarget(roles)
  // First to a page of whoever acts, and that drawn: the guard of a page of the customer would lead whoever acted
  // elsewhere. A route with `prefetch` would be drawn too late for that.
  const leave = () => void Promise.resolve(navigate(home, { flushSync: true })).then(stopActing)
  return {
    actedFor: { name: `${name} ${surname}`.trim(), maskedDocument: maskDocument(document), minutes },
    titlePrefix: `[${shown}] `,
    inNameOf: whileActingAt(pathname) === 'asThemselves' ? null : inNameOf,
    stop: () => askBeforeLosing(leave),
  }
}

/**
 * Leads whoever acted away from the customer's page when the acting ended by itself, and tells them. True until that is
 * done.
 */
export function useActingLost({ roles }: Session): boolean {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const lost = useStore(actingLostStore)
  const home = stopActingTarget(roles)
  useEffect(() => {
    if (!lost) return
    toast.info(t('menu.actingLost'))
    void Promise.resolve(navigate(home, { flushSync: true, replace: true })).then(() => actingLostStore.set(false))
  }, [lost, home, navigate, t])
  return lost
}

/** A dot on the icon of the window while somebody acts, so that it is seen among other windows. */
function useIcon(isActing: boolean): void {
  useEffect(() => {
    const link = isActing && document.querySelector('link[rel=icon]')
    if (!link) return undefined
    link.setAttribute('href', '/icon-acting.svg')
    return () => link.setAttribute('href', '/icon.svg')
  }, [isActing])
}

/** First name and initial: "Lucía F.". A company has no surname. */
function shortName(name: string, surname: string): string {
  return surname === '' ? name : `${name} ${surname.charAt(0)}.`
}

/** Whole minutes since an instant of the device's clock, milliseconds since 1970. */
function useMinutesSince(sinceMs: number | undefined): number {
  return useSyncExternalStore(everySecond, () =>
    sinceMs === undefined ? 0 : Math.max(0, Math.floor((nowMs() - sinceMs) / 60_000)),
  )
}

function everySecond(listener: () => void): () => void {
  return every(1000, listener)
}
