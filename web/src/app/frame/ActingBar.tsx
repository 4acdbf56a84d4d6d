import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './ActingBar.module.css'

/** Whose area is on screen while somebody acts for them. */
export type ActedFor = {
  readonly name: string
  /** Only as much of it as it takes to recognise whose it is. */
  readonly maskedDocument: string
  /** Whole ones since it began. */
  readonly minutes: number
}

/** Says, all the time, on whose behalf one is acting, and ends it. */
export function ActingBar({ name, maskedDocument, minutes, onStop }: ActedFor & { readonly onStop: () => void }) {
  const { t } = useTranslation()
  return (
    <aside className={styles.bar} aria-label={t('menu.acting')}>
      <p className={styles.text}>
        <Icon name="swap" />
        <span className={styles.who}>
          {t('menu.acting')} <strong>{name}</strong> <span className={styles.more}>({maskedDocument})</span>{' '}
          <span className={styles.more}>
            · {minutes === 0 ? t('menu.actingSinceNow') : t('menu.actingMinutes', { count: minutes })}
          </span>
        </span>
      </p>
      <Button size="small" onClick={onStop}>
        {t('menu.endActing')}
      </Button>
    </aside>
  )
}
