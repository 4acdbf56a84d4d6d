import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/base/useOnline.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './OfflineNotice.module.css'

/**
 * A line that says there is no connection, while there is none. The region is always there, so that its change is
 * announced.
 */
export function OfflineNotice() {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    <div aria-live="polite" className={styles.region}>
      {!online && (
        <p className={styles.notice}>
          <Icon name="offline" size={18} />
          {t('ui.offline')}
        </p>
      )}
    </div>
  )
}
