import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { startPaths } from '@acometida/api-spec/rules/navigation/startPaths'
import { recordOf } from '@acometida/api-spec/rules/recordOf'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, Link } from 'react-router-dom'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { ScreenBoundary } from '#src/app/frame/ScreenBoundary.tsx'
import { useFrameSettings } from '#src/app/frame/useFrameSettings.ts'
import { typedStore } from '#src/base/drafts.ts'
import { lazyPart } from '#src/base/lazyPart.ts'
import { useStore } from '#src/base/store.ts'
import { questionOf } from '#src/screens/access/loginQuestion.ts'
import { isPaymentPath } from '#src/session/publicPaths.ts'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './PanelOffer.module.css'
import { PublicFrame } from './PublicFrame.tsx'

// An error requires a call first, so the banner loads later.
const ErrorBanner = lazyPart(async () => (await import('#src/app/notices/ErrorBanner.tsx')).ErrorBanner, 'idle')

const AppOffer = lazyScreen(async () => (await import('#src/app/notices/AppOffer.tsx')).AppOffer, 'idle')

/** The frame of public screens, with the offers for visitors. */
export function PublicArea({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { pathname, state } = useLocation()
  const typed = useStore(typedStore)
  const settings = useFrameSettings()
  const paying = isPaymentPath(pathname)
  // An outdated app can only update: every other page redirects back.
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
      {...(typed || isUnderWay(pathname, state) ? besideTheForm(settings) : settings)}
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
            // Any offer would end the payment in progress.
            offers={paying ? [] : offers.filter(({ to }) => to !== pathname)}
          />
        )
      }
      // The root redirects to the log-in.
      offer={pathname === startPaths.login && <AppOffer />}
    >
      <ScreenBoundary key={pathname}>{children}</ScreenBoundary>
    </PublicFrame>
  )
}

/** The pages for visitors with nothing to lose before something is typed. All others are a step of a form. */
const READING_PATHS: ReadonlySet<string> = new Set([
  startPaths.root,
  startPaths.faqs,
  startPaths.contact,
  startPaths.cookiePolicy,
  startPaths.legalNotice,
  startPaths.privacyPolicy,
  startPaths.accessibility,
  startPaths.versionEnforcer,
  startPaths.notFound,
])

/** Whether leaving the page would undo a step, also before anything is typed. The first step of the log-in is free. */
function isUnderWay(path: string, state: unknown): boolean {
  return path === startPaths.login ? questionOf(state) !== 'user' : !READING_PATHS.has(path)
}

/**
 * Makes the addresses of help and footer absolute, so that they open in a new tab beside the form. The app has no tabs,
 * and nothing to read beside its form.
 */
function besideTheForm(settings: ReturnType<typeof useFrameSettings>): ReturnType<typeof useFrameSettings> {
  const beside = (to: string) => {
    if (!to.startsWith('/')) return to
    return window.acometidaShell === undefined ? window.location.origin + to : ''
  }
  const { helpHref, footerLinks } = settings
  return {
    ...settings,
    helpHref: beside(helpHref),
    footerLinks: recordOf(keysOf(footerLinks), (link) => beside(footerLinks[link])),
  }
}

/**
 * The reason for the log-in after a session that ended. An expired session shows the error banner instead, an idle one
 * a dialog.
 */
function SessionEndNotice() {
  const { t } = useTranslation()
  const state = useSessionState()
  if (state.status !== 'visitor') return null
  if (state.ended === 'logout') return <Banner tone="success">{t('session.loggedOut')}</Banner>
  if (state.ended === 'barred') return <Banner tone="warning">{t('session.barred')}</Banner>
  return state.ended === 'failed' && <Banner tone="warning">{t('session.failed')}</Banner>
}

type PanelOfferProps = {
  readonly title: string
  readonly offers: readonly { readonly title: string; readonly text: string; readonly to: string }[]
}

/** The offers for visitors, on the panel beside the form. */
function PanelOffer({ title, offers }: PanelOfferProps) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {offers.length > 0 && (
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.to}>
              <Link className={styles.offer} to={offer.to}>
                <span>
                  <span className={styles.name}>{offer.title}</span>
                  <span className={styles.text}>{offer.text}</span>
                </span>
                <Icon name="arrowRight" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
