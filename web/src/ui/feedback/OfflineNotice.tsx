import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/base/useOnline.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './OfflineNotice.module.css'

/** Says that there is no connection. The live region is always rendered, so that a change is announced. */
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
