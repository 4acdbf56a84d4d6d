import { useTranslation } from 'react-i18next'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import styles from './BrowsersDialog.module.css'

export type BrowsersDialogProps = { readonly onClose: () => void }

/** The supported browsers. */
export function BrowsersDialog({ onClose }: BrowsersDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open onClose={onClose} title={t('access.browsers.title')} closeLabel={t('common.close')}>
      <p>{t('access.browsers.text')}</p>
      <ul className={styles.list}>
        {BROWSERS.map((browser) => (
          <li key={browser}>{t(`access.browsers.${browser}`)}</li>
        ))}
      </ul>
      <p>{t('access.browsers.update')}</p>
    </Dialog>
  )
}

const BROWSERS = ['chrome', 'safari', 'firefox', 'edge'] as const
