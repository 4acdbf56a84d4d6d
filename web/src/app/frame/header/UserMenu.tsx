import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ThemeChoice } from '#src/base/theme.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { ThemeSwitch } from '#src/app/frame/ThemeSwitch.tsx'
import { usePopover } from './usePopover.ts'
import styles from './UserMenu.module.css'

export type FrameUser = {
  readonly name: string
  /** The user's role: "Cliente", "Administrador". */
  readonly roleTitle: string
  /** Signed in with a certificate: its icon and label are shown. */
  readonly certificate?: boolean | undefined
  /** There is news that the user has not seen on this device. */
  readonly unseenNews?: boolean | undefined
  /** The link to the members a manager may act for. The phone's bar has no tab for it. */
  readonly members?: { readonly to: string; readonly label: string } | undefined
}

type UserMenuProps = {
  readonly user: FrameUser
  readonly theme: ThemeChoice
  readonly onTheme: (theme: ThemeChoice) => void
  readonly onLogout: () => void
  readonly onStopActing?: (() => void) | undefined
}

/** The user's box: name, role and menu. */
export function UserMenu({ user, theme, onTheme, onLogout, onStopActing }: UserMenuProps) {
  const { t } = useTranslation()
  const { open, close, toggle, container, button } = usePopover()
  return (
    <div className={styles.menu} ref={container}>
      <button
        type="button"
        className={styles.button}
        ref={button}
        aria-expanded={open}
        aria-haspopup="true"
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
            <li>
              <Link className={styles.item} to={paths.profile} onClick={close}>
                <Icon name="user" />
                {t('menu.profile')}
              </Link>
            </li>
            {user.members && (
              <li>
                <Link className={styles.item} to={user.members.to} onClick={close}>
                  <Icon name="swap" />
                  {user.members.label}
                </Link>
              </li>
            )}
            <li>
              <Link className={styles.item} to={paths.payments} onClick={close}>
                <Icon name="card" />
                {t('menu.payments')}
              </Link>
            </li>
            <li>
              <Link className={styles.item} to={paths.managers} onClick={close}>
                <Icon name="users" />
                {t('menu.delegations')}
              </Link>
            </li>
            <li>
              <Link className={styles.item} to={paths.notifications} onClick={close}>
                <Icon name="bell" />
                {t('menu.notifications')}
              </Link>
            </li>
            <li>
              <Link className={styles.item} to={paths.news} onClick={close}>
                <Icon name="news" />
                {t('menu.news')}
                {user.unseenNews && <Tag tone="info">{t('menu.unseenNews')}</Tag>}
              </Link>
            </li>
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

function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words[1] : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase()
}
