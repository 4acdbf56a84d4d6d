import { useTranslation } from 'react-i18next'
import { legalPages } from '#src/api/pages.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import styles from './Privacy.module.css'
import { PrivacyTerms } from './PrivacyTerms.tsx'

/** The data-protection information of a form, with links to the utility's legal pages. */
export function PrivacyDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { privacy, legalNotice } = legalPages()
  const pages = [
    { to: privacy, label: t('privacy.more') },
    { to: legalNotice, label: t('privacy.legalNotice') },
  ]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={t('privacy.title')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <PrivacyTerms />
      <ul className={styles.pages}>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <a className={styles.page} href={to} target="_blank" rel="noreferrer">
              {label}
              <Icon name="external" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
