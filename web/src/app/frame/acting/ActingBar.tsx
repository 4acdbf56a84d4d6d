import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './ActingBar.module.css'

/** The user acted for. */
export type ActedFor = {
  readonly name: string
  /** The part of the document that identifies its holder. */
  readonly maskedDocument: string
  /** Whole minutes since the start. */
  readonly minutes: number
}

/** Always shows the user acted for, with the button that ends the acting. */
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
