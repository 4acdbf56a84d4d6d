import { startPaths } from '@acometida/api-spec/rules/startPaths'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { deferred } from '#src/base/deferred.ts'
import { isPaymentPath } from '#src/session/publicPaths.ts'
import { useSessionState } from '#src/session/session.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { PanelOffer } from './frame/PanelOffer.tsx'
import { PublicFrame } from './frame/PublicFrame.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { useFrameSettings } from './useFrameSettings.ts'

// A call has to be made before one can fail.
const ErrorBanner = deferred(async () => (await import('./ErrorBanner.tsx')).ErrorBanner, 'shared')

const AppOffer = deferred(async () => (await import('./AppOffer.tsx')).AppOffer, 'shared')

/** The frame of the screens that need no session, with what a visitor can do without one. */
export function PublicArea({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const settings = useFrameSettings()
  const paying = isPaymentPath(pathname)
  // Whoever has to update can do nothing else first: in the app every other page leads back.
  const updating = pathname === startPaths.versionEnforcer
  const offers = [
    { title: t('login.panel.signUp'), text: t('login.panel.signUpText'), to: startPaths.signUp },
    {
      title: t('login.panel.offlinePayment'),
      text: t('login.panel.offlinePaymentText'),
      to: startPaths.offlinePayment,
    },
  ]
  return (
    <PublicFrame
      {...(paying ? besideThePayment(settings) : settings)}
      {...(updating && { helpHref: '' })}
      notices={
        <>
          <ErrorBanner />
          {pathname === startPaths.login && <SessionEndNotice />}
        </>
      }
      panel={
        !updating && (
          <PanelOffer
            title={t('login.panel.title')}
            // Any of them would end a payment that is under way.
            offers={paying ? [] : offers.filter(({ to }) => to !== pathname)}
          />
        )
      }
      // The root leads to the log-in.
      offer={pathname === startPaths.login && <AppOffer />}
    >
      <ScreenBoundary key={pathname}>{children}</ScreenBoundary>
    </PublicFrame>
  )
}

/** Help and legal pages open beside a payment: in its own tab they would end it. */
function besideThePayment<Settings extends Pick<ReturnType<typeof useFrameSettings>, 'helpHref' | 'footerLinks'>>(
  settings: Settings,
): Settings {
  const whole = (to: string) => (to.startsWith('/') ? window.location.origin + to : to)
  const { helpHref, footerLinks } = settings
  return {
    ...settings,
    helpHref: whole(helpHref),
    footerLinks: { ...footerLinks, cookies: whole(footerLinks.cookies) },
  }
}

/**
 * Before the log-in: why one is here, after a session that ended. An expired one is told by the error banner, an idle
 * one by a dialog.
 */
function SessionEndNotice() {
  const { t } = useTranslation()
  const state = useSessionState()
  if (state.status !== 'visitor') return null
  if (state.ended === 'logout') return <Banner tone="success">{t('session.loggedOut')}</Banner>
  if (state.ended === 'barred') return <Banner tone="warning">{t('session.barred')}</Banner>
  return state.ended === 'failed' && <Banner tone="warning">{t('session.failed')}</Banner>
}
