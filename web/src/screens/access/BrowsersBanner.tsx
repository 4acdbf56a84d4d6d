import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './BrowsersBanner.module.css'

/** On the browser of a phone: which browsers the area works in. */
export function BrowsersBanner({ userAgent = navigator.userAgent }: { readonly userAgent?: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!isMobileBrowser(userAgent)) return null
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={styles.banner} onClick={() => setOpen(true)}>
        <Icon name="phone" />
        <span>{t('login.browsers.banner')}</span>
        <Icon name="chevronRight" size={18} />
      </button>
      <Dialog
        open={open}
        onClose={close}
        title={t('login.browsers.title')}
        actions={
          <Button variant="primary" onClick={close}>
            {t('common.close')}
          </Button>
        }
      >
        <p>{t('login.browsers.text')}</p>
        <ul className={styles.list}>
          {BROWSERS.map((browser) => (
            <li key={browser}>{t(`login.browsers.${browser}`)}</li>
          ))}
        </ul>
        <p>{t('login.browsers.update')}</p>
      </Dialog>
    </>
  )
}

/** Phones and tablets say so in their user agent; there is no better sign that all of them give. */
export function isMobileBrowser(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/.test(userAgent)
}

const BROWSERS = ['chrome', 'safari', 'firefox', 'edge'] as const
