import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './SupplantingBar.module.css'

type SupplantingBarProps = {
  readonly name: string
  readonly onStop: () => void
}

/** Says, all the time, on whose behalf one is acting, and ends it. */
export function SupplantingBar({ name, onStop }: SupplantingBarProps) {
  const { t } = useTranslation()
  return (
    <aside className={styles.bar} aria-label={t('menu.supplanting')}>
      <p className={styles.text}>
        <Icon name="swap" />
        <span>
          {t('menu.supplanting')} <strong>{name}</strong>
        </span>
      </p>
      <Button size="small" onClick={onStop}>
        {t('menu.stopSupplanting')}
      </Button>
    </aside>
  )
}
