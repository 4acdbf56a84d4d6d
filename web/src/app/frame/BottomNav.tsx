import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/iconNames.ts'
import styles from './BottomNav.module.css'

export type BottomNavItem = {
  readonly id: string
  readonly label: string
  readonly to: string
  readonly icon: IconName
  /** Unread things; nothing is shown at 0. */
  readonly badge?: number | undefined
}

/** The phone's bar within reach of the thumb: supplies, connections, requests, notifications. */
export function BottomNav({ items }: { readonly items: readonly BottomNavItem[] }) {
  const { t } = useTranslation()
  const phone = useMediaQuery(PHONE)
  if (!phone) return null
  return (
    <nav className={styles.bar} aria-label={t('menu.bottomNavigation')}>
      {items.map((item) => (
        <NavLink key={item.id} className={styles.item ?? ''} to={item.to}>
          <span className={styles.icon}>
            <Icon name={item.icon} size={24} />
            {item.badge !== undefined && (
              <span className={styles.badge}>
                <Badge count={item.badge} label={t('menu.unread', { count: item.badge })} onFrame />
              </span>
            )}
          </span>
          {item.label}
        </NavLink>
      ))}
    </nav>
  )
}
