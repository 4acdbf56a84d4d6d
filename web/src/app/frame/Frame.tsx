import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { OfflineNotice } from '#src/ui/feedback/OfflineNotice.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { type ActedFor, ActingBar } from './acting/ActingBar.tsx'
import styles from './Frame.module.css'
import { type FooterLinks, FrameFooter } from './FrameFooter.tsx'
import { FrameHeader, type FrameHeaderProps, type FrameTab } from './header/FrameHeader.tsx'
import { HelpButton } from './HelpButton.tsx'
import { SkipLink } from './SkipLink.tsx'

export type FrameProps = FrameHeaderProps & {
  /** The user acted for. The bar stays until the acting ends. */
  readonly actedFor?: ActedFor | undefined
  readonly bottomItems: readonly BottomNavItem[]
  /** The phone's bottom bar. Never shown on wider screens. */
  readonly showBottomNav: boolean
  readonly footerLinks: FooterLinks
  /** The target of the floating help button. Empty to hide it. */
  readonly helpHref: string
  /** Banners under the header that belong to no screen: the error of the last call, the not-registered bar. */
  readonly notices?: ReactNode
  /** More floating buttons, above the help button. */
  readonly floating?: ReactNode
  readonly children: ReactNode
}

/** The frame around every screen of a signed-in user. It takes everything from its props. */
export function Frame(props: FrameProps) {
  const { bottomItems, showBottomNav, footerLinks, helpHref, notices, floating, actedFor, children, ...header } = props
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // Toasts and floating buttons keep clear of the bottom bar.
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        {/* First in the page, so that the first press of Tab reaches the button that ends it. */}
        {actedFor && header.onStopActing && <ActingBar {...actedFor} onStop={header.onStopActing} />}
        <SkipLink />
        <FrameHeader {...header} />
        <OfflineNotice />
      </div>
      {notices && <div className={styles.notices}>{notices}</div>}
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      {/* Keyed by page: a footer that stayed would shift when the next page appears. */}
      <FrameFooter key={pathname} links={footerLinks} theme={header.theme} onTheme={header.onTheme} />
      {(floating || helpHref) && (
        <aside className={styles.floating} aria-label={t('frame.help')}>
          {floating}
          <HelpButton href={helpHref} />
        </aside>
      )}
      {showBottomNav && <BottomNav items={bottomItems} />}
    </div>
  )
}

type BottomNavItem = Omit<FrameTab, 'undecided'> & { readonly icon: IconName }

/** The phone's bottom bar: supplies, dossiers, requests, notifications. Hidden while the keyboard is open. */
function BottomNav({ items }: { readonly items: readonly BottomNavItem[] }) {
  const { t } = useTranslation()
  const phone = useMediaQuery(PHONE)
  const typing = useKeyboardOpen()
  if (!phone || typing) return null
  return (
    <nav className={styles.bottomNavBar} aria-label={t('menu.bottomNavigation')}>
      {items.map((item) => (
        <Link key={item.id} className={styles.item} to={item.to} aria-current={item.current ? 'page' : undefined}>
          <span className={styles.icon}>
            <Icon name={item.icon} size={24} />
            {item.badge !== undefined && (
              <span className={styles.badge}>
                <Badge count={item.badge} label={t('menu.unread', { count: item.badge })} onFrame />
              </span>
            )}
          </span>
          {item.label}
        </Link>
      ))}
    </nav>
  )
}

/** With its keyboard open, a phone leaves the page less than this share of the screen; without it, more. */
const LEFT_BY_KEYBOARD = 0.7

/** Whether the phone's keyboard covers part of the page: a field has the focus, and much of the screen is covered. */
function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isKeyboardOpen)
}

function isKeyboardOpen(): boolean {
  const { visualViewport, screen } = window
  if (!visualViewport || !document.activeElement?.matches(TYPED_INTO)) return false
  // The visual viewport of a zoomed page is smaller as well.
  return visualViewport.height * visualViewport.scale < LEFT_BY_KEYBOARD * screen.height
}

const TYPED_INTO = 'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file])'

function subscribe(listener: () => void) {
  const leaving = new AbortController()
  window.visualViewport?.addEventListener('resize', listener, leaving)
  document.addEventListener('focusin', listener, leaving)
  document.addEventListener('focusout', listener, leaving)
  return () => leaving.abort()
}
