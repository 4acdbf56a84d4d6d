import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useKeyboardOpen } from '#src/base/useKeyboardOpen.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { OfflineNotice } from '#src/ui/feedback/OfflineNotice.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { type FooterLinks, FrameFooter } from './FrameFooter.tsx'
import { FrameHeader, type FrameHeaderProps } from './FrameHeader.tsx'
import { HelpButton } from './HelpButton.tsx'
import { type ActedFor, ActingBar } from './ActingBar.tsx'
import styles from './Frame.module.css'

export type FrameProps = FrameHeaderProps & {
  /** The person acted for, while the user acts. The bar stays until that ends. */
  readonly actedFor?: ActedFor | undefined
  readonly bottomItems: readonly BottomNavItem[]
  /** The phone's bottom bar; it is never shown on wider screens. */
  readonly showBottomNav: boolean
  readonly footerLinks: FooterLinks
  /** Where the floating help button leads; hidden while empty. */
  readonly helpHref: string
  /** Banners under the header that belong to no screen: the error of the last call, the not-registered bar. */
  readonly notices?: ReactNode
  /** More floating buttons, above the help button. */
  readonly floating?: ReactNode
  readonly children: ReactNode
}

/** The frame around every screen of a signed-in person. It shows what it is given and decides nothing. */
export function Frame(props: FrameProps) {
  const { bottomItems, showBottomNav, footerLinks, helpHref, notices, floating, actedFor, children, ...header } = props
  const { t } = useTranslation()
  const { pathname } = useLocation()
  // The toasts and the floating buttons keep clear of the bottom bar.
  return (
    <div className={styles.frame}>
      <div className={styles.top}>
        {/* Before all else, so that the first stop of Tab ends it. */}
        {actedFor && header.onStopActing && <ActingBar {...actedFor} onStop={header.onStopActing} />}
        <a className={styles.skip} href="#content">
          {t('frame.skip')}
        </a>
        <FrameHeader {...header} />
        <OfflineNotice />
      </div>
      {notices && <div className={styles.notices}>{notices}</div>}
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      {/* Each page has its own: one that stayed would move as the next page comes. */}
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

type BottomNavItem = {
  readonly id: string
  readonly label: string
  readonly to: string
  readonly icon: IconName
  /** The screen lies behind it. */
  readonly current?: boolean | undefined
  /** Unread things; nothing is shown at 0. */
  readonly badge?: number | undefined
}

/**
 * The phone's bar within reach of the thumb: supplies, connections, requests, notifications. The keyboard has its place
 * while it is open.
 */
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
