import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { FrameTab } from './FrameHeader.tsx'
import { usePopover } from './usePopover.ts'
import styles from './BurgerMenu.module.css'

/** The tabs of the header, on a phone. */
export function BurgerMenu({ tabs }: { readonly tabs: readonly FrameTab[] }) {
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
          {tabs.map((tab) => (
            <NavLink key={tab.id} className={styles.tab ?? ''} to={tab.to} onClick={close}>
              {tab.label}
              {tab.badge !== undefined && (
                <Badge count={tab.badge} label={t('menu.unread', { count: tab.badge })} onFrame />
              )}
            </NavLink>
          ))}
        </nav>
      )}
    </div>
  )
}
