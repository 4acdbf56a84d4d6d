import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { inApp } from '#src/shell/inApp.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './BrowsersBanner.module.css'
import type { BrowsersDialogProps } from './BrowsersDialog.tsx'

const BrowsersDialog = lazyScreen<BrowsersDialogProps>(
  async () => (await import('./BrowsersDialog.tsx')).BrowsersDialog,
)

/** A notice in a phone's browser, outside of the app: the supported browsers. */
export function BrowsersBanner({ userAgent = navigator.userAgent }: { readonly userAgent?: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (inApp() || !isMobileBrowser(userAgent)) return null
  return (
    <>
      <button type="button" className={styles.banner} onClick={() => setOpen(true)}>
        <Icon name="phone" />
        <span>{t('login.browsersBanner')}</span>
        <Icon name="chevronRight" size={18} />
      </button>
      {open && (
        <Suspense>
          <BrowsersDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Whether the user agent is that of a phone or tablet. No other sign is given by all of them. */
export function isMobileBrowser(userAgent: string): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/.test(userAgent)
}
