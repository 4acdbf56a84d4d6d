import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './SupplantingBar.module.css'

/** The user acted for. */
export type Supplanted = {
  readonly name: string
  /** The part of the document that identifies its holder. */
  readonly maskedDocument: string
  /** Whole minutes since the start. */
  readonly minutes: number
}

/** Always shows the user acted for, with the button that ends the acting. */
export function SupplantingBar({
  name,
  maskedDocument,
  minutes,
  onStop,
}: Supplanted & { readonly onStop: () => void }) {
  const { t } = useTranslation()
  return (
    <aside className={styles.bar} aria-label={t('menu.supplanting')}>
      <p className={styles.text}>
        <Icon name="swap" />
        <span className={styles.who}>
          {t('menu.supplanting')} <strong>{name}</strong> <span className={styles.more}>({maskedDocument})</span>{' '}
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
