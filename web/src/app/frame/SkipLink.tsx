import { useTranslation } from 'react-i18next'
import styles from './SkipLink.module.css'

/** The first link of a page, visible with the focus. It leads past the menus. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={`no-print ${styles.skip}`} href="#content">
      {t('frame.skip')}
    </a>
  )
}
