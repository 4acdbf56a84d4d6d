import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LanguageSelect, type LanguageSelectProps } from '#src/app/frame/LanguageSelect.tsx'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Logo } from '#src/ui/icon/Logo.tsx'
import styles from './FrameHeader.module.css'
import { usePopover } from './usePopover.ts'
import { UserMenu, type UserMenuProps } from './UserMenu.tsx'

export type FrameTab = {
  readonly id: string
  readonly label: string
  readonly to: string
  /** The current screen belongs to this tab. */
  readonly current?: boolean | undefined
  /** The number of unread items. 0 shows nothing. */
  readonly badge?: number | undefined
  /** Whether the tab exists is still unknown: it takes its space and is invisible. */
  readonly undecided?: boolean | undefined
}

type Inbox = Pick<FrameTab, 'current'> & {
  readonly to: string
  /** The number of unread notices. Undefined until it is read. */
  readonly unread: number | undefined
}

export type FrameHeaderProps = LanguageSelectProps &
  UserMenuProps & {
    readonly tabs: readonly FrameTab[]
    /** The inbox. Omitted for users who cannot open it. */
    readonly inbox?: Inbox | undefined
    /** On phones, a burger button opens the tabs. */
    readonly showBurger: boolean
  }

/** Logo, tabs, language and the user's box. On wide screens it shrinks once the page is scrolled past 67 px. */
export function FrameHeader({ tabs, inbox, language, onLanguage, showBurger, ...menu }: FrameHeaderProps) {
  const { t } = useTranslation()
  const phone = useMediaQuery(PHONE)
  const scrolled = useScrolledPast(CONTRACT_AFTER)
  return (
    <header
      className={styles.header}
      data-contracted={scrolled && !phone}
      data-burger={phone && showBurger}
      data-many={lengthOf(tabs) > MAX_LETTERS_BESIDE_LOGO}
    >
      <div className={styles.bar}>
        {phone && showBurger && <BurgerMenu tabs={tabs} />}
        <Link className={styles.logo} to="/" aria-label={t('frame.home')}>
          <Logo />
        </Link>
        {!phone && (
          <nav className={styles.tabs} aria-label={t('menu.mainNavigation')}>
            {tabs.map((tab) =>
              tab.undecided ? (
                <span key={tab.id} className={styles.undecidedTab} aria-hidden="true">
                  {tab.label}
                </span>
              ) : (
                <Link key={tab.id} className={styles.tab} to={tab.to} aria-current={tab.current ? 'page' : undefined}>
                  {tab.label}
                  {tab.badge !== undefined && (
                    <span className={styles.badge}>
                      <Badge count={tab.badge} label={t('menu.unread', { count: tab.badge })} onFrame />
                    </span>
                  )}
                </Link>
              ),
            )}
          </nav>
        )}
        <div className={styles.end}>
          {inbox && <Bell {...inbox} />}
          <LanguageSelect language={language} onLanguage={onLanguage} />
          <UserMenu {...menu} />
        </div>
      </div>
    </header>
  )
}

/** The link to the inbox, with the number of unread notices. */
function Bell({ to, unread = 0, current }: Inbox) {
  const { t } = useTranslation()
  return (
    <Link className={styles.bell} to={to} aria-current={current ? 'page' : undefined}>
      <Icon name="bell" size={22} />
      <span className="visually-hidden">
        {unread > 0 ? t('menu.bell', { count: unread }) : t('menu.notifications')}
      </span>
      <span className={styles.bellCount} aria-hidden="true">
        <Badge count={unread} onFrame />
      </span>
    </Link>
  )
}

/** The number of characters of tabs that fit beside the logo. */
const MAX_LETTERS_BESIDE_LOGO = 81

/** The length of all tabs in characters. The gap between two tabs counts as three. */
function lengthOf(tabs: readonly FrameTab[]): number {
  return tabs.reduce((sum, { label }) => sum + label.length + 3, 0)
}

/** Pixels [CO-013]. */
const CONTRACT_AFTER = 67

/** The header's tabs on a phone. */
function BurgerMenu({ tabs }: { readonly tabs: readonly FrameTab[] }) {
  const { t } = useTranslation()
  const { open, close, toggle, container, button } = usePopover()
  return (
    <div ref={container}>
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-expanded={open}
        aria-label={t(open ? 'menu.closeMenu' : 'menu.openMenu')}
        onClick={toggle}
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
      </button>
      {open && (
        <nav className={styles.panel} aria-label={t('menu.mainNavigation')}>
          {tabs
            .filter(({ undecided }) => !undecided)
            .map((tab) => (
              <Link
                key={tab.id}
                className={styles.burgerMenuTab}
                to={tab.to}
                aria-current={tab.current ? 'page' : undefined}
                onClick={close}
              >
                {tab.label}
                {tab.badge !== undefined && (
                  <Badge count={tab.badge} label={t('menu.unread', { count: tab.badge })} onFrame />
                )}
              </Link>
            ))}
        </nav>
      )}
    </div>
  )
}

/**
 * Whether the page is scrolled further than `pixels`. False at exactly `pixels`. Reads the position on scroll and
 * before the next frame, never while rendering: that would force a layout of the whole page.
 */
function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels)
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', look)
    }
  }, [pixels])
  return past
}
