import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { ThemeSwitch, type ThemeSwitchProps } from '#src/app/frame/ThemeSwitch.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import { usePopover } from './usePopover.ts'
import styles from './UserMenu.module.css'

type FrameUser = {
  readonly name: string
  /** The user's role: "Cliente", "Administrador". */
  readonly roleTitle: string
  /** Signed in with a certificate: its icon and label are shown. */
  readonly certificate?: boolean | undefined
  /** Whether a page opens for the user. Some open for staff only while they act for a customer. */
  readonly mayOpen?: ((path: string) => boolean) | undefined
  /** There is news that the user has not seen on this device. */
  readonly unseenNews?: boolean | undefined
  /** The link to the members a manager may act for. The phone's bar has no tab for it. */
  readonly members?: { readonly to: string; readonly label: string } | undefined
}

export type UserMenuProps = ThemeSwitchProps & {
  readonly user: FrameUser
  readonly onLogout: () => void
  /** Set only while acting. */
  readonly onStopActing?: (() => void) | undefined
}

/** The user's box: name, role and menu. */
export function UserMenu({ user, theme, onTheme, onLogout, onStopActing }: UserMenuProps) {
  const { t } = useTranslation()
  const { open, close, toggle, container, button } = usePopover()
  const { pathname } = useLocation()
  const pages: readonly { readonly to: string; readonly icon: IconName; readonly label: string }[] = [
    { to: paths.profile, icon: 'user', label: t('menu.profile') },
    ...(user.members ? [{ ...user.members, icon: 'swap' } as const] : []),
    { to: paths.payments, icon: 'card', label: t('menu.payments') },
    { to: paths.managers, icon: 'users', label: t('menu.delegations') },
    { to: paths.notifications, icon: 'bell', label: t('menu.notifications') },
    { to: paths.news, icon: 'news', label: t('menu.news') },
  ]
  return (
    <div className={styles.menu} ref={container}>
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-expanded={open}
        aria-haspopup="true"
        // Pages without a tab are marked here.
        aria-current={WITHOUT_TAB.some((page) => isWithin(pathname, page)) || undefined}
        onClick={toggle}
      >
        <span className={styles.avatar} aria-hidden="true">
          {initials(user.name)}
        </span>
        <span className={styles.who}>
          <span className={styles.role}>{user.roleTitle}</span>
          <span className={styles.name}>{user.name}</span>
        </span>
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <p className={styles.role}>{user.roleTitle}</p>
            <p className={styles.full}>{user.name}</p>
            {user.certificate && (
              <p className={styles.certificate}>
                <Icon name="certificate" size={18} />
                {t('menu.certificate')}
              </p>
            )}
          </div>
          <ul className={styles.list}>
            {pages
              .filter(({ to }) => user.mayOpen?.(to) ?? true)
              .map(({ to, icon, label }) => (
                <li key={to}>
                  <Link
                    className={styles.item}
                    to={to}
                    aria-current={isWithin(pathname, to) ? 'page' : undefined}
                    onClick={close}
                  >
                    <Icon name={icon} />
                    {label}
                    {to === paths.news && user.unseenNews && <Tag tone="info">{t('menu.unseenNews')}</Tag>}
                  </Link>
                </li>
              ))}
            {onStopActing && (
              <li>
                <button type="button" className={styles.item} onClick={onStopActing}>
                  <Icon name="swap" />
                  {t('menu.stopActing')}
                </button>
              </li>
            )}
            <li>
              <button type="button" className={styles.item} onClick={onLogout}>
                <Icon name="logout" />
                {t('menu.logout')}
              </button>
            </li>
          </ul>
          <div className={styles.theme}>
            <span>{t('frame.theme.label')}</span>
            <ThemeSwitch theme={theme} onTheme={onTheme} />
          </div>
        </div>
      )}
    </div>
  )
}

const WITHOUT_TAB = [paths.profile, paths.payments, paths.news]

function isWithin(pathname: string, page: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`)
}

/** The first letters of the first two words. */
function initials(name: string) {
  const letters = name.split(/\s+/).map((word) => word.charAt(0))
  return letters.slice(0, 2).join('').toUpperCase()
}
