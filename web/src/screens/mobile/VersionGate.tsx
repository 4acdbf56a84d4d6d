import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { useVersionCheck } from '#src/api/useAppVersions.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { readDevice, writeDevice } from '#src/session/tokens/sessionEntries.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import styles from './VersionGate.module.css'

/**
 * Redirects an outdated app to its update, and tells users of a newer version, once per version. Does neither when
 * offline.
 */
export function VersionGate({ shell }: { readonly shell: MobileShell }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const online = useOnline()
  const versions = useVersionCheck(shell.platform, shell.version)
  const [dismissed, setDismissed] = useState(() => readDevice('acometida.versionOffer'))
  if (!versions || !online || pathname === paths.versionEnforcer) return null
  const { verdict, latestVersion, storeUrl } = versions
  if (verdict === 'enforce') return <Navigate to={paths.versionEnforcer} replace />
  if (verdict === 'good' || dismissed === latestVersion || storeUrl === '') return null

  const dismiss = () => {
    writeDevice({ 'acometida.versionOffer': latestVersion })
    setDismissed(latestVersion)
  }
  return (
    <div className={styles.place}>
      <Banner
        title={t('mobile.version.title')}
        actions={
          <>
            <Button
              size="small"
              variant="primary"
              onClick={() => {
                shell.openStore(storeUrl)
                dismiss()
              }}
            >
              {t('mobile.version.update')}
            </Button>
            <Button size="small" variant="quiet" onClick={dismiss}>
              {t('mobile.version.later')}
            </Button>
          </>
        }
      >
        {t('mobile.version.text', { latest: latestVersion, version: shell.version })}
      </Banner>
    </div>
  )
}
