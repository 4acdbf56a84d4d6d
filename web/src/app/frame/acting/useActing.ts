import { stopActingTarget } from '@acometida/api-spec/rules/navigation/postLoginTarget'
import { maskDocument } from '@acometida/api-spec/rules/person/document'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { whileActingAt } from '#src/app/screens.ts'
import { everySecond, nowMs } from '#src/base/clock.ts'
import { useStore } from '#src/base/store.ts'
import { confirmLeaving } from '#src/base/unsaved.ts'
import { actingLostStore, stopActing } from '#src/session/acting/acting.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'

/** The frame's data about acting, and the function that ends it. Undefined without acting. */
export function useActing({ acting, name, surname, document, roles }: Session) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const minutes = useMinutesSince(acting?.sinceMs)
  const displayName = shortName(name, surname)
  const isActing = acting !== undefined
  const inNameOf = useMemo(
    () => (isActing ? { words: t('menu.inNameOf'), name: displayName } : null),
    [isActing, t, displayName],
  )
  useIcon(isActing)
  if (!acting) return undefined
  const home = stopActingTarget(roles)
  // Navigates to one of the actor's pages and renders it first: the guard of the customer's page would redirect the
  // actor elsewhere. A route with `prefetch` would render too late.
  const leave = () => void Promise.resolve(navigate(home, { flushSync: true })).then(stopActing)
  return {
    actedFor: { name: `${name} ${surname}`.trim(), maskedDocument: maskDocument(document), minutes },
    titlePrefix: `[${displayName}] `,
    inNameOf: whileActingAt(pathname) === 'asThemselves' ? null : inNameOf,
    stop: () => confirmLeaving(leave),
  }
}

/**
 * Leads the actor away from the customer's page after the acting ended by itself, and shows a message. True until done.
 */
export function useActingLost({ roles }: Session): boolean {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const lost = useStore(actingLostStore)
  const home = stopActingTarget(roles)
  useEffect(() => {
    if (!lost) return
    toast.info(t('menu.actingLost'))
    // After this rendering: React cannot flush another one within it.
    void Promise.resolve()
      .then(() => navigate(home, { flushSync: true, replace: true }))
      .then(() => actingLostStore.set(false))
  }, [lost, home, navigate, t])
  return lost
}

/** Marks the window's icon with a dot while acting, to tell it from other windows. */
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
